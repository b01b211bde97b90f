import { and, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#app/contract/limits.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { placedColumns, repliesUntil, shownColumns, top, visible } from './comment-columns.ts';
import type { Subject } from './community-store.ts';
import { commentReports, comments, commentVotes } from './schema/community.ts';
import { users } from './schema/user.ts';

export interface NewComment {
  id: string;
  user: { id: string };
  comment: string;
  parentId: string | null;
  timestamp: Date;
}

/** Who reads: their own hidden comments they still see, staff sees all. `id` is empty for a guest. */
export interface Reader {
  id: string;
  isStaff: boolean;
}

export const GUEST: Reader = { id: '', isStaff: false };

interface Window {
  limit: number;
  offset: number;
}

/** Viewers' comments, with their names. Queries, to be awaited or batched. */
export function commentStore(scope: AccountScope) {
  const id = sql.placeholder('id');
  const ofSubject = and(eq(comments.subjectType, sql.placeholder('type')), eq(comments.subjectId, id)) as SQL;

  const rows = (...conditions: (SQL | undefined)[]) =>
    scope.pick(comments, shownColumns, ...conditions).innerJoin(users, eq(users.id, comments.userId));

  const all = memoize(() =>
    rows(ofSubject, visible, gt(comments.timestamp, sql.placeholder('since')))
      .orderBy(desc(comments.timestamp), desc(comments.id))
      .page({ limit: LIMITS.list }),
  );
  const newestOnes = memoize(() =>
    rows(ofSubject, visible, sql`${comments.removedDate} IS NULL`)
      .orderBy(desc(comments.timestamp), desc(comments.id))
      .page({ limit: sql.placeholder('limit') as unknown as number }),
  );
  // SQLite takes placeholders for LIMIT and OFFSET, drizzle's types do not.
  const limit = sql.placeholder('limit') as unknown as number;
  const offset = sql.placeholder('offset') as unknown as number;
  const tops = memoize(() =>
    rows(ofSubject, visible, top)
      .orderBy(desc(comments.timestamp), desc(comments.id))
      .page({ limit, offset }),
  );
  const topCount = memoize(() => scope.count(comments, ofSubject, visible, top));
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
    rows(
      ofSubject,
      eq(comments.parentId, sql.placeholder('thread')),
      sql`${comments.removedDate} IS NULL`,
      visible,
    )
      .orderBy(comments.timestamp, comments.id)
      .page({ limit, offset }),
  );
  const thread = memoize(() =>
    rows(ofSubject, visible, top, eq(comments.id, sql.placeholder('thread'))).page({ limit: 1 }),
  );
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

  const seenBy = (reader: Reader) => ({ viewer: reader.id, staff: reader.isStaff ? 1 : 0 });
  const isIt = (commentId: string) => eq(comments.id, commentId);
  const isOn = (commentId: string, userId: string) =>
    and(eq(commentVotes.commentId, commentId), eq(commentVotes.userId, userId));

  return {
    /** Comments and replies alike, newest first; those after `since` alone. */
    all: ({ type, id }: Subject, since: Date | null, reader: Reader) =>
      all().with({ type, id, since: since?.getTime() ?? 0, ...seenBy(reader) }),
    newestOnes: ({ type, id }: Subject, limit: number, reader: Reader) =>
      newestOnes().with({ type, id, limit, ...seenBy(reader) }),
    /** A page of the comments that replies answer, newest first. */
    tops: ({ type, id }: Subject, window: Window, reader: Reader) =>
      tops().with({ type, id, ...window, ...seenBy(reader) }),
    topCount: ({ type, id }: Subject, reader: Reader) => topCount().with({ type, id, ...seenBy(reader) }),
    /** The first replies to each comment of that page, oldest first. */
    firstReplies: ({ type, id }: Subject, window: Window, reader: Reader) =>
      firstReplies().with({ type, id, ...window, ...seenBy(reader) }),
    /** One row: the comment that a thread began with. */
    thread: ({ type, id }: Subject, commentId: string, reader: Reader) =>
      thread().with({ type, id, thread: commentId, ...seenBy(reader) }),
    /** A page of the replies to one comment, oldest first. */
    replies: ({ type, id }: Subject, commentId: string, window: Window, reader: Reader) =>
      replies().with({ type, id, thread: commentId, ...window, ...seenBy(reader) }),
    /** One row when the reader can see it. */
    one: (commentId: string, reader: Reader) => one().with({ commentId, ...seenBy(reader) }),
    /** When that user last wrote, anywhere. */
    lastOf: (userId: string) => lastOf().with({ userId }),

    async newest({ type, id }: Subject): Promise<Date | null> {
      const [row] = await newestOf().with({ type, id });
      return row?.newest ?? null;
    },
    /** At most ten; those that are there already stay as they are. */
    async add({ type, id }: Subject, added: readonly NewComment[]): Promise<void> {
      const values = added.map(({ id: commentId, user, comment, parentId, timestamp }) => ({
        id: commentId,
        comment,
        parentId,
        timestamp,
        userId: user.id,
        subjectType: type,
        subjectId: id,
      }));
      await scope
        .insert(comments, ...values)
        .onConflictDoNothing()
        .run();
    },
    edit: (commentId: string, comment: string, now: Date) =>
      scope.update(comments, { comment, editedDate: now }, isIt(commentId)).run(),
    /** Its words go, its place above its replies stays. */
    remove: (commentId: string, now: Date) =>
      scope.update(comments, { comment: '', removedDate: now }, isIt(commentId)).run(),
    hide: (commentId: string, hiddenDate: Date | null) =>
      scope.update(comments, { hiddenDate }, isIt(commentId)).run(),

    /** One vote a user and comment, the last one; a trigger counts it. */
    vote: (commentId: string, userId: string, isLike: boolean, now: Date) =>
      scope
        .insert(commentVotes, { commentId, userId, isLike, createdDate: now })
        .onConflictDoUpdate({
          target: [commentVotes.accountId, commentVotes.commentId, commentVotes.userId],
          set: { isLike },
        })
        .run(),
    unvote: (commentId: string, userId: string) => scope.remove(commentVotes, isOn(commentId, userId)).run(),

    /** One report a user and comment. */
    report: (commentId: string, userId: string, reason: string, now: Date) =>
      scope
        .insert(commentReports, { commentId, userId, reason, createdDate: now })
        .onConflictDoUpdate({
          target: [commentReports.accountId, commentReports.commentId, commentReports.userId],
          set: { reason },
        })
        .run(),
    settleReports: (commentId: string) =>
      scope.remove(commentReports, eq(commentReports.commentId, commentId)).run(),
    ...reportedQueries(scope),
  };
}

