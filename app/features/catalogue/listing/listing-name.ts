import type { ContentFilters } from '#app/contract/filters.ts';
import { NAMELESS_SLUG, slugOf } from '#app/features/links/listing-paths.ts';
import { fromBase64 } from '#app/lib/base64-json.ts';
import { MAX_HEADING } from './constants.ts';
import type { Word } from './words-of.ts';

interface Category {
  id: string;
  name: string;
}

/** The name of a listing. */
export interface ListingName {
  /** Null where there is nothing to read. */
  name: string | null;
  /**
   * The account has this name, in its menu or its titles. Else it comes from a link, which anybody can make.
   */
  isOwnName: boolean;
}

/**
 * A category's name: the account's own, else the one that the link brought (base64). `words` are those of its
 * titles.
 */
export function categoryName(
  categories: readonly Category[],
  id: string,
  encodedName: string | null,
  words: readonly Word[],
): ListingName {
  const own = [...categories, ...words].find((word) => word.id === id)?.name;
  if (own) return { name: own, isOwnName: true };
  const name = heading(encodedName ? fromBase64(encodedName) : null);
  return { name, isOwnName: name === null };
}

/**
 * What a filter is called: the very words where the account's categories, the listed titles' `words` or its
 * conditions have them, else what the address makes of them. Without conditions it is the whole catalogue,
 * whatever it is called.
 */
export function filterName(
  slug: string,
  filters: ContentFilters,
  categories: readonly Category[],
  words: readonly Word[],
): ListingName {
  const isIt = (text: string | null) => text !== null && slugOf(text) === slug;
  const ownWords: readonly Word[] = [...categories, ...words];
  // In another language than the link's, an id may still match the link's name.
  const own = (ownWords.find(({ name }) => isIt(name)) ?? ownWords.find(({ id }) => isIt(id)))?.name;
  const { custom_metadata = [], system_defined = [], custom_defined = [] } = filters;
  const values = [...custom_metadata, ...system_defined, ...custom_defined].flatMap(
    ({ value }) => value ?? [],
  );
  const spelled = slug === NAMELESS_SLUG ? null : capitalised(slug.replace(/[-_]+/g, ' '));
  return {
    name: heading(own ?? values.find(isIt) ?? spelled),
    isOwnName: own !== undefined && Object.keys(filters).length > 0,
  };
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
