/** A card that keeps the pointer or focus this long becomes the detail card. */
export const DETAIL_DELAY_MS = 500;
/** A pointer on its way across the page rests on no card this long; only then is anything requested. */
export const INTENT_DELAY_MS = 120;
/** The length of a description on a detail card; the page itself shows all of it. */
export const DETAIL_TEXT_LENGTH = 280;
