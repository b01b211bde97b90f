import { type MutableRefObject, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import { GUIDE_PAGE_ROWS, OVERSCAN_MINUTES, ROW_PX } from './constants.ts';
import { type GuideView, minuteOf } from './guide-view.ts';
import type { VisibleRange } from './visible-range.ts';

/** What of a day's guide was in sight. */
export interface GuideScroll {
  day: CalendarDay;
  isToday: boolean;
  top: number;
  /** At the start of what was in sight, since the day began. */
  minute: number;
  /** What was drawn of it. */
  range: VisibleRange;
}

/** How much of the past is visible before now when the guide opens. */
const BEFORE_NOW_MINUTES = 30;
/** More than a screen is wide: what is drawn until it is known how wide this one is. */
const INITIAL_MINUTES = 360;

/**
 * Today's guide opens at the present, other days at their beginning. Who goes from one day to another stays
 * at the same channels and the same time of day. Today may be another day in the time zone that the page
 * turns out to need: nobody has gone anywhere then.
 */
export function useRestoredScroll(
  scroller: RefObject<HTMLDivElement>,
  lastScroll: MutableRefObject<GuideScroll | null>,
  view: GuideView,
  nowMs: number,
  range: VisibleRange,
): void {
  const opensWith = useRef({ view, nowMs });
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  }, [range]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { chosen, window, page } = opensWith.current.view;
    const style = getComputedStyle(element);
    const minutePx = Number.parseFloat(style.getPropertyValue('--minute')) || 4;
    const isRtl = style.direction === 'rtl';
    const last = lastScroll.current;
    const isToday = isWithin(opensWith.current.nowMs, window);
    const minute =
      last && isAnotherDay(last, chosen, isToday)
        ? last.minute
        : initialMinute(opensWith.current.nowMs, window);
    element.scrollLeft = minute * minutePx * (isRtl ? -1 : 1);
    element.scrollTop = last?.top ?? (page - 1) * GUIDE_PAGE_ROWS * ROW_PX;
    return () => {
      // The element is still there: effects end before it goes.
      const { scrollTop: top, scrollLeft } = element;
      lastScroll.current = {
        day: chosen,
        isToday,
        top,
        minute: Math.abs(scrollLeft) / minutePx,
        range: latest.current,
      };
    };
  }, [scroller, lastScroll]);
}

/** What a grid draws at first where scripts run already: not the whole day of all rows that were served. */
export function initialRange(
  last: GuideScroll | null,
  served: VisibleRange,
  { chosen, window }: Pick<GuideView, 'chosen' | 'window'>,
  nowMs: number,
): VisibleRange {
  if (last && isAnotherDay(last, chosen, isWithin(nowMs, window))) return last.range;
  const fromMinute = initialMinute(nowMs, window) - OVERSCAN_MINUTES;
  const { firstRow, endRow } = last?.range ?? served;
  return { firstRow, endRow, fromMinute, toMinute: fromMinute + INITIAL_MINUTES };
}

function initialMinute(nowMs: number, window: GuideView['window']): number {
  return isWithin(nowMs, window) ? Math.max(0, minuteOf(nowMs, window) - BEFORE_NOW_MINUTES) : 0;
}

function isAnotherDay(last: GuideScroll, chosen: CalendarDay, isToday: boolean): boolean {
  return last.day !== chosen && !(last.isToday && isToday);
}

function isWithin(ms: number, { startMs, endMs }: GuideView['window']): boolean {
  return ms >= startMs && ms < endMs;
}
