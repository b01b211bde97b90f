/** Texts that tenants' files may already replace (viewer.md §8) and whose pages are not there yet. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set(['no_content']);
