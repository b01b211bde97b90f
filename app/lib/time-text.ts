// chunk: shell

import { memoizeByKey } from './memoize.ts';
import { numberLocale } from './number-locale.ts';

/** Any moment as the services write it (ISO 8601, UTC), or as the platform has it. */
export type Moment = string | number | Date;

export interface Zone {
  /** IANA name. Calendar dates (a release) are read in UTC, where the services wrote them. */
  timeZone?: string;
}

/** "20:30" or "8:30 PM", as the language writes it. */
export function formatTime(moment: Moment, lng: string, { timeZone = 'UTC' }: Zone = {}): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return dateTimeFormat(numberLocale(lng), { timeZone, hour: 'numeric', minute: '2-digit' }).format(date);
}

/** "Saturday, 21 November", for schedules. */
export function formatDay(moment: Moment, lng: string, { timeZone = 'UTC' }: Zone = {}): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateTimeFormat(numberLocale(lng), options).format(date);
}

/** "Central European Summer Time", as long as it is that. */
export function localZoneName(lng: string, timeZone: string): string {
  const options = { timeZone, timeZoneName: 'long' } as const;
  const parts = dateTimeFormat(numberLocale(lng), options).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const WEEKDAY_DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * Writes the times of a schedule; made once for all of them, for making one costs a hundred times what using
 * it does.
 */
export function timeWriter(lng: string, timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat(numberLocale(lng), { timeZone, ...CLOCK });
  return (moment) => format.format(moment);
}

/** "Fri 20 Nov", for a strip of days; `day` as "2026-11-20". */
export function formatShortDay(day: string, lng: string): string {
  const format = new Intl.DateTimeFormat(numberLocale(lng), { timeZone: 'UTC', ...WEEKDAY_DATE });
  return format.format(new Date(`${day}T00:00:00Z`));
}

// Making a formatter costs a hundred times what using it does.
const dateTimeFormats = memoizeByKey((key) => {
  const [locale, options]: [string, Intl.DateTimeFormatOptions] = JSON.parse(key);
  return new Intl.DateTimeFormat(locale, options);
});

function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateTimeFormats(JSON.stringify([locale, options]));
}
