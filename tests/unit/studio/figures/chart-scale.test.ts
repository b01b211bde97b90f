import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale, placeOf } from '#app/features/studio/figures/chart-scale.ts';
import { daysOf, readRange } from '#app/features/studio/figures/range.ts';

describe('chartScale', () => {
  it.each([
    [[], { low: 0, high: 1, ticks: [0, 1] }],
    [[0, 0], { low: 0, high: 1, ticks: [0, 1] }],
    [[1, 3], { low: 0, high: 3, ticks: [0, 1, 2, 3] }],
    [[7], { low: 0, high: 8, ticks: [0, 2, 4, 6, 8] }],
    [[92], { low: 0, high: 100, ticks: [0, 25, 50, 75, 100] }],
    [[-30, 80], { low: -50, high: 100, ticks: [-50, 0, 50, 100] }],
    [[-3], { low: -3, high: 0, ticks: [-3, -2, -1, 0] }],
  ])('of %j is %j', (values, scale) => {
    // -0 is 0 to a reader.
    const { low, high, ticks } = chartScale(values);
    expect({ low: low + 0, high, ticks: ticks.map((tick) => tick + 0) }).toEqual(scale);
  });

  it('holds zero and every value, with few ticks at equal distances', () => {
    const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const scale = chartScale(values);
        for (const each of [0, ...values]) {
          expect(placeOf(each, scale)).toBeGreaterThanOrEqual(0);
          expect(placeOf(each, scale)).toBeLessThanOrEqual(1);
        }
        expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
        expect(scale.ticks.length).toBeLessThanOrEqual(7);
        expect(scale.ticks.some((tick) => tick + 0 === 0)).toBe(true);
        expect(scale.ticks.every(Number.isInteger)).toBe(true);
        const [first = 0, second = 0] = scale.ticks;
        expect(scale.ticks.every((tick, index) => tick === first + index * (second - first))).toBe(true);
      }),
    );
  });
});

describe('readRange', () => {
  const now = new Date('2026-11-29T00:30:00Z');

  it.each([
    ['days=7', { days: 7, from: '2026-11-23', to: '2026-11-29' }],
    ['days=365', { days: 365, from: '2025-11-30', to: '2026-11-29' }],
    ['', { days: 28, from: '2026-11-02', to: '2026-11-29' }],
    ['days=9', { days: 28, from: '2026-11-02', to: '2026-11-29' }],
  ])('of "%s" is %j', (query, range) => {
    expect(readRange(new URLSearchParams(query), now)).toEqual(range);
    expect(daysOf(range)).toHaveLength(range.days);
    expect([daysOf(range)[0], daysOf(range).at(-1)]).toEqual([range.from, range.to]);
  });
});
