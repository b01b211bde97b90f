import { utcTime, wallClock } from './wall-clock.server.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAY_FORMAT = 'YYYY-MM-DD';

/** A day on the calendar, "2026-11-22", whatever the zone. */
export type CalendarDay = string;

/** The day that it is at a moment, where the zone is. */
export function dayOf(ms: number, timeZone: string): CalendarDay {
  return wallClock(ms, timeZone).format(DAY_FORMAT);
}

/** The first moment of a day, in Unix ms. Clocks may jump over midnight, or strike it twice. */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  const midnightMs = utcTime(day).valueOf();
  const candidates = [midnightMs - DAY_MS, midnightMs + DAY_MS]
    .map((ms) => midnightMs - (wallClock(ms, timeZone).valueOf() - ms))
    .sort((one, other) => one - other);
  return candidates.find((ms) => dayOf(ms, timeZone) >= day) ?? midnightMs;
}

/** The day so many days later, or earlier where `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return utcTime(day).add(count, 'day').format(DAY_FORMAT);
}
