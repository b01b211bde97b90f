import { desc, eq, gt, max, sql } from 'drizzle-orm';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { commentReportsStore } from './comment-reports.ts';
import {
  commentRows,
  limit,
  offset,
  ofSubject,
  placedColumns,
  type Reader,
  seenBy,
  top,
  visible,
  type Window,
} from './comment-rows.ts';
import { commentThreads } from './comment-threads.ts';
import { commentWrites } from './comment-writes.ts';
import type { Subject } from './community-store.ts';
import { comments } from './schema/community.ts';
import { users } from './schema/user.ts';

const NEWEST_FIRST = [desc(comments.timestamp), desc(comments.id)];

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

/** The comments on a subject, newest first. */
function commentPages(scope: AccountScope) {
  const all = memoize(() =>
    commentRows(scope, ofSubject, visible, gt(comments.timestamp, sql.placeholder('since')))
      .orderBy(...NEWEST_FIRST)
      .page({ limit: LIMITS.list }),
  );
  const newestOnes = memoize(() =>
    commentRows(scope, ofSubject, visible, sql`${comments.removedDate} IS NULL`)
      .orderBy(...NEWEST_FIRST)
      .page({ limit }),
  );
  const tops = memoize(() =>
    commentRows(scope, ofSubject, visible, top)
      .orderBy(...NEWEST_FIRST)
      .page({ limit, offset }),
  );
  const topCount = memoize(() => scope.count(comments, ofSubject, visible, top));

  return {
    /** Comments and replies alike; those after `since` alone. */
    all: ({ type, id }: Subject, since: Date | null, reader: Reader) =>
      all().with({ type, id, since: since?.getTime() ?? 0, ...seenBy(reader) }),
    newestOnes: ({ type, id }: Subject, limit: number, reader: Reader) =>
      newestOnes().with({ type, id, limit, ...seenBy(reader) }),
    /** A page of the comments that begin a thread. */
    tops: ({ type, id }: Subject, window: Window, reader: Reader) =>
      tops().with({ type, id, ...window, ...seenBy(reader) }),
    topCount: ({ type, id }: Subject, reader: Reader) => topCount().with({ type, id, ...seenBy(reader) }),
  };
}
