/** A card that keeps the pointer or focus this long becomes the detail card. */
export const DETAIL_DELAY_MS = 500;
/** A pointer on its way across the page rests on no card this long; only then is anything requested. */
export const INTENT_DELAY_MS = 120;
/** What a detail card shows of a description, which the page itself shows whole. */
export const DETAIL_TEXT_LENGTH = 280;
