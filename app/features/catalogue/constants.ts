/** page-builder.md §9: the banner advances every 3 s. */
export const BANNER_AUTOPLAY_MS = 3000;
/** The `sizes` attribute of the banner's slides. */
export const HERO_SIZES = '(width >= 576px) 70vw, 86vw';
/** viewer.md §2 and §9: related titles on a content's page. */
export const RELATED_COUNT = 8;
/** viewer.md §2: artist and venue rows of the home page. */
export const HOME_ROW_SIZE = 10;
/** page-builder.md §9: a row holds 15. */
export const LANE_SIZE = 15;
/** How long the page may wait for a row of the home page that the backend's response lacks. */
export const ROW_WAIT_MS = 150;
/** Three lines of a description hold about this many characters; only longer ones offer to show more. */
export const LONG_DESCRIPTION = 190;
/** Badges show what is live now, so cards may be as old as the page cache lets a page be. */
export const CARDS_AGE_MS = 30_000;
