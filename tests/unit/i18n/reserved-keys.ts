/** Texts that tenants' files may already replace (viewer.md §8) and whose pages are not there yet. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set([
  'added_watchlist_toast',
  'removed_watchlist_toast',
  'added_favourites_toast',
  'removed_favourites_toast',
  'no_content',
]);
