/** The next item is prefetched when this much of the current one is left. */
export const PREFETCH_SECONDS = 20;
/** As many items back as shuffled playing remembers its way. */
export const MAX_PLAYED = 100;
