/** So many days, today among them. */
export const RANGES = [7, 28, 90, 365] as const;
export type RangeDays = (typeof RANGES)[number];

export const DEFAULT_RANGE: RangeDays = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface DayRange {
  days: RangeDays;
  /** Days of UTC, both included. */
  from: string;
  to: string;
}

/** What the address names, or the usual days. */
export function readRange(params: URLSearchParams, now: Date): DayRange {
  const days = RANGES.find((each) => String(each) === params.get('days')) ?? DEFAULT_RANGE;
  return { days, from: toDay(now.getTime() - (days - 1) * DAY_MS), to: toDay(now.getTime()) };
}

/** Every day of a range, in their order. */
export function daysOf({ from, to }: Pick<DayRange, 'from' | 'to'>): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, index) =>
    toDay(first + index * DAY_MS),
  );
}

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
