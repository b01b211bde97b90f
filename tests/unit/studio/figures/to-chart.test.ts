import { describe, expect, it } from 'vitest';
import { figureWriter } from '#app/features/studio/figures/figure-writer.ts';
import { daysOf } from '#app/features/studio/figures/range.ts';
import { toChart } from '#app/features/studio/figures/to-chart.ts';

const writer = figureWriter('en');

function chartOf(days: readonly string[], values: readonly number[]) {
  return toChart(writer, {
    ...{ name: 'Sign-ups', days, values, write: writer.count, unit: 1 },
    describe: ({ name, most, day }, isByWeek) => `${name}: ${most}, ${isByWeek ? 'week of' : 'on'} ${day}`,
  });
}

describe('toChart', () => {
  it('of days without any is none', () => {
    expect(chartOf(['2026-11-28', '2026-11-29'], [0, 0])).toBeNull();
  });

  it('has a column for each of few days', () => {
    const chart = chartOf(['2026-11-27', '2026-11-28', '2026-11-29'], [1, 3, 0]);
    expect(chart).toMatchObject({
      text: 'Sign-ups: 3, on November 28, 2026',
      values: [1, 3, 0],
      titles: ['Nov 27: 1', 'Nov 28: 3', 'Nov 29: 0'],
      ticks: ['0', '1', '2', '3'],
      marks: ['Nov 27', 'Nov 28', 'Nov 29'],
    });
  });

  it('has a column for each week of a year, with every day in one of them', () => {
    const days = daysOf({ from: '2025-11-30', to: '2026-11-29' });
    const chart = chartOf(
      days,
      days.map(() => 1),
    );
    expect(chart?.values).toEqual([8, ...Array(51).fill(7)]);
    expect(chart?.text).toBe('Sign-ups: 8, week of November 30, 2025');
    expect(chart?.titles[0]).toBe('Nov 30 – Dec 7: 8');
    expect(chart?.titles.at(-1)).toBe('Nov 23 – Nov 29: 7');
  });
});
