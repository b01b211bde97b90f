export const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}

/** The day of UTC, as '2026-11-27'. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
