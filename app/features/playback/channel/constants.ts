/** viewer.md §9: the strip shows 7 days, the schedule reaches 7 days back. */
export const STRIP_DAYS = 7;
export const SCHEDULE_DAYS_BACK = 7;
/** viewer.md §9: the header shows so many categories, and related channels so many before "View all". */
export const HEADER_CATEGORIES = 4;
export const RELATED_CHANNELS_SHOWN = 4;
/** viewer.md §9: the schedule is checked every second. */
export const CHECK_EVERY_MS = 1000;
/** viewer.md §7. */
export const CHANNELS_PAGE_SIZE = 1000;

/** How long a cached page may lag behind the schedule where scripts do not correct it. */
export const PAGE_HOLDS_MS = 2 * 60_000;
/**
 * A page with what is on stays fresh for at least this long, so that one with 200 channels can be cached at
 * all.
 */
export const NOW_HOLDS_MS = 60_000;
/** Clocks that differ by more are synchronized with the server. */
export const CLOCK_JUMP_MS = 1500;
