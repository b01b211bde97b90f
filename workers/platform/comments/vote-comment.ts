import type { Handler } from '#workers/platform/call-context.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { limitActions } from './comment-room.ts';
import { requireComment } from './require-comment.ts';

export const voteComment: Handler<'voteComment'> = async (context) => {
  const { user } = requireSession(context);
  const { isLike } = context.query;
  const row = await requireComment(context, GUEST);
  await limitActions(context, row, 'vote');
  await context.store.comments.vote(row.id, user.id, isLike, context.now);
  return { data: { obj_id: row.id, like: isLike } };
};

export const unvoteComment: Handler<'unvoteComment'> = async (context) => {
  const { user } = requireSession(context);
  const row = await requireComment(context, GUEST);
  await limitActions(context, row, 'vote');
  await context.store.comments.unvote(row.id, user.id);
  return { data: { obj_id: row.id } };
};
