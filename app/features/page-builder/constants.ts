/** How long the page may wait for the `load` of the others. */
export const LOAD_WAIT_MS = 150;
/**
 * A Worker's request may make only so many subrequests: blocks with a `load` beyond this number are left out.
 */
export const MAX_LOADS = 24;
/** page-builder.md §9: how long a slide stays, in the centre-mode and simple sliders, and in all others. */
export const QUICK_AUTOPLAY_MS = 2500;
export const AUTOPLAY_MS = 3000;
/** page-builder.md §9: a swimlane of more than these leads on to all of its titles. */
export const MORE_ABOVE = 14;
