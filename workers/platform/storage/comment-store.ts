import { eq, max, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { placedColumns, visible } from './comment-columns.ts';
import { commentPages } from './comment-pages.ts';
import { type Reader, seenBy } from './comment-reader.ts';
import { commentReportsStore } from './comment-reports.ts';
import { ofSubject } from './comment-rows.ts';
import { commentThreads } from './comment-threads.ts';
import { commentWrites } from './comment-writes.ts';
import type { Subject } from './community-store.ts';
import { comments } from './schema/community.ts';
import { users } from './schema/user.ts';

/** Viewers' comments, with their names. Queries, to be awaited or batched. */
export function commentStore(scope: AccountScope) {
  return {
    ...singleComments(scope),
    ...commentPages(scope),
    ...commentThreads(scope),
    ...commentWrites(scope),
    ...commentReportsStore(scope),
  };
}

function singleComments(scope: AccountScope) {
  const one = memoize(() =>
    scope
      .pick(
        comments,
        placedColumns,
        eq(comments.id, sql.placeholder('commentId')),
        sql`${comments.removedDate} IS NULL`,
        visible,
      )
      .innerJoin(users, eq(users.id, comments.userId)),
  );
  const newestOf = memoize(() => scope.pick(comments, { newest: max(comments.timestamp) }, ofSubject));
  const lastOf = memoize(() =>
    scope.pick(comments, { last: max(comments.timestamp) }, eq(comments.userId, sql.placeholder('userId'))),
  );

  return {
    /** One row when the reader can see it. */
    one: (commentId: string, reader: Reader) => one().with({ commentId, ...seenBy(reader) }),
    /** When that user last wrote, anywhere. */
    lastOf: (userId: string) => lastOf().with({ userId }),
    async newest({ type, id }: Subject): Promise<Date | null> {
      const [row] = await newestOf().with({ type, id });
      return row?.newest ?? null;
    },
  };
}

type CommentStore = ReturnType<typeof commentStore>;
export type CommentRow = Awaited<ReturnType<CommentStore['all']>>[number];
export type PlacedCommentRow = Awaited<ReturnType<CommentStore['one']>>[number];
