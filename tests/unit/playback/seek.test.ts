import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampSeek,
  fromFraction,
  pointerFraction,
  resumePosition,
  toFraction,
  toStartSeconds,
} from '#app/features/playback/seek.ts';

const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });
const range = fc.tuple(seconds, seconds).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

describe('resumePosition', () => {
  it('the duration is subtracted until the offset fits', () => {
    expect(resumePosition(250, 100)).toBe(50);
  });

  it('a position within the film is returned unchanged', () => {
    expect(resumePosition(42.5, 100)).toBe(42.5);
  });

  it('an offset at the very end starts over', () => {
    expect(resumePosition(100, 100)).toBe(0);
  });

  it.each([null, undefined, 0, Number.NaN, Number.POSITIVE_INFINITY])(
    'the offset is kept for duration %s',
    (duration) => {
      expect(resumePosition(30, duration)).toBe(30);
    },
  );

  it.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])('offset %s has no position', (offset) => {
    expect(resumePosition(offset, 100)).toBe(0);
  });

  it('the position always lies within the film, full durations away from the offset', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (offset, duration) => {
          const position = resumePosition(offset, duration);
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThan(duration);
          expect((offset - position) % duration).toBe(0);
        },
      ),
    );
  });
});

describe('clampSeek, toFraction and pointerFraction', () => {
  it('a seek never leaves the range', () => {
    fc.assert(
      fc.property(fc.double(), range, (wanted, within) => {
        const target = clampSeek(wanted, within);
        expect(target).toBeGreaterThanOrEqual(within.start);
        expect(target).toBeLessThanOrEqual(within.end);
      }),
    );
  });

  it('positions become fractions and back', () => {
    fc.assert(
      fc.property(range, fc.double({ min: 0, max: 1, noNaN: true }), (within, fraction) => {
        fc.pre(within.end - within.start > 1);
        expect(toFraction(fromFraction(fraction, within), within)).toBeCloseTo(fraction, 6);
      }),
    );
  });

  it('a position has no fraction where nothing is loaded', () => {
    expect(toFraction(10, { start: 0, end: 0 })).toBe(0);
  });

  it('a click counts from the side where reading starts', () => {
    const bar = { left: 100, width: 400 };
    expect(pointerFraction(200, bar, 'ltr')).toBe(0.25);
    expect(pointerFraction(200, bar, 'rtl')).toBe(0.75);
  });

  it('a click stops at the ends of the bar', () => {
    const bar = { left: 100, width: 400 };
    expect(pointerFraction(0, bar, 'ltr')).toBe(0);
    expect(pointerFraction(900, bar, 'ltr')).toBe(1);
    expect(pointerFraction(900, { left: 0, width: 0 }, 'ltr')).toBe(0);
  });
});

describe('toStartSeconds', () => {
  it.each([
    ['0', 0],
    ['90', 90],
    [null, null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['9999999', null],
    ['ten', null],
  ])('the parameter %s is a start at %s', (t, expected) => {
    expect(toStartSeconds(t)).toBe(expected);
  });
});
