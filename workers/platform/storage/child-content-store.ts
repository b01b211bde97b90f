import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { cardColumns } from './content-columns.ts';
import { resumePositions } from './schema/analytics.ts';
import { contents } from './schema/catalogue.ts';

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
      eq(resumePositions.isFinished, false),
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
