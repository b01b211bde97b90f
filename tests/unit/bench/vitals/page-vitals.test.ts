import { describe, expect, it } from 'vitest';
import { blockingTime, cumulativeShift } from '#tests/bench/vitals/page-vitals.ts';

describe('blockingTime', () => {
  it('is what long tasks take beyond 50 ms after the first paint', () => {
    const tasks = [
      { start: 1100, duration: 80 },
      { start: 1300, duration: 250 },
    ];
    expect(blockingTime({ fcp: 1000, tasks })).toBe(30 + 200);
  });

  it('leaves out what a task took before the first paint', () => {
    expect(blockingTime({ fcp: 1000, tasks: [{ start: 600, duration: 300 }] })).toBe(0);
    expect(blockingTime({ fcp: 1000, tasks: [{ start: 800, duration: 500 }] })).toBe(300);
  });
});

describe('cumulativeShift', () => {
  it('is the largest session of shifts, not the sum of all', () => {
    const shifts = [
      { start: 100, value: 0.01 },
      { start: 900, value: 0.02 },
      { start: 2500, value: 0.015 },
    ];
    expect(cumulativeShift(shifts)).toBeCloseTo(0.03);
  });

  it('ends a session after five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ start: index * 500, value: 0.01 }));
    expect(cumulativeShift(shifts)).toBeCloseTo(0.1);
  });

  it('is 0 where nothing moved', () => {
    expect(cumulativeShift([])).toBe(0);
  });
});
