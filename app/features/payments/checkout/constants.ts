/** The platform charges the price it showed for this long; an older form is replaced by a new one. */
export const FORM_LIFETIME_MS = 30 * 60 * 1000;
/** How far a browser's form may lie ahead of this machine's clock, since another one made it. */
export const CLOCK_SLACK_MS = 60 * 1000;
/** Records which payment this browser began: pages that continue a payment open for that one alone. */
export const CHECKOUT_STARTED_COOKIE = 'payment_begun';
