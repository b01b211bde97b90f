import type { Direction, SeekRange } from '#app/features/playback/seek.ts';

/** Two taps further apart in time are two single ones. */
export const DOUBLE_TAP_MS = 300;
/** Less than this is a finger that trembles, in pixels. */
const SLOP = 14;
/** A sweep over the whole picture leads this far; over a shorter film, through all of it. */
const FULL_SWEEP_SECONDS = 120;
/** The outer thirds skip; between them lies the play button. */
const SIDE_SHARE = 1 / 3;

export interface Point {
  x: number;
  y: number;
}

export interface PictureBox {
  left: number;
  width: number;
  height: number;
}

/**
 * Where on the picture a double tap leads: back, forward or (in the middle) nowhere. Time runs as the page
 * reads.
 */
export function tapSide(
  x: number,
  { left, width }: PictureBox,
  direction: Direction,
): 'back' | 'forward' | null {
  const share = (x - left) / width;
  if (share > SIDE_SHARE && share < 1 - SIDE_SHARE) return null;
  const isFirst = share <= SIDE_SHARE;
  return isFirst === (direction === 'ltr') ? 'back' : 'forward';
}

/** Which way a finger moves, once that is clear. */
export function swipeAxis(from: Point, to: Point): 'inline' | 'block' | null {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(across, down) < SLOP) return null;
  return across > down ? 'inline' : 'block';
}

/** Seconds that a sweep leads forward, or back if negative. */
export function sweepSeconds(
  pixels: number,
  { width }: PictureBox,
  range: SeekRange,
  direction: Direction,
): number {
  const fullSeconds = Math.min(FULL_SWEEP_SECONDS, range.end - range.start);
  const forward = direction === 'ltr' ? pixels : -pixels;
  return width > 0 ? (forward / width) * fullSeconds : 0;
}

/**
 * The volume after a finger has moved up (negative pixels) or down; the picture's height is the whole of it.
 */
export function sweepVolume(volume: number, pixels: number, { height }: PictureBox): number {
  return height > 0 ? Math.min(1, Math.max(0, volume - pixels / height)) : volume;
}
