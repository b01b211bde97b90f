import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { comments } from './schema/community.ts';
import { users } from './schema/user.ts';

/** Who reads: their own hidden comments they still see, staff sees all. `id` is empty for a guest. */
export interface Reader {
  id: string;
  isStaff: boolean;
}

export const GUEST: Reader = { id: '', isStaff: false };

/** The values of the placeholders in `visible`. */
export const seenBy = (reader: Reader) => ({ viewer: reader.id, staff: reader.isStaff ? 1 : 0 });

/** How many replies come with a comment of a page; the rest is requested by its thread. */
export const FIRST_REPLIES = 20;

/** Filled in when the query runs. */
const viewer = sql.placeholder('viewer');
const staff = sql.placeholder('staff');

/** What staff has hidden is there for themselves and for who wrote it. */
const visibleIn = (table: SQL) =>
  sql`(${table}.hidden_date IS NULL OR ${table}.user_id = ${viewer} OR ${staff} = 1)`;
const repliesIn = (table: SQL) =>
  sql`FROM comments AS r WHERE r.account_id = ${table}.account_id AND r.parent_id = ${table}.id
    AND r.removed_date IS NULL AND ${visibleIn(sql.raw('r'))}`;
/** The first comment of a thread; one that its writer removed remains as long as it has replies. */
const topIn = (table: SQL) =>
  sql`${table}.parent_id IS NULL AND (${table}.removed_date IS NULL OR EXISTS (SELECT 1 ${repliesIn(table)}))`;

const own = sql.raw('comments');
export const visible = visibleIn(own);
export const top = topIn(own);

/** Named, because columns of one name must not meet in a batch, whose rows are objects by column name. */
const commentColumns = {
  id: comments.id,
  parentId: comments.parentId,
  comment: comments.comment,
  timestamp: comments.timestamp,
  likeCount: comments.likeCount,
  dislikeCount: comments.dislikeCount,
  editedDate: comments.editedDate,
  removedDate: comments.removedDate,
  hiddenDate: comments.hiddenDate,
  replyCount: sql<number>`(SELECT count(*) ${repliesIn(own)})`.as('reply_count'),
  /** 1 a like, 0 a dislike. */
  vote: sql<number | null>`(SELECT w.is_like FROM comment_votes AS w
    WHERE w.account_id = comments.account_id AND w.comment_id = comments.id AND w.user_id = ${viewer})`.as(
    'vote',
  ),
};

const authorColumns = { authorId: sql<string>`${users.id}`.as('author_id'), authorName: users.name };

/** A comment with who wrote it. */
export const shownColumns = { ...commentColumns, ...authorColumns };
/** And what it speaks of. */
export const placedColumns = {
  ...shownColumns,
  subjectType: comments.subjectType,
  subjectId: comments.subjectId,
};

/** The comments of a page, and when the last of their first replies was written. */
export function repliesUntil(accountId: string, page: { limit: number; offset: number }): SQL {
  const table = sql.raw('t');
  return sql`(SELECT t.id AS top_id, coalesce((SELECT r.timestamp ${repliesIn(table)}
      ORDER BY r.timestamp LIMIT 1 OFFSET ${sql.raw(String(FIRST_REPLIES - 1))}), 9e15) AS until
    FROM comments AS t
    WHERE t.account_id = ${accountId} AND t.subject_type = ${sql.placeholder('type')}
      AND t.subject_id = ${sql.placeholder('id')} AND ${visibleIn(table)} AND ${topIn(table)}
    ORDER BY t.timestamp DESC, t.id DESC LIMIT ${page.limit} OFFSET ${page.offset}) AS tops`;
}

export interface Window {
  limit: number;
  offset: number;
}

// SQLite takes placeholders for LIMIT and OFFSET, drizzle's types do not.
export const limit = sql.placeholder('limit') as unknown as number;
export const offset = sql.placeholder('offset') as unknown as number;

export const ofSubject = and(
  eq(comments.subjectType, sql.placeholder('type')),
  eq(comments.subjectId, sql.placeholder('id')),
) as SQL;

/** Comments with the names of their writers. */
export const commentRows = (scope: AccountScope, ...conditions: (SQL | undefined)[]) =>
  scope.pick(comments, shownColumns, ...conditions).innerJoin(users, eq(users.id, comments.userId));
