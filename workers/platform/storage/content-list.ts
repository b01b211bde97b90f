import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { AccountScope } from './account-scope.ts';
import { type ContentConditions, contentConditions, type FacetGroup } from './content-conditions.ts';
import { type FacetUnion, hasFacet, pageOfUnion, totalOfUnion } from './content-facets.ts';
import { type ContentOrder, KEYS } from './content-order.ts';
import { contentListing } from './list-tables.ts';
import { accounts } from './schema/account.ts';
import type { ScopedQuery } from './scoped-query.ts';
import { kinOf } from './title-sources.ts';

export interface ContentPage {
  filters: ContentFilters;
  order: ContentOrder;
  limit: number;
  offset: number;
  /** Only what shares a category or a genre with this title. */
  relatedTo?: string | undefined;
  /** Only titles out of this source, see title-sources.ts. */
  along?: SQL | undefined;
}

type Selection = Pick<ContentPage, 'filters' | 'relatedTo' | 'along'>;

/** What a list is read along, as `driver`; `others` are the facets that each of its rows must have as well. */
interface Source {
  rows: SQL;
  where: SQL;
  others: FacetGroup[];
  isByTitle?: boolean;
  /** The same, where it is worth checking whether there is only one facet. */
  union?: FacetUnion;
}

/** The ids of a page's titles, in its order; a title's columns are read once the ids are known. */
export function idsOfPage(scope: AccountScope, page: ContentPage): ScopedQuery<{ contentId: string }> {
  const conditions = contentConditions(scope.accountId, page.filters);
  const narrowed = sourceOf(scope.accountId, conditions, page);
  const source =
    narrowed && page.order.by !== 'key'
      ? inNumberOrder(narrowed)
      : (narrowed ?? titlesInOrder(scope.accountId, conditions, page.order));
  const columns = { contentId: contentListing.contentId };
  const terms = toTerms(scope.accountId, page.order, source);
  if (isSortedBy(source, conditions) && page.order.by !== 'terms') {
    const sorted =
      source.union && page.order.by === 'key'
        ? pageOfUnion(source.union, { ...page, ...page.order })
        : pageOfSource(source, terms, page);
    return scope.pickAlong(numbered(sorted), contentListing, columns, IS_DRIVEN).orderBy(sql`driver.place`);
  }
  return titlesOf(scope, conditions, source, columns)
    .orderBy(...terms)
    .page(page);
}

const IS_DRIVEN = sql`${contentListing.listing} = driver.listing`;

/** Facets distinguish episodes; without other conditions on the titles, their rows need not be read. */
function isSortedBy(source: Source | null, { isUnfiltered, own }: ContentConditions): source is Source {
  return source !== null && isUnfiltered && own.filter(Boolean).length === 1;
}

function numbered(page: SQL): SQL {
  return sql`(SELECT listing, row_number() OVER () AS place FROM (${page})) AS driver`;
}

function pageOfSource(source: Source, terms: SQL[], { limit, offset }: ContentPage): SQL {
  return sql`SELECT driver.listing FROM ${rowsOf(source)} ORDER BY ${sql.join(terms, sql`, `)}
    LIMIT ${limit} OFFSET ${offset}`;
}

function rowsOf(source: Source): SQL {
  return sql`${source.rows} WHERE ${and(source.where, ...hasOthers(source))}`;
}

/** How many titles there are; a single row with `total`. */
export function countTitles(scope: AccountScope, selection: Selection): ScopedQuery<{ total: number }> {
  const conditions = contentConditions(scope.accountId, selection.filters);
  const source = sourceOf(scope.accountId, conditions, selection);
  if (!isSortedBy(source, conditions))
    return titlesOf(scope, conditions, source, { total: sql<number>`count(*)` });
  const total = source.union ? totalOfUnion(source.union) : sql`SELECT count(*) FROM ${rowsOf(source)}`;
  return scope.pick(accounts, { total: sql<number>`(${total})` });
}

