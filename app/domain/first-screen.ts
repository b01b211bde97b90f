/** Blocks above the fold, whose data the page waits for. */
export const ABOVE_THE_FOLD = 2;
