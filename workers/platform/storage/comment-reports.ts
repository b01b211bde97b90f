import { desc, eq, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { placedColumns, type Window } from './comment-rows.ts';
import { commentReports, comments } from './schema/community.ts';
import { users } from './schema/user.ts';

/** Viewers' reports, and the comments that staff look through because of them. */
export function commentReportsStore(scope: AccountScope) {
  return {
    /** One report a user and comment. */
    report: (commentId: string, userId: string, reason: string, now: Date) =>
      scope
        .insert(commentReports, { commentId, userId, reason, createdDate: now })
        .onConflictDoUpdate({
          target: [commentReports.accountId, commentReports.commentId, commentReports.userId],
          set: { reason },
        })
        .run(),
    closeReports: (commentId: string) =>
      scope.remove(commentReports, eq(commentReports.commentId, commentId)).run(),
    ...reportedQueries(scope),
  };
}

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
