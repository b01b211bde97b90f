/** Rows of one insert: D1 binds at most 100 values. */
export const ROWS_AN_INSERT = 10;
/** Posts that wait for the database; any more get a `Retry-After`. */
export const MAX_WAITING = 500;
export const BUSY_RETRY_SECONDS = 2;

/** What each viewer may do to the comments on one subject. */
export const QUOTAS = {
  post: { burst: 5, refillMs: 2_000 },
  vote: { burst: 30, refillMs: 500 },
  /** Edits and removals. */
  change: { burst: 10, refillMs: 3_000 },
  report: { burst: 10, refillMs: 10_000 },
} as const;
export const MAX_LIMITED_VIEWERS = 10_000;

/**
 * How many messages a second a room sends out: the more viewers it has, the more comments travel together.
 */
export const SENDS_PER_SECOND = 10_000;
export const MAX_BROADCAST_GAP_MS = 1_000;

/** Cloudflare takes 32,768 sockets an object. Who comes later polls. */
export const MAX_SOCKETS = 30_000;
/** After somebody joined or left, the others get the new number this much later. */
export const VIEWERS_DELAY_MS = 5_000;
/** Browsers ping every 30 s, hidden ones once a minute, and only once the last answer has got through. */
export const SILENT_MS = 150_000;
export const SWEEP_EVERY_MS = 30_000;

/** Sockets of one address: a household, an office, a café; not a flood. */
export const MAX_SOCKETS_AN_ADDRESS = 20;

/**
 * The newest comments, which a room caches for viewers that poll: read from the database at most this often.
 */
export const RECENT_COMMENTS = 100;
export const RECENT_FRESH_MS = 1_000;
