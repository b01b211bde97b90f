// biome-ignore lint/style/noRestrictedImports: the one place, with the plugin that it needs.
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { memoizeByKey } from './memoize.ts';
import type { Moment } from './time-text.ts';

dayjs.extend(utc);

/** There are some six hundred zones; more names than this are made up. */
const MAX_ZONES = 2_000;

/** A moment in UTC; its value is NaN for what is no date. */
export function utcTime(moment: Moment): Dayjs {
  return dayjs.utc(moment);
}

/**
 * What clocks show in a zone, to the second, as if it were UTC. Intl has the zones; dayjs's own plugin for
 * them is ten times slower (docs/decisions/039).
 */
export function wallClock(moment: Moment, timeZone: string): Dayjs {
  const time = utcTime(moment);
  if (timeZone === 'UTC' || Number.isNaN(time.valueOf())) return time;
  return utcTime(clockOf(timeZone).format(time.valueOf()));
}

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** When clocks in a zone show a time as `datetime-local` writes it; null for what is none. */
export function momentAt(localTime: string, timeZone: string): Date | null {
  const shown = LOCAL_TIME.test(localTime) ? Date.parse(`${localTime}:00Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  // The zone's offset at about that time, then at the time itself.
  const guess = shown - (wallClock(shown, timeZone).valueOf() - shown);
  return new Date(shown - (wallClock(guess, timeZone).valueOf() - guess));
}

/** "2026-11-22T23:30", as `datetime-local` has it; '' for what is no date. */
export function toLocalTime(moment: Moment, timeZone: string): string {
  const clock = wallClock(moment, timeZone);
  return Number.isNaN(clock.valueOf()) ? '' : clock.format('YYYY-MM-DDTHH:mm');
}

/** Swedish is written as ISO 8601: "2026-11-22 23:30:00". */
const clockOf = memoizeByKey(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  MAX_ZONES,
);

/** The zone's own IANA name, or null for what is none. */
export function toTimeZone(name: string | null | undefined): string | null {
  if (!name || name.length > 64) return null;
  return canonicalZone(name);
}

const canonicalZone = memoizeByKey((name): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}, MAX_ZONES);
