import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { cardColumns, fullColumns } from './content-columns.ts';
import { type ContentPage, countTitles, idsOfPage } from './content-list.ts';
import { resumePositions } from './schema/analytics.ts';
import { contents, mediaAssets } from './schema/catalogue.ts';

export type { ContentPage };
export type MediaAssetRow = typeof mediaAssets.$inferSelect;

/** Titles. Only published ones are ever found. */
export function contentStore(scope: AccountScope) {
  const pageOf = <C extends SelectedFields>(columns: C, page: ContentPage) => {
    const ids = idsOfPage(scope, page).asSubquery();
    return scope
      .pickAlong(
        sql`(SELECT content_id, row_number() OVER () AS place FROM ${ids}) AS page`,
        contents,
        columns,
        sql`page.content_id = ${contents.contentId}`,
      )
      .orderBy(sql`page.place`);
  };

  const byId = eq(contents.contentId, sql.placeholder('contentId'));
  const detail = memoize(() => scope.pick(contents, fullColumns, byId, eq(contents.isPublished, true)));
  const id = memoize(() =>
    scope.pick(contents, { contentId: contents.contentId }, byId, eq(contents.isPublished, true)),
  );
  const publication = memoize(() =>
    scope.pick(contents, { title: contents.title, isPublished: contents.isPublished }, byId),
  );
  const times = memoize(() => {
    const { title, videoType, publishTime, liveExpiryTime } = contents;
    return scope.pick(
      contents,
      { title, videoType, publishTime, liveExpiryTime },
      byId,
      eq(contents.isPublished, true),
    );
  });
  const asset = memoize(() => {
    const assetId = scope.pick(contents, { assetId: contents.assetId }, byId).asSubquery();
    return scope.find(mediaAssets, sql`${mediaAssets.id} = ${assetId}`);
  });

  return {
    detail: (contentId: string) => detail().with({ contentId }),
    exists: (contentId: string) => id().with({ contentId }),
    /** What it is called, and when it starts and ends. */
    times: (contentId: string) => times().with({ contentId }),
    /** Those among these ids that viewers find. */
    found: (ids: readonly string[]) =>
      scope.pick(
        contents,
        { contentId: contents.contentId },
        sql`${contents.contentId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        eq(contents.isPublished, true),
      ),
    /** Also of a title that viewers do not find: for the operator. */
    publication: (contentId: string) => publication().with({ contentId }),
    /** What the title plays, if anything. */
    assetOf: (contentId: string) => asset().with({ contentId }),
    list: (page: ContentPage) => pageOf(fullColumns, page),
    cards: (page: ContentPage) => pageOf(cardColumns, page),
    count: (selection: Pick<ContentPage, 'filters' | 'relatedTo'>) => countTitles(scope, selection),
  };
}

export type ResumeRow = typeof resumePositions.$inferSelect;
export type ContentStore = ReturnType<typeof contentStore>;
export type CardRow = Awaited<ReturnType<ContentStore['cards']>>[number];
export type FullRow = Awaited<ReturnType<ContentStore['list']>>[number];

/** The parts of a multi-part title. Only published ones are ever found. */
export function childContentStore(scope: AccountScope) {
  const isPart = (): SQL[] => [
    eq(contents.parentId, sql.placeholder('parentId')),
    eq(contents.videoType, 'MPVC'),
    eq(contents.isPublished, true),
  ];
  const children = memoize(() =>
    scope
      .pick(contents, cardColumns, ...isPart())
      .orderBy(asc(contents.serialNo), asc(contents.contentId))
      .page({ limit: LIMITS.list }),
  );
  const resumePositionsOf = memoize(() =>
    scope.find(
      resumePositions,
      eq(resumePositions.userId, sql.placeholder('userId')),
      inArray(
        resumePositions.contentId,
        scope.pick(contents, { contentId: contents.contentId }, ...isPart()).asSubquery(),
      ),
    ),
  );

  return {
    of: (parentId: string) => children().with({ parentId }),
    resumePositions: (userId: string, parentId: string) => resumePositionsOf().with({ userId, parentId }),
  };
}
