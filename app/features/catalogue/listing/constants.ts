/** viewer.md §9: titles a page of a list. */
export const PAGE_SIZE = 20;
/** viewer.md §9: content refresh. */
export const CONTENT_REFRESH_MS = 10_000;
