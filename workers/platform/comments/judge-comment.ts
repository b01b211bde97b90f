import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { NOBODY, type PlacedCommentRow, type Reader } from '#workers/platform/storage/comment-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { readerOf, toComment } from './to-comment.ts';
import { keepPace, tellRoom } from './write-comment.ts';

/** What others make of a comment: votes and reports of viewers, and what staff decides. */
export const judgeHandlers: Handlers = {
  voteComment: async (context) => {
    const { user } = requireSession(context);
    const { isLike } = context.query;
    const row = await requireComment(context, NOBODY);
    await keepPace(context, row, 'vote');
    await context.store.comments.vote(row.id, user.id, isLike, context.now);
    return { data: { obj_id: row.id, like: isLike } };
  },

  unvoteComment: async (context) => {
    const { user } = requireSession(context);
    const row = await requireComment(context, NOBODY);
    await keepPace(context, row, 'vote');
    await context.store.comments.unvote(row.id, user.id);
    return { data: { obj_id: row.id } };
  },

  reportComment: async (context) => {
    const { user } = requireSession(context);
    const { reason } = context.body;
    const row = await requireComment(context, NOBODY);
    if (row.authorId === user.id) throw new HttpError(422, 'rejected');
    await keepPace(context, row, 'report');
    await context.store.comments.report(row.id, user.id, reason, context.now);
    return { data: { obj_id: row.id, reason } };
  },

  reportedComments: async (context) => {
    const { store, query } = context;
    const reader = requireStaff(context);
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
  },

  hideComment: async (context) => {
    const { store, query, now } = context;
    const reader = requireStaff(context);
    const row = await requireComment(context, reader);
    const judged = { ...row, hiddenDate: query.hidden ? now : null };
    await store.comments.hide(row.id, judged.hiddenDate);
    if (!query.hidden) await store.comments.settleReports(row.id);
    const action = query.hidden ? 'comment.hide' : 'comment.show';
    await store.starter.audit({ action, subject: row.id, actor: `user:${reader.id}`, time: now });
    await tellRoom(context, judged);
    return { data: toComment(judged, reader) };
  },
};

function requireStaff(context: Pick<CallContext, 'session'>): Reader {
  const session = requireSession(context);
  if (!session.user.isStaff) throw new HttpError(403, 'staff_only');
  return readerOf(session);
}

interface OnComment {
  store: CallContext['store'];
  params: { comment_id: string };
}

async function requireComment({ store, params }: OnComment, reader: Reader): Promise<PlacedCommentRow> {
  const [row] = await store.comments.one(params.comment_id, reader);
  if (!row) throw new HttpError(404, 'not_found');
  return row;
}
