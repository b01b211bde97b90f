import { OVERSCAN_MINUTES, OVERSCAN_ROWS, ROW_PX } from './constants.ts';

/** What of the guide is drawn: rows and minutes, the last of each left out. */
export interface VisibleRange {
  firstRow: number;
  endRow: number;
  fromMinute: number;
  toMinute: number;
}

interface Viewport {
  scrollTop: number;
  /** Negative where text runs from right to left. */
  scrollLeft: number;
  width: number;
  height: number;
  pxPerMinute: number;
}

/** In steps, so that scrolling a little changes nothing. */
export function toVisibleRange(viewport: Viewport, rowCount: number): VisibleRange {
  const { scrollTop, scrollLeft, width, height, pxPerMinute } = viewport;
  const firstVisible = Math.floor(Math.max(0, scrollTop) / ROW_PX);
  const visible = Math.ceil(height / ROW_PX) + 1;
  const fromMinute = Math.abs(scrollLeft) / pxPerMinute;
  const toMinute = fromMinute + width / pxPerMinute;
  const step = (minute: number, round: (value: number) => number) =>
    round(minute / OVERSCAN_MINUTES) * OVERSCAN_MINUTES;
  return {
    firstRow: Math.max(0, firstVisible - OVERSCAN_ROWS),
    endRow: Math.min(rowCount, firstVisible + visible + OVERSCAN_ROWS),
    fromMinute: step(fromMinute, Math.floor) - OVERSCAN_MINUTES,
    toMinute: step(toMinute, Math.ceil) + OVERSCAN_MINUTES,
  };
}

export function isSameRange(one: VisibleRange, other: VisibleRange): boolean {
  return (
    one.firstRow === other.firstRow &&
    one.endRow === other.endRow &&
    one.fromMinute === other.fromMinute &&
    one.toMinute === other.toMinute
  );
}

/**
 * Programmes that start before this minute may have their start out of sight until the range is another.
 * `fromMinute` is the range's.
 */
export function stickyUntilMinute(fromMinute: number): number {
  return Number.isFinite(fromMinute) ? fromMinute + 2 * OVERSCAN_MINUTES : Number.POSITIVE_INFINITY;
}
