/** The part of a stream that can be played, in seconds of the media's own clock. */
export interface SeekRange {
  start: number;
  end: number;
  /** Where the bar ends, if more is still to come than can be played. */
  barEnd?: number;
}

export type Direction = 'ltr' | 'rtl';

export function clampSeek(seconds: number, range: SeekRange): number {
  if (!Number.isFinite(seconds)) return range.start;
  return Math.min(Math.max(seconds, range.start), Math.max(range.start, range.end));
}

const barLength = ({ start, end, barEnd = end }: SeekRange) => barEnd - start;

/** 0 at the range's start, 1 at its bar's end; 0 for an empty range. */
export function toFraction(seconds: number, range: SeekRange): number {
  const length = barLength(range);
  return length > 0 ? clampUnit((seconds - range.start) / length) : 0;
}

export function fromFraction(fraction: number, range: SeekRange): number {
  return range.start + clampUnit(fraction) * Math.max(0, barLength(range));
}

/**
 * How far along the bar a pointer is, from the bar's start. Time runs in the reading direction, on this bar
 * as in the guide and on the cards' progress (LOOK.md): for who reads from the right, what is over lies at
 * the right. Arrow keys, taps and sweeps follow the bar; only the triangle of the play button points one way
 * everywhere, as on every remote.
 */
export function pointerFraction(
  x: number,
  bar: { left: number; width: number },
  direction: Direction,
): number {
  if (bar.width <= 0) return 0;
  const fromLeft = clampUnit((x - bar.left) / bar.width);
  return direction === 'rtl' ? 1 - fromLeft : fromLeft;
}

/**
 * Where to resume (viewer.md §4): a position beyond the end has the duration subtracted until it fits. A
 * position at the very end starts over, for there is nothing left to resume.
 */
export function resumePosition(offsetSeconds: number, durationSeconds: number | null | undefined): number {
  if (!Number.isFinite(offsetSeconds) || offsetSeconds <= 0) return 0;
  if (!durationSeconds || !Number.isFinite(durationSeconds) || durationSeconds <= 0) return offsetSeconds;
  return offsetSeconds % durationSeconds;
}

function clampUnit(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** The `t` of a watch page's address, in seconds; null where it names no position. */
export function toStartSeconds(t: string | null): number | null {
  return t !== null && /^\d{1,6}$/.test(t) ? Number(t) : null;
}