function titlesOf<C extends Parameters<AccountScope['pick']>[1]>(
  scope: AccountScope,
  { own }: ContentConditions,
  source: Source | null,
  columns: C,
) {
  if (!source) return scope.pick(contentListing, columns, ...own);
  const isIt = sql`${contentListing.listing} = driver.listing`;
  return scope.pickAlong(
    source.rows,
    contentListing,
    columns,
    isIt,
    source.where,
    ...own,
    ...hasOthers(source),
  );
}

/** Null when nothing narrows the list but the listing itself. */
function sourceOf(
  accountId: string,
  { groups, isUnfiltered }: ContentConditions,
  { relatedTo, along }: Selection,
): Source | null {
  const isListed = isUnfiltered ? sql`driver.is_part = 0` : sql`1`;
  const given = along ?? (relatedTo ? kinOf(accountId, relatedTo) : null);
  if (given) return { rows: sql`${given} AS driver`, where: isListed, others: groups };
  const first = groups.find((group) => group.isSingle) ?? groups[0];
  if (!first) return null;
  const others = groups.filter((group) => group !== first);
  if (first.isSingle) {
    return {
      rows: sql`content_facets AS driver`,
      where: sql`driver.facet = ${first.facets} AND ${isListed}`,
      others,
    };
  }
  // In the order of the facets a title would come once for each that it has.
  const rows = sql`(SELECT DISTINCT listing, is_part, created_date, average_rating, release_time FROM content_facets
    WHERE facet IN ${first.facets}) AS driver`;
  return { rows, where: isListed, others, union: { facets: first.facets, where: isListed, others } };
}

/**
 * All rows of the source, by number. What such a list is sorted by must be looked up for each of them, and
 * lies in that order: going there by date takes three times as long. The LIMIT keeps SQLite from dropping the
 * ORDER BY.
 */
function inNumberOrder(source: Source): Source {
  const rows = sql`(SELECT driver.* FROM ${rowsOf(source)}
    ORDER BY driver.listing LIMIT -1) AS driver`;
  return { rows, where: sql`1`, others: [] };
}

/** With nothing to narrow it, a list by title goes along the index of titles. */
function titlesInOrder(
  accountId: string,
  { isUnfiltered, own }: ContentConditions,
  order: ContentOrder,
): Source | null {
  if (order.by !== 'title' || !isUnfiltered || own.filter(Boolean).length > 1) return null;
  return {
    rows: sql`title_order AS driver`,
    where: sql`driver.account_id = ${accountId} AND driver.is_part = 0
      AND driver.language = ${languageOf(accountId, order.languages)}`,
    others: [],
    isByTitle: true,
  };
}

function toTerms(accountId: string, order: ContentOrder, source: Source | null): SQL[] {
  if (order.by === 'terms') return order.terms;
  const direction = order.isDown ? desc : asc;
  if (order.by === 'key') {
    return source
      ? [direction(sql`driver.${sql.identifier(order.key)}`), direction(sql`driver.listing`)]
      : [direction(KEYS[order.key]), direction(contentListing.listing)];
  }
  const listing = source ? sql`driver.listing` : sql`${contentListing.listing}`;
  const key = source?.isByTitle
    ? sql`driver.sort_key`
    : sql`(SELECT t.sort_key FROM title_order t WHERE t.listing = ${listing}
        AND t.language = ${languageOf(accountId, order.languages)})`;
  return [direction(key), direction(listing)];
}

function hasOthers({ others }: Source): SQL[] {
  return others.map(({ facets, isSingle }) => hasFacet(isSingle, facets));
}

/** The first of the languages that the account's titles are sorted in, else any. */
function languageOf(accountId: string, languages: readonly string[]): SQL {
  const known = (language: SQL) => sql`(SELECT language FROM title_order
    WHERE account_id = ${accountId} ${language} LIMIT 1)`;
  return sql`coalesce(${sql.join([...languages.map((code) => known(sql`AND language = ${code}`)), known(sql``)], sql`, `)})`;
}
