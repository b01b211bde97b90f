/**
 * tsx marks functions with a helper of its own, which functions that are sent into a page do not find there.
 */
export const PAGE_SCRIPT_SHIM = 'globalThis.__name ??= (value) => value;';
