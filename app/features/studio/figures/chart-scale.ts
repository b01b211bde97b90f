/** What a chart's height means. */
export interface ChartScale {
  low: number;
  high: number;
  /** From `low` to `high`, at equal distances; zero is one of them. */
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
/** Lines above zero, about. */
const LINES = 4;

/**
 * A scale of round numbers that holds zero and all the values. Its ticks are at least `unit` apart, and multiples of
 * it: 1 for what is counted, and the smallest coin for money.
 */
export function chartScale(values: readonly number[], unit = 1): ChartScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep((most - least) / LINES / unit) * unit;
  const below = Math.ceil(-least / step);
  const above = Math.max(Math.ceil(most / step), below === 0 ? 1 : 0);
  const ticks = Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
  return { low: -below * step, high: above * step, ticks };
}

/** Where a value lies, from 0 at the bottom to 1 at the top. */
export function placeOf(value: number, { low, high }: ChartScale): number {
  return (value - low) / (high - low);
}

/** The next of 1, 2, 2.5, 5 by powers of ten, and a whole number. */
function roundStep(step: number): number {
  if (step <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(step));
  const found = STEPS.map((each) => each * power).find((each) => each >= step && Number.isInteger(each));
  return found ?? 10 * power;
}
