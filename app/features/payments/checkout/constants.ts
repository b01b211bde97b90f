/** So long the platform asks the price that it showed; a form that is older is made anew. */
export const FORM_LIFETIME_MS = 30 * 60 * 1000;
/** How far a browser's form may lie ahead of this machine's clock, since another one made it. */
export const CLOCK_SLACK_MS = 60 * 1000;
/** Says which payments were begun in this browser: pages that carry a payment on open for these alone. */
export const CHECKOUT_STARTED_COOKIE = 'payment_begun';
