import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { contents } from './schema/catalogue.ts';
import { favourites, watchlist } from './schema/community.ts';

type LibraryTable = typeof watchlist | typeof favourites;

/** The contract's readers take no more. */
const MAX_ENTRIES = 5_000;

/** Viewers' watchlists and favourites. Every query is one viewer's. */
export function libraryStore(scope: AccountScope) {
  return { watchlist: shelf(scope, watchlist), favourites: shelf(scope, favourites) };
}

export type Shelf = ReturnType<typeof shelf>;

function shelf(scope: AccountScope, table: LibraryTable) {
  // Titles that are not published any more stay on the shelf, out of sight, for the day they return.
  const entries = memoize(() =>
    scope
      .pick(table, { contentId: table.contentId }, eq(table.userId, sql.placeholder('userId')))
      .innerJoin(
        contents,
        sql`${contents.contentId} = ${table.contentId} AND ${eq(contents.isPublished, true)}`,
      )
      .orderBy(desc(table.createdDate), asc(table.contentId))
      .page({ limit: MAX_ENTRIES }),
  );

  return {
    /** Newest first. */
    entries: (userId: string) => entries().with({ userId }),

    /**
     * Adds the title if it is absent, else removes it; true when it was added. One transaction, so that of
     * any number of clicks at once each does one of the two.
     */
    async toggle(userId: string, contentId: string, now: Date): Promise<boolean> {
      const key = and(eq(table.userId, userId), eq(table.contentId, contentId));
      const row = { userId, contentId, createdDate: now };
      const [removed] = await scope.write([
        scope.remove(table, key),
        scope.insertIf(table, sql`changes() = 0`, row),
      ]);
      return removed?.meta.changes === 0;
    },
  };
}
