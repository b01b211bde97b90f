import type { ContentFilters } from '#app/contract/filters.ts';
import { NAMELESS_SLUG, slugOf } from '#app/features/links/listing-paths.ts';
import { fromBase64 } from '#app/lib/base64-json.ts';
import { MAX_HEADING } from './constants.ts';

interface Category {
  id: string;
  name: string;
}

/** A category's name: the account's own, else the one that the link brought (base64), else null. */
export function categoryName(
  categories: readonly Category[],
  id: string,
  encodedName: string | null,
): string | null {
  const own = categories.find((category) => category.id === id)?.name;
  return own || heading(encodedName ? fromBase64(encodedName) : null);
}

/**
 * What a filter is called: the very words where its conditions or the account's categories have them, else what the
 * address makes of them. Null where there is nothing to read.
 */
export function filterName(
  slug: string,
  filters: ContentFilters,
  categories: readonly Category[],
): string | null {
  const { custom_metadata = [], system_defined = [], custom_defined = [] } = filters;
  const values = [...custom_metadata, ...system_defined, ...custom_defined].flatMap(
    ({ value }) => value ?? [],
  );
  const known = [...categories.map(({ name }) => name), ...values].find((name) => slugOf(name) === slug);
  const spelled = slug === NAMELESS_SLUG ? null : capitalised(slug.replace(/[-_]+/g, ' '));
  return heading(known ?? spelled);
}

function heading(text: string | null): string | null {
  const plain = (text ?? '').replace(/[\p{Cc}\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= MAX_HEADING) return plain || null;
  return `${characters
    .slice(0, MAX_HEADING - 1)
    .join('')
    .trimEnd()}…`;
}

function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}
