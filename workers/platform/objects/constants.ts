/** Rows of one insert: D1 binds at most 100 values. */
export const ROWS_AN_INSERT = 10;
/** Posts that wait for the database; more than these are asked to come back. */
export const MAX_WAITING = 500;
export const BUSY_RETRY_SECONDS = 2;

/** A viewer may write this many comments at once, then one a refill. */
export const POST_BURST = 5;
export const POST_REFILL_MS = 2_000;
export const MAX_PACED_VIEWERS = 10_000;

/** How many messages a second a room sends out: the more viewers it has, the more comments travel together. */
export const SENDS_PER_SECOND = 10_000;
export const MAX_BROADCAST_GAP_MS = 1_000;

/** Cloudflare takes 32,768 sockets an object. Who comes later polls. */
export const MAX_SOCKETS = 30_000;
/** After somebody came or left, the others are told their number this much later. */
export const VIEWERS_DELAY_MS = 5_000;
/** Browsers ping every 30 s, hidden ones once a minute, and only once the last answer has got through. */
export const SILENT_MS = 150_000;
export const SWEEP_EVERY_MS = 30_000;
