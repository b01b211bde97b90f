/** Raw events and single plays are kept for this long; a title's days for good. */
export const EVENT_RETENTION_DAYS = 90;
/** A new play removes at most so many older ones: more than it adds, so that the backlog shrinks. */
export const PRUNED_AT_ONCE = 200;

/** Of which the most played titles are found, today among them; older days of plays are deleted. */
export const RANKED_DAYS = 7;

/** A glance is no watching: nothing to come back to, and no reason to forget where one was. */
export const RESUME_FROM_SECONDS = 5;
/** A position may lie beyond the end by what players round. */
export const DURATION_TOLERANCE_SECONDS = 5;

/** A page that took longer to show a frame was waiting for its viewer, not for us. */
export const MAX_START_MS = 10 * 60_000;
export const MAX_REBUFFERS = 10_000;

/** Reports cover this many days by default, and never more than the second. */
export const REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 400;
