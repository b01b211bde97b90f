import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { limitActions } from './comment-room.ts';
import { requireComment } from './require-comment.ts';

export const reportComment: Handler<'reportComment'> = async (context) => {
  const { user } = requireSession(context);
  const { reason } = context.body;
  const row = await requireComment(context, GUEST);
  if (row.authorId === user.id) throw new HttpError(422, 'rejected');
  await limitActions(context, row, 'report');
  await context.store.comments.report(row.id, user.id, reason, context.now);
  return { data: { obj_id: row.id, reason } };
};
