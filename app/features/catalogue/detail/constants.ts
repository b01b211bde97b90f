/**
 * A tab's list that may still be on its way holds the page up no longer than this; asked for beside the rest,
 * it rarely does.
 */
export const TAB_WAIT_MS = 200;
/** The last page that "show more" leads to: the services' lists end at 1000. */
export const MAX_LIST_PAGE = 50;
/** Episodes, or items of a playlist, that stand on the page at first; the rest comes when asked for. */
export const ITEMS_SHOWN = 50;
/**
 * viewer.md §9: a playlist shows so many categories on wide and on small screens, and so many of each item.
 */
export const PLAYLIST_CATEGORIES = 9;
export const ITEM_CATEGORIES = 4;
