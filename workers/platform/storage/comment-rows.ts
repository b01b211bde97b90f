import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { shownColumns } from './comment-columns.ts';
import { comments } from './schema/community.ts';
import { users } from './schema/user.ts';

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
