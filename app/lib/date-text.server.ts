import { memoizeByKey } from './memoize.ts';
import { localDigits, numberLocale } from './number-locale.ts';
import type { Moment, Zone } from './time-text.ts';
import { utcTime, wallClock } from './wall-clock.server.ts';

/** By the account's `date_format` (viewer.md §9). */
const PATTERNS = new Map([
  ['DDMMYYYY', 'DD/MM/YYYY'],
  ['MMDDYYYY', 'MM/DD/YYYY'],
  ['YYYYMMDD', 'YYYY/MM/DD'],
  ['YYYYDDMM', 'YYYY/DD/MM'],
]);
/** An unknown format in a tenant's configuration reads as the international order. */
const INTERNATIONAL = 'DD/MM/YYYY';

/** "21/11/2026" in the account's order and the language's digits; '' for what is no date. */
export function formatDate(
  moment: Moment,
  format: string,
  lng: string,
  { timeZone = 'UTC' }: Zone = {},
): string {
  const clock = wallClock(moment, timeZone);
  if (Number.isNaN(clock.valueOf())) return '';
  return localDigits(clock.format(PATTERNS.get(format) ?? INTERNATIONAL), lng);
}

/** No month is shorter: what is nearer than that needs no calendar. */
const SHORTEST_MONTH_MS = 28 * 86_400_000;
const STEPS = [
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days ago", "in 2 hours", "now"; '' for what is no date. */
export function formatRelative(moment: Moment, now: Moment, lng: string): string {
  const time = utcTime(moment);
  const from = utcTime(now);
  const ms = time.valueOf() - from.valueOf();
  if (Number.isNaN(ms)) return '';
  const formatter = relativeTimeFormat(numberLocale(lng));
  const months = Math.abs(ms) < SHORTEST_MONTH_MS ? 0 : time.diff(from, 'month');
  if (Math.abs(months) >= 12) return formatter.format(Math.trunc(months / 12), 'year');
  if (months !== 0) return formatter.format(months, 'month');
  const step = STEPS.find(([, length]) => Math.abs(ms) >= length);
  return step ? formatter.format(Math.trunc(ms / step[1]), step[0]) : formatter.format(0, 'second');
}

// Making a formatter costs a hundred times what using it does.
const relativeTimeFormat = memoizeByKey((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
