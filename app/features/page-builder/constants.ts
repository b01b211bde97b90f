/** Blocks that a viewer sees first; what these have to ask for is waited for. */
export const ABOVE_THE_FOLD = 2;
/** What the others ask for may hold the page up this long. */
export const LOAD_WAIT_MS = 150;
/**
 * A request has only so many calls: blocks beyond these that would have to ask for something are left out.
 */
export const MAX_LOADS = 24;
/** page-builder.md §9: how long a slide stays, in the centre-mode and simple sliders, and in all others. */
export const QUICK_AUTOPLAY_MS = 2500;
export const AUTOPLAY_MS = 3000;
/** page-builder.md §9: a swimlane of more than these leads on to all of its titles. */
export const MORE_ABOVE = 14;
