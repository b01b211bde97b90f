/** Counts the reloads of a page without scripts that found the payment service down. */
export const RELOAD_PARAM = 'again';
