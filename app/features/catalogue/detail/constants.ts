/** A tab's deferred list holds the page up no longer than this; loaded beside the rest, it rarely does. */
export const TAB_WAIT_MS = 200;
/** Episodes, or items of a playlist, that are on the page at first; "show more" loads the rest. */
export const ITEMS_SHOWN = 50;
/**
 * viewer.md §9: a playlist shows so many categories on wide and on small screens, and so many of each item.
 */
export const PLAYLIST_CATEGORIES = 9;
export const ITEM_CATEGORIES = 4;
