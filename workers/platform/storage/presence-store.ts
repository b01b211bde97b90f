import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { editorPresence } from './schema/drafts.ts';
import { users } from './schema/user.ts';

type NewPresence = Omit<typeof editorPresence.$inferInsert, 'accountId'>;

/** Of one response: more editors of one page than these are not shown. */
const ROWS = 50;
/** Of one response about all pages. */
const ROWS_OF_ALL = 200;

/** Who has which document open. */
export function presenceStore(scope: AccountScope) {
  const own = (documentId: string, userId: string) =>
    and(eq(editorPresence.documentId, documentId), eq(editorPresence.userId, userId));
  const others = (userId: string, since: Date) =>
    and(ne(editorPresence.userId, userId), gt(editorPresence.seenTime, since));
  const userName = sql<string>`${users.name}`.as('user_name');
  const isUser = sql`${users.id} = ${editorPresence.userId}`;
  return {
    async seen(presence: NewPresence): Promise<void> {
      const [first, ...rest] = scope.insertRows(editorPresence, [presence], {
        target: ['documentId', 'userId'],
        set: ['blockId', 'seenTime'],
      });
      if (first) await scope.write([first, ...rest]);
    },
    leave: (documentId: string, userId: string) =>
      scope.remove(editorPresence, own(documentId, userId)).run(),
    /** In an order that does not change while they are there. */
    others: (documentId: string, userId: string, since: Date) =>
      scope
        .pick(
          editorPresence,
          { userId: editorPresence.userId, blockId: editorPresence.blockId, userName },
          and(eq(editorPresence.documentId, documentId), others(userId, since)),
        )
        .innerJoin(users, isUser)
        .orderBy(asc(editorPresence.userId))
        .page({ limit: ROWS }),
    /** The same of every document. */
    othersOfAll: (userId: string, since: Date) =>
      scope
        .pick(
          editorPresence,
          { userId: editorPresence.userId, documentId: editorPresence.documentId, userName },
          others(userId, since),
        )
        .innerJoin(users, isUser)
        .orderBy(asc(editorPresence.userId))
        .page({ limit: ROWS_OF_ALL }),
  };
}
