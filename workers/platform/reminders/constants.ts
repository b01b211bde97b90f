const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long before the start the mail goes out. */
export const LEAD_MS = 30 * MINUTE_MS;
/** What was cancelled, or whose viewer is not verified, is looked at again so often until it starts. */
export const LOOK_AGAIN_MS = 5 * MINUTE_MS;
/** Programmes can be foreseen as far as owners plan them; a loop repeats for ever. */
export const FURTHEST_MS = 14 * DAY_MS;
/** How far a dated programme may be moved and still be the same one. */
export const MOVED_MS = 7 * DAY_MS;
/** And one of the daily loop, which is shown again a day after and before. */
export const LOOP_MOVED_MS = 12 * HOUR_MS;
