/**
 * URLs of one page of a list: one call of the content service, whose response may hold 2 MB, so 4 KB a title.
 * The protocol allows 50,000.
 */
export const SITEMAP_PAGE_SIZE = 500;
/** Pages that an index lists at most (sitemaps.org). */
export const MAX_SITEMAPS = 50_000;
/** Limits of Google's video sitemaps. */
export const VIDEO_DESCRIPTION_LENGTH = 2048;
export const VIDEO_TITLE_LENGTH = 100;
export const MAX_VIDEO_SECONDS = 28_800;
