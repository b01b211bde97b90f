import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import { contents } from './schema/catalogue.ts';

const LINKS = {
  category: { table: 'content_categories', column: 'category_id', entity: 'categories' },
  sub_category: { table: 'content_genres', column: 'genre_id', entity: 'genres' },
  artists: { table: 'content_artists', column: 'artist_id', entity: 'artists' },
  venues: { table: 'content_venues', column: 'venue_id', entity: 'venues' },
} as const;

type LinkName = keyof typeof LINKS;
const linkNames = Object.keys(LINKS) as LinkName[];

/** D1 binds at most 100 values a statement; each name of a condition takes up to five. */
const MAX_CONDITION_NAMES = 10;

interface Term {
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
}

/** Whether the filters name more different fields than one statement can ask about. */
export function isTooComplex({ custom_metadata, system_defined, custom_defined }: ContentFilters): boolean {
  const names = [custom_metadata, system_defined, custom_defined].map((terms) => groupsOf(terms).size);
  return names.reduce((sum, size) => sum + size) > MAX_CONDITION_NAMES;
}

/**
 * The titles that `filters` asks for, as a WHERE of the contents table. Values of one key are alternatives, keys
 * must all hold. An empty list asks nothing, but for `content_ids`: the titles of an empty list are none.
 */
export function contentConditions(accountId: string, filters: ContentFilters): SQL | undefined {
  const { content_ids: ids, video_types: types } = filters;
  const metadata = [
    ...groupsOf(filters.custom_metadata).values(),
    ...groupsOf(filters.custom_defined).values(),
  ];
  return and(
    eq(contents.isPublished, true),
    ids ? sql`${contents.contentId} IN ${listed(ids)}` : undefined,
    types?.length ? inArray(contents.videoType, types) : undefined,
    // Episodes are found through their series, unless they are asked for.
    types?.length || ids ? undefined : ne(contents.videoType, 'MPVC'),
    ...linkNames.map((name) => linkedTo(accountId, name, filters[name] ?? [])),
    ...[...groupsOf(filters.system_defined)].map(([name, terms]) => meets(accountId, name, terms)),
    ...metadata.map((terms) => hasMetadata(accountId, terms)),
  );
}

function linkedTo(accountId: string, name: LinkName, ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const { table, column } = LINKS[name];
  return sql`${contents.contentId} IN (SELECT content_id FROM ${sql.raw(table)}
    WHERE account_id = ${accountId} AND ${sql.raw(column)} IN ${listed(ids)})`;
}

/** A system field is named by its ids, or by its names in any of the account's languages. */
function meets(accountId: string, name: string, terms: readonly Term[]): SQL | undefined {
  const wanted = terms.flatMap((term) => [...(term.id ? [term.id] : []), ...valuesOf(term.value)]);
  if (name === 'video_types' || name === 'video_type') return inArray(contents.videoType, wanted);
  const link = linkNames.find((known) => known === name);
  // A field that this backend does not have is one that no title has.
  if (!link) return sql`0`;
  const { table, column, entity } = LINKS[link];
  return sql`${contents.contentId} IN (SELECT l.content_id FROM ${sql.raw(table)} l
    JOIN ${sql.raw(entity)} t ON t.account_id = l.account_id AND t.id = l.${sql.raw(column)}
    WHERE l.account_id = ${accountId} AND (t.id IN ${listed(wanted)}
      OR EXISTS (SELECT 1 FROM json_each(t.name) n WHERE n.value IN ${listed(wanted)})))`;
}

/** One field's terms: the field by id, key or shown name; the value in any language. */
function hasMetadata(accountId: string, terms: readonly Term[]): SQL | undefined {
  const fields = terms.flatMap(({ id, name }) => [id, name].filter((field) => field !== undefined));
  const wanted = terms.flatMap((term) => valuesOf(term.value));
  return sql`${contents.contentId} IN (SELECT l.content_id FROM content_custom_metadata l
    JOIN custom_metadata_fields f ON f.account_id = l.account_id AND f.id = l.field_id
    WHERE l.account_id = ${accountId}
      AND (f.id IN ${listed(fields)} OR f.key IN ${listed(fields)}
        OR EXISTS (SELECT 1 FROM json_each(f.name) n WHERE n.value IN ${listed(fields)}))
      AND EXISTS (SELECT 1 FROM json_each(l.value) v WHERE v.value IN ${listed(wanted)}))`;
}

/** Any number of values as one bound one. */
function listed(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

function valuesOf(value = ''): string[] {
  return [...new Set([value, ...value.split(',').map((part) => part.trim())])].filter((part) => part !== '');
}

function groupsOf(terms: readonly Term[] = []): Map<string, Term[]> {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const key = term.name ?? term.id ?? '';
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return groups;
}
