import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { AccountScope } from './account-scope.ts';
import { cardColumns, fullColumns } from './content-columns.ts';
import { contentConditions } from './content-conditions.ts';
import { kept } from './kept.ts';
import { contents, mediaAssets } from './schema/catalogue.ts';

export interface ContentPage {
  filters: ContentFilters;
  order: SQL[];
  limit: number;
  offset: number;
  /** Further conditions, such as "related to". */
  where?: SQL | undefined;
}

export type MediaAssetRow = typeof mediaAssets.$inferSelect;

/** Titles. Only published ones are ever found. */
export function contentStore(scope: AccountScope) {
  const conditionsOf = ({ filters, where }: Pick<ContentPage, 'filters' | 'where'>) =>
    and(contentConditions(scope.accountId, filters), where);

  // The companions of a row cost subqueries, so a page's ids are settled before they are looked up.
  const pageOf = ({ order, limit, offset, ...rest }: ContentPage) => {
    const ids = scope
      .pick(contents, { contentId: contents.contentId }, conditionsOf(rest))
      .orderBy(...order)
      .page({ limit, offset });
    return sql`${contents.contentId} IN ${ids.asSubquery()}`;
  };

  const byId = eq(contents.contentId, sql.placeholder('contentId'));
  const detail = kept(() => scope.pick(contents, fullColumns, byId, eq(contents.isPublished, true)));
  const id = kept(() =>
    scope.pick(contents, { contentId: contents.contentId }, byId, eq(contents.isPublished, true)),
  );
  const asset = kept(() => scope.find(mediaAssets, eq(mediaAssets.id, sql.placeholder('assetId'))));

  return {
    detail: (contentId: string) => detail().with({ contentId }),
    exists: (contentId: string) => id().with({ contentId }),
    asset: (assetId: string) => asset().with({ assetId }),
    list: (page: ContentPage) => scope.pick(contents, fullColumns, pageOf(page)).orderBy(...page.order),
    cards: (page: ContentPage) => scope.pick(contents, cardColumns, pageOf(page)).orderBy(...page.order),
    count: (page: Pick<ContentPage, 'filters' | 'where'>) => scope.count(contents, conditionsOf(page)),
    relatedTo: (contentId: string) => relatedTo(scope.accountId, contentId),
    byKinship: (contentId: string) => [kinship(scope.accountId, contentId)],
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
export type CardRow = Awaited<ReturnType<ContentStore['cards']>>[number];
export type FullRow = Awaited<ReturnType<ContentStore['list']>>[number];

/** Shares a category or a genre with the title, and is another one. */
function relatedTo(accountId: string, contentId: string): SQL {
  const shares = (table: string, column: string) => sql`${contents.contentId} IN (
    SELECT o.content_id FROM ${sql.raw(table)} o JOIN ${sql.raw(table)} m
      ON m.account_id = o.account_id AND m.${sql.raw(column)} = o.${sql.raw(column)}
    WHERE m.account_id = ${accountId} AND m.content_id = ${contentId})`;
  return sql`${contents.contentId} <> ${contentId} AND (${shares('content_categories', 'category_id')}
    OR ${shares('content_genres', 'genre_id')})`;
}

/** A shared genre says more than a shared category. */
function kinship(accountId: string, contentId: string): SQL {
  const shared = (table: string, column: string) => sql`(SELECT count(*) FROM ${sql.raw(table)} o
    JOIN ${sql.raw(table)} m ON m.account_id = o.account_id AND m.${sql.raw(column)} = o.${sql.raw(column)}
    WHERE o.account_id = ${accountId} AND o.content_id = ${contents.contentId} AND m.content_id = ${contentId})`;
  return sql`2 * ${shared('content_genres', 'genre_id')} + ${shared('content_categories', 'category_id')} DESC,
    ${contents.createdDate} DESC, ${contents.contentId}`;
}
