import { addDays, type CalendarDay, dayOf, startOfDay } from '#app/lib/calendar-days.server.ts';
import { SCHEDULE_DAYS_BACK, STRIP_DAYS } from './constants.ts';
import type { TimeWindow } from './schedule.ts';

/** viewer.md §4: from 7 days back to the end of today, by the days of the viewer's zone. */
export function scheduleWindow(nowMs: number, timeZone: string): TimeWindow {
  const today = dayOf(nowMs, timeZone);
  return {
    startMs: startOfDay(addDays(today, -SCHEDULE_DAYS_BACK), timeZone),
    endMs: startOfDay(addDays(today, 1), timeZone),
  };
}

/** 24 hours, or 23, or 25, or what the zone's clocks make of it. */
export function dayWindow(day: CalendarDay, timeZone: string): TimeWindow {
  return { startMs: startOfDay(day, timeZone), endMs: startOfDay(addDays(day, 1), timeZone) };
}

/** The days of the strip (viewer.md §2): today, yesterday and the five before. */
export function stripDays(nowMs: number, timeZone: string): CalendarDay[] {
  const today = dayOf(nowMs, timeZone);
  return Array.from({ length: STRIP_DAYS }, (_, back) => addDays(today, -back));
}

/** The day in the URL; today where the URL has none of the strip's days. */
export function chosenDay(requested: string | null, days: readonly CalendarDay[]): CalendarDay {
  return days.find((day) => day === requested) ?? days[0] ?? '';
}
