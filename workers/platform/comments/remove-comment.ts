import type { Handler } from '#workers/platform/call-context.ts';
import { limitActions, notifyRoom } from './comment-room.ts';
import { requireOwn } from './require-comment.ts';

export const removeComment: Handler<'removeComment'> = async (context) => {
  const { row } = await requireOwn(context);
  await limitActions(context, row, 'change');
  await context.store.comments.remove(row.id, context.now);
  await notifyRoom(context, { ...row, removedDate: context.now });
  return { data: { obj_id: row.id } };
};
