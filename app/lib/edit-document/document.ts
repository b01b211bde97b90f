import { generateNKeysBetween } from 'fractional-indexing';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Data = Readonly<Record<string, Json>>;

/** A block in a draft. */
export interface EditedBlock {
  id: string;
  /** Its place: blocks are in the order of these, and there is always one between two others. */
  at: string;
  data: Data;
  /** Never empty. */
  config?: Data;
}

/** A slide or card: `_id` and `_at` are what `id` and `at` are of a block. */
export type Card = Data & { readonly _id: string; readonly _at: string };

/**
 * What an owner edits as one (edit-mode.md §2): a home, a page, a form, or the site's theme, header and footer.
 * Texts are strings of the brand's own language, or `{ "$t": { en, ar } }`.
 */
export interface EditDocument {
  /** Of texts that are plain strings. */
  language: string;
  /** Sorted by `at`, then by `id`. */
  blocks: readonly EditedBlock[];
  /** What is no block: title, address, theme, header, footer, fields of a form. */
  fields: Data;
}

/** A block as pages and templates store it. */
export interface StoredBlock {
  id: string;
  data: Data;
  config?: Data | undefined;
}

/** Begins a draft. Blocks and cards without an id, or with one that is there already, get a new one. */
export function toDocument(
  { language, blocks, fields }: { language: string; blocks: readonly StoredBlock[]; fields: Data },
  newId: () => string,
): EditDocument {
  const keys = keysFor(blocks.length);
  const taken = new Set<string>();
  return {
    language,
    fields,
    blocks: blocks.map(({ id, data, config }, index) => ({
      id: freeId(id, taken, newId),
      at: keys[index] ?? '',
      data: withCardIds(data, newId) as Data,
      ...(config && Object.keys(config).length > 0 ? { config } : {}),
    })),
  };
}

/** What is published of a draft: cards keep their ids, places are the order alone. */
export function toStoredBlocks({ blocks }: Pick<EditDocument, 'blocks'>): StoredBlock[] {
  return blocks.map(({ at: _, data, ...block }) => ({ ...block, data: withoutPlaces(data) as Data }));
}

/** A list of objects is one of cards; others (ids, rules of a row) are values as a whole. */
export function isCardList(value: Json | undefined): value is readonly Card[] {
  return isList(value) && value.every((item) => isObject(item) && typeof item._at === 'string');
}

export function isObject(value: Json | undefined): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** By place, then by id: two that were put into one gap at the same time are in the same order everywhere. */
export function inOrder<T>(
  items: readonly T[],
  placeOf: (item: T) => readonly [at: string, id: string],
): T[] {
  return [...items].sort((one, other) => {
    const [at, id] = placeOf(one);
    const [otherAt, otherId] = placeOf(other);
    if (at !== otherAt) return at < otherAt ? -1 : 1;
    return id < otherId ? -1 : Number(id > otherId);
  });
}

/** Names of fields in which rows have their rules, which are objects and no cards. */
const RULE_LISTS = new Set(['auto_payload', 'other']);

function withCardIds(value: Json, newId: () => string, name = ''): Json {
  if (isList(value)) {
    if (RULE_LISTS.has(name) || value.length === 0 || !value.every(isObject)) return value;
    const keys = keysFor(value.length);
    const taken = new Set<string>();
    return value.map((item, index) => ({
      ...(withCardIds(item, newId) as Data),
      _id: freeId(item._id, taken, newId),
      _at: keys[index] ?? '',
    }));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withCardIds(inner, newId, key)]),
  );
}

function withoutPlaces(value: Json): Json {
  if (isList(value)) return value.map(withoutPlaces);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_at')
      .map(([key, inner]) => [key, withoutPlaces(inner)]),
  );
}

function freeId(id: Json | undefined, taken: Set<string>, newId: () => string): string {
  const own = typeof id === 'string' && id !== '' && !taken.has(id) ? id : newId();
  taken.add(own);
  return own;
}

const keysFor = (count: number) => generateNKeysBetween(null, null, count);
