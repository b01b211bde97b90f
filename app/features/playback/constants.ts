/** viewer.md §9. */
export const PLAYBACK_RATES = [0.5, 0.75, 1, 1.25, 1.5] as const;

export const SKIP_SECONDS = 10;
export const ARROW_SKIP_SECONDS = 5;
export const VOLUME_STEP = 0.1;

/** The controls are hidden after this long without input. */
export const CONTROLS_HIDE_AFTER_MS = 3000;
/** A shorter wait is not worth a spinner. */
export const SPINNER_AFTER_MS = 350;
/** After this long the viewer sees a message that loading is slow, with a retry button. */
export const STALL_MESSAGE_AFTER_MS = 12_000;

/** Nearer than this to the live edge counts as live; players keep a few segments behind it. */
export const LIVE_EDGE_TOLERANCE_SECONDS = 15;

/** Start estimate without a memory of the last session. */
export const DEFAULT_BANDWIDTH_BPS = 500_000;
/** The last session's line may have been better than today's. */
export const STORED_BANDWIDTH_FACTOR = 0.7;

/** A preloaded manifest and its signed URL are used up to this age. */
export const PREFETCH_TTL_MS = 60_000;

/** A new signed address that has not come by then is given up. */
export const RENEWAL_TIMEOUT_MS = 10_000;
/** An address that is rejected sooner after its renewal will not be mended by another renewal. */
export const MIN_RENEWAL_INTERVAL_MS = 30_000;
