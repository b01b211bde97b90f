import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { kept } from './kept.ts';
import { contents } from './schema/catalogue.ts';
import { favourites, watchlist } from './schema/community.ts';

type LibraryTable = typeof watchlist | typeof favourites;

/** The contract's readers take no more. */
const MAX_ENTRIES = 5_000;
/** Each failed round means that another request of the same viewer got its turn. */
const TOGGLE_ROUNDS = 10;

/** What viewers have set aside. Every query is one viewer's. */
export function libraryStore(scope: AccountScope) {
  return { watchlist: shelf(scope, watchlist), favourites: shelf(scope, favourites) };
}

export type Shelf = ReturnType<typeof shelf>;

function shelf(scope: AccountScope, table: LibraryTable) {
  // Titles that are not published any more stay on the shelf, out of sight, for the day they return.
  const entries = kept(() =>
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
     * Adds the title if it is absent, else removes it; true when it was added. Either is one statement that tells
     * whether it did something, so of two at once one adds and the other removes.
     */
    async toggle(userId: string, contentId: string, now: Date): Promise<boolean> {
      const key = and(eq(table.userId, userId), eq(table.contentId, contentId));
      for (let round = 0; round < TOGGLE_ROUNDS; round += 1) {
        const row = { userId, contentId, createdDate: now };
        const added = await scope.insert(table, row).onConflictDoNothing().run();
        if (added.meta.changes === 1) return true;
        const removed = await scope.remove(table, key).run();
        if (removed.meta.changes === 1) return false;
      }
      throw new Error('a shelf was toggled by too many requests at once');
    },
  };
}
