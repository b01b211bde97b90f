import { memoizeByKey } from './memoize.ts';

const DAY_MS = 24 * 3600 * 1000;

/** A day on the calendar, "2026-11-22", whatever the zone. */
export type CalendarDay = string;

/** There are some six hundred zones; more names than this are made up. */
const MAX_NAMES = 2_000;

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
}, MAX_NAMES);

/** The day that it is at a moment, where the zone is. */
export function dayOf(ms: number, timeZone: string): CalendarDay {
  return new Date(wallClockMs(ms, timeZone)).toISOString().slice(0, 10);
}

/** The first moment of a day, in Unix ms. Clocks may jump over midnight, or strike it twice. */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  const offsets = [midnightMs - DAY_MS, midnightMs + DAY_MS].map(
    (ms) => wallClockMs(ms, timeZone) - Math.floor(ms / 1000) * 1000,
  );
  const candidates = offsets.map((offset) => midnightMs - offset).sort((one, other) => one - other);
  return candidates.find((ms) => dayOf(ms, timeZone) >= day) ?? midnightMs;
}

/** The day so many days later, or earlier where `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** What clocks show there, as if it were UTC; to the second. */
function wallClockMs(ms: number, timeZone: string): number {
  const timeParts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) timeParts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = timeParts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const clockOf = memoizeByKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
  MAX_NAMES,
);