/** What staff look through. */
function reportedQueries(scope: AccountScope) {
  const reports = sql`FROM comment_reports AS p WHERE p.account_id = ${comments.accountId} AND p.comment_id = ${comments.id}`;
  const isListed = (isHidden: boolean) =>
    isHidden
      ? sql`${comments.hiddenDate} IS NOT NULL AND ${comments.removedDate} IS NULL`
      : sql`${comments.hiddenDate} IS NULL AND ${comments.removedDate} IS NULL AND EXISTS (SELECT 1 ${reports})`;
  return {
    reported: (isHidden: boolean, window: Window) =>
      scope
        .pick(
          comments,
          {
            ...placedColumns,
            reportCount: sql<number>`(SELECT count(*) ${reports})`.as('report_count'),
            reasons:
              sql`(SELECT json_group_object(g.reason, g.n) FROM (SELECT p.reason, count(*) AS n ${reports} GROUP BY p.reason) AS g)`
                .mapWith((text: string) => JSON.parse(text) as Record<string, number>)
                .as('reasons'),
          },
          isListed(isHidden),
        )
        .innerJoin(users, eq(users.id, comments.userId))
        .orderBy(sql`report_count DESC`, desc(comments.timestamp))
        .page(window)
        .with({ viewer: '', staff: 1 }),
    reportedCount: (isHidden: boolean) => scope.count(comments, isListed(isHidden)),
  };
}

export type CommentStore = ReturnType<typeof commentStore>;
export type CommentRow = Awaited<ReturnType<CommentStore['all']>>[number];
export type PlacedCommentRow = Awaited<ReturnType<CommentStore['one']>>[number];
