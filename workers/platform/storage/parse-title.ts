import type { LocalizedText } from './schema/columns.ts';

/** Of a title that a subquery reads; null where there is none. */
export function parseTitle(value: unknown): LocalizedText | null {
  return value === null ? null : (JSON.parse(String(value)) as LocalizedText);
}
