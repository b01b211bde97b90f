import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { NOBODY } from '#workers/platform/storage/comment-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { keepPace } from './comment-room.ts';
import { requireComment } from './require-comment.ts';

export const reportComment: Handler<'reportComment'> = async (context) => {
  const { user } = requireSession(context);
  const { reason } = context.body;
  const row = await requireComment(context, NOBODY);
  if (row.authorId === user.id) throw new HttpError(422, 'rejected');
  await keepPace(context, row, 'report');
  await context.store.comments.report(row.id, user.id, reason, context.now);
  return { data: { obj_id: row.id, reason } };
};
