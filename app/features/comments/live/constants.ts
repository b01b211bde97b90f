/** viewer.md §9. */
export const POLL_INTERVAL_MS = 10_000;
/** A hidden tab polls less often. */
export const HIDDEN_POLL_INTERVAL_MS = 60_000;
export const MAX_POLL_INTERVAL_MS = 60_000;
/** After a room has closed on all its viewers, their requests are spread over this time. */
export const POLL_SPREAD_MS = 2_000;

/**
 * A polling page reloads the newest of the comments on the screen from time to time: staff may have hidden
 * some.
 */
export const RECONCILE_EVERY_MS = 30_000;
export const RECONCILED_COMMENTS = 50;

export const RECONNECT_MS = 1_000;
export const MAX_RECONNECT_MS = 30_000;
/** A connection that lasts this long counts as stable. */
export const STABLE_MS = 10_000;
/** After this many failed attempts the room seems unreachable, and retries back off. */
export const MAX_FAILED_ATTEMPTS = 3;
export const COOLDOWN_MS = 5 * 60_000;
export const PING_EVERY_MS = 30_000;
/** The room must have sent something by then: its first event, or the answer to a ping. */
export const PONG_TIMEOUT_MS = 15_000;

/** Comments that a panel holds; the server's HTML begins with fewer. */
export const MAX_SHOWN = 500;
export const FIRST_SHOWN = 100;
/** New comments are announced to screen readers at most this often, and no more than a few are read out. */
export const ANNOUNCE_EVERY_MS = 5_000;
export const READ_OUT_AT_MOST = 2;
export const READ_OUT_LENGTH = 120;
