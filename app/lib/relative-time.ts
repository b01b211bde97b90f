import type { Moment } from './dates.ts';
import { memoizeByKey } from './memoize.ts';
import { numberLocale } from './number-locale.ts';

const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "3 days ago", "in 2 hours", "now"; '' for what is no date. */
export function formatRelative(moment: Moment, now: Moment, lng: string): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const formatter = relativeTimeFormat(numberLocale(lng));
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? formatter.format(Math.trunc(seconds / step[1]), step[0]) : formatter.format(0, 'second');
}

// Making a formatter costs a hundred times what using it does.
const relativeTimeFormat = memoizeByKey((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
