import { eq, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/sqlite-core';
import type { AccountScope } from './account-scope.ts';
import { cardColumns, fullColumns } from './content-columns.ts';
import { type ContentPage, countTitles, idsOfPage, inOrder } from './content-list.ts';
import type { ContentOrder } from './content-order.ts';
import { kept } from './kept.ts';
import { contentListing } from './list-tables.ts';
import { contents, mediaAssets } from './schema/catalogue.ts';

export type { ContentPage };
export type MediaAssetRow = typeof mediaAssets.$inferSelect;

/** Titles. Only published ones are ever found. */
export function contentStore(scope: AccountScope) {
  const pageOf = <C extends SelectedFields>(columns: C, page: ContentPage) =>
    inOrder(
      scope,
      scope
        .pick(contents, columns, sql`${contents.contentId} IN ${idsOfPage(scope, page).asSubquery()}`)
        .innerJoin(contentListing, sql`${contentListing.contentId} = ${contents.contentId}`),
      page.order,
    );

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
    list: (page: ContentPage) => pageOf(fullColumns, page),
    cards: (page: ContentPage) => pageOf(cardColumns, page),
    count: (page: Pick<ContentPage, 'filters' | 'where'>) => countTitles(scope, page),
    relatedTo: (contentId: string) => relatedTo(scope.accountId, contentId),
    byKinship: (contentId: string): ContentOrder => ({
      by: 'terms',
      terms: [kinship(scope.accountId, contentId)],
    }),
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
export type CardRow = Awaited<ReturnType<ContentStore['cards']>>[number];
export type FullRow = Awaited<ReturnType<ContentStore['list']>>[number];

/** Shares a category or a genre with the title, and is another one. */
function relatedTo(accountId: string, contentId: string): SQL {
  return sql`${contentListing.contentId} <> ${contentId} AND ${contentListing.listing} IN (
    SELECT o.listing FROM ${kinFacets(accountId, contentId)} JOIN content_facets o ON o.facet = m.facet)`;
}

/** A shared genre says more than a shared category. */
function kinship(accountId: string, contentId: string): SQL {
  return sql`(SELECT sum(CASE f.kind WHEN 'sub_category' THEN 2 ELSE 1 END) FROM ${kinFacets(accountId, contentId)}
      JOIN content_facets o ON o.facet = m.facet AND o.is_part = ${contentListing.isPart}
        AND o.created_date = ${contentListing.createdDate} AND o.listing = ${contentListing.listing}) DESC,
    ${contentListing.createdDate} DESC, ${contentListing.contentId}`;
}

function kinFacets(accountId: string, contentId: string): SQL {
  return sql`content_listing t JOIN content_facets m ON m.listing = t.listing AND t.account_id = ${accountId}
    AND t.content_id = ${contentId} JOIN facets f ON f.facet = m.facet AND f.kind IN ('category', 'sub_category')`;
}
