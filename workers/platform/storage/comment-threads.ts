import { eq, sql } from 'drizzle-orm';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import {
  commentRows,
  limit,
  offset,
  ofSubject,
  type Reader,
  repliesUntil,
  seenBy,
  shownColumns,
  top,
  visible,
  type Window,
} from './comment-rows.ts';
import type { Subject } from './community-store.ts';
import { comments } from './schema/community.ts';
import { users } from './schema/user.ts';

/** Comments that begin a thread and the replies to them, oldest first. */
export function commentThreads(scope: AccountScope) {
  const firstReplies = memoize(() =>
    scope
      .pickAlong(
        repliesUntil(scope.accountId, { limit, offset }),
        comments,
        shownColumns,
        sql`${comments.parentId} = tops.top_id AND ${comments.timestamp} <= tops.until`,
        sql`${comments.removedDate} IS NULL`,
        visible,
      )
      .innerJoin(users, eq(users.id, comments.userId))
      .orderBy(comments.parentId, comments.timestamp, comments.id)
      .page({ limit: LIMITS.list }),
  );
  const replies = memoize(() =>
    commentRows(
      scope,
      ofSubject,
      eq(comments.parentId, sql.placeholder('thread')),
      sql`${comments.removedDate} IS NULL`,
      visible,
    )
      .orderBy(comments.timestamp, comments.id)
      .page({ limit, offset }),
  );
  const thread = memoize(() =>
    commentRows(scope, ofSubject, visible, top, eq(comments.id, sql.placeholder('thread'))).page({
      limit: 1,
    }),
  );

  return {
    /** The first replies to each comment of a page. */
    firstReplies: ({ type, id }: Subject, window: Window, reader: Reader) =>
      firstReplies().with({ type, id, ...window, ...seenBy(reader) }),
    /** One row: the comment that a thread began with. */
    thread: ({ type, id }: Subject, commentId: string, reader: Reader) =>
      thread().with({ type, id, thread: commentId, ...seenBy(reader) }),
    /** A page of the replies to one comment. */
    replies: ({ type, id }: Subject, commentId: string, window: Window, reader: Reader) =>
      replies().with({ type, id, thread: commentId, ...window, ...seenBy(reader) }),
  };
}
