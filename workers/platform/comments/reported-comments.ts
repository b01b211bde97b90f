import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { readerOf, toComment } from './to-comment.ts';

export const reportedComments: Handler<'reportedComments'> = async (context) => {
  const { store, query } = context;
  const reader = readerOf(requireRole(context, 'moderate'));
  const [rows, [count]] = await store.batch([
    store.comments.reported(query.hidden, windowOf(query)),
    store.comments.reportedCount(query.hidden),
  ]);
  const data = rows.map((row) => ({
    comment: toComment(row, reader),
    subject: { type: row.subjectType, id: row.subjectId },
    report_count: row.reportCount,
    reasons: row.reasons,
  }));
  return { data, total: count?.total ?? 0 };
};
