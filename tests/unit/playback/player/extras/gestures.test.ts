import { describe, expect, it } from 'vitest';
import {
  sweepSeconds,
  sweepVolume,
  swipeAxis,
  tapSide,
} from '#app/features/playback/player/extras/gestures.ts';

const box = { left: 100, width: 300, height: 200 };

describe('tapSide, swipeAxis and sweepSeconds', () => {
  it.each([
    [110, 'ltr', 'back'],
    [390, 'ltr', 'forward'],
    [250, 'ltr', null],
    [110, 'rtl', 'forward'],
    [390, 'rtl', 'back'],
  ] as const)('a double tap at %d (%s) leads %s', (x, direction, side) => {
    expect(tapSide(x, box, direction)).toBe(side);
  });

  it('a movement of a few pixels is no swipe', () => {
    expect(swipeAxis({ x: 0, y: 0 }, { x: 9, y: -9 })).toBeNull();
    expect(swipeAxis({ x: 0, y: 0 }, { x: 30, y: 10 })).toBe('inline');
    expect(swipeAxis({ x: 0, y: 0 }, { x: 10, y: -30 })).toBe('block');
  });

  it('a swipe over the entire width seeks two minutes, or through a shorter film', () => {
    expect(sweepSeconds(300, box, { start: 0, end: 7200 }, 'ltr')).toBe(120);
    expect(sweepSeconds(-150, box, { start: 0, end: 7200 }, 'ltr')).toBe(-60);
    expect(sweepSeconds(300, box, { start: 0, end: 24 }, 'ltr')).toBe(24);
    expect(sweepSeconds(300, box, { start: 0, end: 7200 }, 'rtl')).toBe(-120);
    expect(sweepSeconds(300, { ...box, width: 0 }, { start: 0, end: 24 }, 'ltr')).toBe(0);
  });

  it('a swipe up is louder and one down quieter, between the limits', () => {
    expect(sweepVolume(0.5, -50, box)).toBe(0.75);
    expect(sweepVolume(0.5, 50, box)).toBe(0.25);
    expect(sweepVolume(0.5, -500, box)).toBe(1);
    expect(sweepVolume(0.5, 500, box)).toBe(0);
  });
});
