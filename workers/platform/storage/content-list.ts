import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { AccountScope } from './account-scope.ts';
import { type ContentConditions, contentConditions, type FacetGroup, toWhere } from './content-conditions.ts';
import type { ContentOrder } from './content-order.ts';
import { contentListing, titleOrder } from './list-tables.ts';
import { accounts } from './schema/account.ts';
import type { ScopedQuery } from './scoped-query.ts';

export interface ContentPage {
  filters: ContentFilters;
  order: ContentOrder;
  limit: number;
  offset: number;
  /** Further conditions on the listing, such as "related to". */
  where?: SQL | undefined;
}

/** Which titles a page has: ids alone, for what a title shows is only looked up once they are settled. */
export function idsOfPage(
  scope: AccountScope,
  { filters, where, order, limit, offset }: ContentPage,
): ScopedQuery<{ contentId: string }> {
  const conditions = contentConditions(scope.accountId, filters);
  const driver =
    where || order.by !== 'created' ? undefined : conditions.groups.find((group) => group.isSingle);
  if (driver && order.by === 'created') {
    const turn = order.isDown ? sql`DESC` : sql`ASC`;
    return scope
      .pick(
        contentListing,
        { contentId: contentListing.contentId },
        ...conditions.own,
        hasOthers(conditions, driver),
      )
      .innerJoinRows(
        sql`content_facets AS driver`,
        and(drivenBy(conditions, driver), sql`driver.listing = ${contentListing.listing}`) as SQL,
      )
      .orderBy(sql`driver.created_date ${turn}, driver.listing ${turn}`)
      .page({ limit, offset });
  }
  const ids = scope.pick(contentListing, { contentId: contentListing.contentId }, toWhere(conditions), where);
  // A plus before a column keeps SQLite from walking the index of titles: few of them are wanted.
  const isNarrow = conditions.groups.length > 0 || where !== undefined;
  return inOrder(scope, ids, order, isNarrow ? sql`+` : sql``).page({ limit, offset });
}

/** Puts a query of the listing, or one that is joined with it, in order. */
export function inOrder<R>(
  { accountId }: AccountScope,
  query: ScopedQuery<R>,
  order: ContentOrder,
  hint: SQL = sql``,
): ScopedQuery<R> {
  if (order.by === 'terms') return query.orderBy(...order.terms);
  const turn = order.isDown ? desc : asc;
  if (order.by === 'created')
    return query.orderBy(turn(contentListing.createdDate), turn(contentListing.listing));
  return query
    .innerJoin(
      titleOrder,
      sql`${titleOrder.listing} = ${contentListing.listing} AND ${titleOrder.isPart} = ${contentListing.isPart}
        AND ${titleOrder.language} = ${languageOf(accountId, order.languages)}`,
    )
    .orderBy(turn(sql`${hint}${titleOrder.sortKey}`), turn(titleOrder.listing));
}

/** How many titles there are; a single row with `total`. */
export function countTitles(
  scope: AccountScope,
  { filters, where }: Pick<ContentPage, 'filters' | 'where'>,
): ScopedQuery<{ total: number }> {
  const conditions = contentConditions(scope.accountId, filters);
  const { groups, own, isWhole } = conditions;
  const driver = groups.find((group) => group.isSingle) ?? groups[0];
  const isByFacets = driver && isWhole && !where && own.filter(Boolean).length === 1;
  if (!isByFacets) return scope.count(contentListing, toWhere(conditions), where);
  const counted = driver.isSingle ? sql`*` : sql`DISTINCT driver.listing`;
  return scope.pick(accounts, {
    total: sql<number>`(SELECT count(${counted}) FROM content_facets AS driver
      WHERE ${and(drivenBy(conditions, driver), hasOthers(conditions, driver))})`,
  });
}

function drivenBy({ isWhole }: ContentConditions, { facets, isSingle }: FacetGroup): SQL {
  const facet = isSingle ? sql`driver.facet = ${facets}` : sql`driver.facet IN ${facets}`;
  return isWhole ? sql`${facet} AND driver.is_part = 0` : facet;
}

/** The facets of the other groups lie where the driver's does, by kind and date. */
function hasOthers({ groups }: ContentConditions, driver: FacetGroup): SQL | undefined {
  const others = groups.filter((group) => group !== driver);
  return and(
    ...others.map(
      ({ facets }) => sql`EXISTS (SELECT 1 FROM content_facets AS other WHERE other.facet IN ${facets}
        AND other.is_part = driver.is_part AND other.created_date = driver.created_date
        AND other.listing = driver.listing)`,
    ),
  );
}

/** The first of the languages that the account's titles are sorted in, else any. */
function languageOf(accountId: string, languages: readonly string[]): SQL {
  const known = (language: SQL) => sql`(SELECT language FROM title_order
    WHERE account_id = ${accountId} ${language} LIMIT 1)`;
  return sql`coalesce(${sql.join([...languages.map((code) => known(sql`AND language = ${code}`)), known(sql``)], sql`, `)})`;
}
