import { LIMITS } from '#app/contract/limits.ts';

/** viewer.md §9: titles a page of a list. */
export const PAGE_SIZE = 20;
/** Titles under a search that found nothing. */
export const INSTEAD_SIZE = 10;
/** viewer.md §9: content refresh. */
export const CONTENT_REFRESH_MS = 10_000;
/** Names from a link are cut to a heading's length. */
export const MAX_HEADING = 120;
export const MAX_PAGE = LIMITS.page;
export const MAX_SEARCH_TEXT = LIMITS.searchText;

/**
 * How many lists' further pages are kept for going back, and how much text they may be in session storage.
 */
export const MAX_STORED_LISTS = 10;
export const MAX_STORED_CHARACTERS = 300_000;
