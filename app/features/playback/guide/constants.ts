/** Rows of the guide that come with the page and with each request for more. */
export const GUIDE_PAGE_ROWS = 15;
/** Programmes that a card of the list knows of: what is on and what follows. */
export const NOW_PROGRAMMES = 3;
export const NOW_WINDOW_MS = 6 * 3600 * 1000;
export const NOW_STEP_MS = 10 * 60 * 1000;
/** More than the list's own limit (viewer.md §7) would be no address of ours. */
export const MAX_GUIDE_PAGE = 100;

/** How often the line of the present moves. */
export const NOW_LINE_STEP_MS = 30_000;
/** Where the present is, for links. */
export const NOW_ID = 'guide-now';

/** Geometry that scripts and styles share (guide-grid.module.css). */
export const ROW_PX = 72;
export const MARK_EVERY_MINUTES = 30;
/** Beyond what is visible: rows, and minutes to either side. */
export const OVERSCAN_ROWS = 4;
export const OVERSCAN_MINUTES = 60;
