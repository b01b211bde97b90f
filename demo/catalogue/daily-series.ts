import type { Text } from '#demo/seed/types.ts';

const DAY_MS = 86_400_000;

/** `count` dates from `first` on, all YYYY-MM-DD. */
export function everyDayFrom(first: string, count: number): string[] {
  const startMs = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(startMs + i * DAY_MS).toISOString().slice(0, 10));
}

/** The pattern with `{1}`, `{2}` … replaced in each of its languages. */
export function fill(pattern: Text, ...values: readonly (string | Text)[]): Text {
  const inLanguage = (code: string, text: string) =>
    text.replaceAll(/\{(\d)\}/g, (_, place: string) => {
      const value = values[Number(place) - 1] ?? '';
      return typeof value === 'string' ? value : (value[code] ?? '');
    });
  return Object.fromEntries(Object.entries(pattern).map(([code, text]) => [code, inLanguage(code, text)]));
}
