import * as v from 'valibot';
import { type ContentFilters, ContentFiltersSchema } from '#app/contract/filters.ts';
import { fromBase64Json } from '#app/lib/base64-json.ts';

export interface FiltersReading {
  filters: ContentFilters;
  /** Some of the URL's filters could not be read, so the list shows more than it meant. */
  isUnreadable: boolean;
}

type FilterName = keyof ContentFilters;
const NAMES = Object.keys(ContentFiltersSchema.entries) as FilterName[];

/**
 * The `filters` of a URL (viewer.md §2): base64 JSON, read leniently, of `{ category: […] }` or, as some
 * older links have it, `{ filters: { category: […] } }`. What cannot be read is no filter.
 */
export function readFilters(encoded: string | null): FiltersReading {
  if (encoded === null || encoded === '') return { filters: {}, isUnreadable: false };
  const raw = unwrap(fromBase64Json(encoded));
  if (raw === null) return { filters: {}, isUnreadable: true };
  const requested = NAMES.flatMap((name) =>
    Object.hasOwn(raw, name) ? [[name, listOf(raw[name])] as const] : [],
  );
  const parsed = v.safeParse(ContentFiltersSchema, Object.fromEntries(requested));
  if (!parsed.success) return { filters: {}, isUnreadable: true };
  const filters = withoutEmpty(parsed.output);
  const isPartial = requested.some(([name, list]) => (filters[name]?.length ?? 0) < list.length);
  const isForeign = requested.length === 0 && Object.keys(raw).length > 0;
  return { filters, isUnreadable: isPartial || isForeign };
}

/** Only the second endpoint knows these; a link that has them means it, whatever its `filterV2` is. */
export function needsSecondEndpoint({ system_defined, custom_defined }: ContentFilters): boolean {
  return Boolean(system_defined?.length || custom_defined?.length);
}

function unwrap(value: unknown): Record<string, unknown> | null {
  if (!isRecord(value)) return null;
  return Object.keys(value).length === 1 && isRecord(value.filters) ? value.filters : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single value counts as a list of one. */
function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function withoutEmpty(filters: ContentFilters): ContentFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, list]) => list && list.length > 0));
}
