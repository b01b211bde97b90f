import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import { contentListing } from './list-tables.ts';

/** What titles have by reference, the rarest first: whichever a list starts from, it should be short. */
const LINKED = {
  artists: 'artists',
  venues: 'venues',
  sub_category: 'genres',
  category: 'categories',
} as const;
type LinkedName = keyof typeof LINKED;
const linkedNames = Object.keys(LINKED) as LinkedName[];

/** What a title has by itself; the same as the kinds of migration 0024's `content_facts`. */
const FACTS = ['year', 'language', 'length', 'free'];

/** D1 binds at most 100 values a statement; a condition's name takes up to six, in list and order. */
const MAX_CONDITION_NAMES = 10;

interface Term {
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
}

/** Values of which a title must have one: an SQL list of facet numbers, all of them the account's. */
export interface FacetGroup {
  facets: SQL;
  /** Whether it can be one facet at most, so that no title is in it twice. */
  isSingle: boolean;
}

export interface ContentConditions {
  groups: FacetGroup[];
  /** Conditions on the listing itself. */
  own: (SQL | undefined)[];
  /** Whether episodes are left out, as by default: they are found through their series. */
  isUnfiltered: boolean;
}

/** Whether the filters name more different fields than one statement can query. */
export function isTooComplex({ custom_metadata, system_defined, custom_defined }: ContentFilters): boolean {
  const names = [custom_metadata, system_defined, custom_defined].map((terms) => groupsOf(terms).size);
  return names.reduce((sum, size) => sum + size) > MAX_CONDITION_NAMES;
}

/**
 * The conditions of `filters`. Values of one key are alternatives, keys must all hold. An empty list filters
 * nothing, except in `content_ids`, where it matches no title.
 */
export function contentConditions(accountId: string, filters: ContentFilters): ContentConditions {
  const { content_ids: ids, video_types: types } = filters;
  const system = [...groupsOf(filters.system_defined)];
  const custom = [
    ...groupsOf(filters.custom_metadata).values(),
    ...groupsOf(filters.custom_defined).values(),
  ];
  const isUnfiltered = !types?.length && !ids;
  return {
    groups: [
      ...linkedNames.flatMap((name) => linkedTo(accountId, name, filters[name] ?? [])),
      ...custom.map((terms) => hasMetadata(accountId, terms)),
      ...system.flatMap(([name, terms]) => meets(accountId, name, terms) ?? []),
    ],
    own: [
      isUnfiltered ? eq(contentListing.isPart, false) : undefined,
      ids ? sql`${contentListing.contentId} IN ${listed(ids)}` : undefined,
      types?.length ? inArray(contentListing.videoType, types) : undefined,
      ...system.map(([name, terms]) => typeTerms(name, terms)),
    ],
    isUnfiltered: isUnfiltered,
  };
}

function linkedTo(accountId: string, name: LinkedName, ids: readonly string[]): FacetGroup[] {
  if (ids.length === 0) return [];
  return [
    {
      facets: sql`(SELECT facet FROM facets WHERE account_id = ${accountId} AND kind = ${name} AND value IN ${listed(ids)})`,
      isSingle: new Set(ids).size === 1,
    },
  ];
}

/** A system field is named by its ids, or by its names in any of the account's languages. */
function meets(accountId: string, name: string, terms: readonly Term[]): FacetGroup | null {
  const wanted = listed(wantedOf(terms));
  if (FACTS.includes(name)) {
    const values = sql`(SELECT facet FROM facets WHERE account_id = ${accountId} AND kind = ${name} AND value IN ${wanted})`;
    return { facets: values, isSingle: wantedOf(terms).length === 1 };
  }
  const link = linkedNames.find((known) => known === name);
  if (!link) return null;
  return {
    facets: sql`(SELECT f.facet FROM facets f JOIN ${sql.raw(LINKED[link])} t ON t.account_id = f.account_id AND t.id = f.value
      WHERE f.account_id = ${accountId} AND f.kind = ${link}
        AND (t.id IN ${wanted} OR EXISTS (SELECT 1 FROM json_each(t.name) n WHERE n.value IN ${wanted})))`,
    isSingle: false,
  };
}

/** The type is a column; a field that this backend does not have is one that no title has. */
function typeTerms(name: string, terms: readonly Term[]): SQL | undefined {
  if (FACTS.includes(name) || linkedNames.some((known) => known === name)) return undefined;
  if (name === 'video_types' || name === 'video_type')
    return inArray(contentListing.videoType, wantedOf(terms));
  return sql`0`;
}

/** One field's terms: the field by id, key or shown name; the value in any language. */
function hasMetadata(accountId: string, terms: readonly Term[]): FacetGroup {
  const fields = listed(terms.flatMap(({ id, name }) => [id, name].filter((field) => field !== undefined)));
  const wanted = listed(terms.flatMap((term) => valuesOf(term.value)));
  return {
    facets: sql`(SELECT f.facet FROM custom_metadata_fields m
      JOIN facets f ON f.account_id = m.account_id AND f.kind = 'metadata:' || m.id
      WHERE m.account_id = ${accountId} AND f.value IN ${wanted}
        AND (m.id IN ${fields} OR m.key IN ${fields}
          OR EXISTS (SELECT 1 FROM json_each(m.name) n WHERE n.value IN ${fields})))`,
    isSingle: false,
  };
}

/** Any number of values as one bound one. */
function listed(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

function wantedOf(terms: readonly Term[]): string[] {
  return terms.flatMap((term) => [...(term.id ? [term.id] : []), ...valuesOf(term.value)]);
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
