/** viewer.md §9: the artist and venue lists are one page of this many. */
export const PEOPLE_PAGE_SIZE = 1000;
/** The page size where the list is too long for one response. */
export const PEOPLE_PART_SIZE = 100;
/** viewer.md §9: the newest titles of an artist or a venue, in one request. */
export const TITLES_PAGE_SIZE = 100;
/**
 * viewer.md §9: a category's row leads on where all titles are more than a page and it has more than this
 * many.
 */
export const ROW_SEE_MORE_ABOVE = 15;
/** Cards laid out together. It divides by every number of columns that a grid has, so no row has a gap. */
export const PEOPLE_CHUNK = 60;
/** Shorter lists fit the screen; a search box would only be in the way. */
export const SEARCHABLE_FROM = 13;
/** Longer names to search for are cut. */
export const MAX_QUERY = 100;
/** Pictures in the banner of a list. */
export const COLLAGE_SIZE = 6;
/** Names longer than this are set smaller at the head of their page. */
export const LONG_NAME = 48;
