import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedFrom, isFinished } from '#app/domain/finished.ts';

const MINUTE = 60;
const duration = fc.double({ min: 1, max: 6 * 60 * MINUTE, noNaN: true });

describe('finishedFrom and isFinished', () => {
  it.each([
    ['a feature film at 95 %', 100 * MINUTE, 95 * MINUTE],
    ['an episode of 30 minutes two minutes before its end', 30 * MINUTE, 28 * MINUTE],
    ['a film of 20 minutes two minutes before its end', 20 * MINUTE, 18 * MINUTE],
    ['a film of ten minutes two minutes before its end', 10 * MINUTE, 8 * MINUTE],
    ['a film of nine minutes at 95 %', 9 * MINUTE, 513],
    ['a film of three minutes at 95 %, for two minutes of it are story', 3 * MINUTE, 171],
    ['a clip of ten seconds at 95 %', 10, 9.5],
  ])('a title is finished from %s', (_, seconds, from) => {
    expect(finishedFrom(seconds)).toBeCloseTo(from);
    expect(isFinished(from - 0.1, seconds)).toBe(false);
    expect(isFinished(from + 0.1, seconds)).toBe(true);
  });

  it('the credits of long titles do not finish a short one in its first minutes', () => {
    expect(isFinished(1 * MINUTE, 3 * MINUTE)).toBe(false);
    expect(isFinished(4 * MINUTE, 5 * MINUTE)).toBe(false);
  });

  it('a title is finished at its end and at 95 %, whatever its length', () => {
    fc.assert(
      fc.property(
        duration,
        (seconds) => isFinished(seconds, seconds) && isFinished(seconds * 0.951, seconds),
      ),
    );
  });

  it('no title is finished before eight tenths of it', () => {
    fc.assert(fc.property(duration, (seconds) => !isFinished(seconds * 0.799, seconds)));
  });

  it('a title stays finished after that point', () => {
    fc.assert(
      fc.property(duration, fc.double({ min: 0, max: 1, noNaN: true }), (seconds, fraction) => {
        const from = finishedFrom(seconds);
        return isFinished(from + (seconds - from) * fraction, seconds);
      }),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'a title with the length %d is never finished',
    (seconds) => {
      expect(isFinished(1_000_000, seconds)).toBe(false);
    },
  );
});
