/** page-builder.md §9: the banner moves on every 3 s. */
export const BANNER_AUTOPLAY_MS = 3000;
/** viewer.md §2 and §9: related titles on a content's page. */
export const RELATED_COUNT = 8;
/** viewer.md §2: artist and venue rows of the home page. */
export const HOME_ROW_SIZE = 10;
/** Three lines of a description hold about this many characters; only longer ones offer to show more. */
export const LONG_DESCRIPTION = 190;
