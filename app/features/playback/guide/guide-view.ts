import type { TimeWindow } from '#app/features/playback/channel/schedule.ts';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import type { GuideRow } from './guide-model.ts';

export interface GuideChannel {
  id: string;
  name: string;
  logo: string | undefined;
  isFree: boolean;
}

/** All channels over a day. */
export interface GuideView {
  days: readonly CalendarDay[];
  chosen: CalendarDay;
  window: TimeWindow;
  /** Half hours of the day, as the viewer's clock shows them; a day may repeat an hour or lack one. */
  marks: readonly { minute: number; text: string }[];
  /** All of them, in the guide's order. */
  channels: readonly GuideChannel[];
  /** Of the page, from 1. */
  page: number;
  rows: readonly GuideRow[];
}

const MINUTE_MS = 60_000;

/** Minutes since the day began: as they pass, not as clocks count them. */
export function minuteOf(ms: number, { startMs }: TimeWindow): number {
  return (ms - startMs) / MINUTE_MS;
}

export function toMarks(
  window: TimeWindow,
  everyMinutes: number,
  writeTime: (ms: number) => string,
): GuideView['marks'] {
  const count = Math.ceil(minuteOf(window.endMs, window) / everyMinutes);
  return Array.from({ length: count }, (_, index) => {
    const minute = index * everyMinutes;
    return { minute, text: writeTime(window.startMs + minute * MINUTE_MS) };
  });
}
