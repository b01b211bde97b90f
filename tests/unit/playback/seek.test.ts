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
  it('subtracts the duration until the offset fits', () => {
    expect(resumePosition(250, 100)).toBe(50);
  });

  it('leaves a position within the film as it is', () => {
    expect(resumePosition(42.5, 100)).toBe(42.5);
  });

  it('starts over at the very end', () => {
    expect(resumePosition(100, 100)).toBe(0);
  });

  it.each([null, undefined, 0, Number.NaN, Number.POSITIVE_INFINITY])(
    'keeps the offset for duration %s',
    (duration) => {
      expect(resumePosition(30, duration)).toBe(30);
    },
  );

  it.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])('has no position for offset %s', (offset) => {
    expect(resumePosition(offset, 100)).toBe(0);
  });

  it('always lies within the film, whole durations away from the offset', () => {
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

describe('seeking', () => {
  it('never leaves the range', () => {
    fc.assert(
      fc.property(fc.double(), range, (wanted, within) => {
        const target = clampSeek(wanted, within);
        expect(target).toBeGreaterThanOrEqual(within.start);
        expect(target).toBeLessThanOrEqual(within.end);
      }),
    );
  });

  it('turns positions into fractions and back', () => {
    fc.assert(
      fc.property(range, fc.double({ min: 0, max: 1, noNaN: true }), (within, fraction) => {
        fc.pre(within.end - within.start > 1);
        expect(toFraction(fromFraction(fraction, within), within)).toBeCloseTo(fraction, 6);
      }),
    );
  });

  it('has no fraction where nothing is loaded', () => {
    expect(toFraction(10, { start: 0, end: 0 })).toBe(0);
  });

  it('counts from the side where reading starts', () => {
    const bar = { left: 100, width: 400 };
    expect(pointerFraction(200, bar, 'ltr')).toBe(0.25);
    expect(pointerFraction(200, bar, 'rtl')).toBe(0.75);
  });

  it('stops at the ends of the bar', () => {
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
  ])('%s reads as %s', (t, expected) => {
    expect(toStartSeconds(t)).toBe(expected);
  });
});
