import { HttpError } from '#workers/platform/http/http-error.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}

/** The day of UTC, as '2026-11-27'. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The first moment of a day. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Of days that a query names, both included; rejected where they are none, or more than `maxDays`. */
export function dayRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
  { defaultDays, maxDays }: { defaultDays: number; maxDays: number },
): { from: string; to: string } {
  const last = to ?? toDay(now);
  if (!isDay(last)) throw new HttpError(422, 'rejected');
  const first = from ?? toDay(daysBefore(startOf(last), defaultDays - 1));
  const days = (startOf(last).getTime() - startOf(first).getTime()) / DAY_MS;
  if (!isDay(first) || days < 0 || days >= maxDays) throw new HttpError(422, 'rejected');
  return { from: first, to: last };
}

/** 30 February is none: engines read it as a day of March. */
function isDay(day: string): boolean {
  const start = startOf(day);
  return !Number.isNaN(start.getTime()) && toDay(start) === day;
}
