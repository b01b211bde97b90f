/** viewer.md §4 and §9: a trailer starts 1 s after it is ready. */
export const TRAILER_DELAY_MS = 1000;
/** viewer.md §9: the quality of a card's trailer. */
export const PREVIEW_QUALITY = 360;
/** viewer.md §9: the quality of a trailer that is looked at for its own sake. */
export const TRAILER_QUALITY = 480;
