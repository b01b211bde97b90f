import type { Handler } from '#workers/platform/call-context.ts';
import { keepPace, tellRoom } from './comment-room.ts';
import { requireOwn } from './require-own-comment.ts';

export const removeComment: Handler<'removeComment'> = async (context) => {
  const { row } = await requireOwn(context);
  await keepPace(context, row, 'change');
  await context.store.comments.remove(row.id, context.now);
  await tellRoom(context, { ...row, removedDate: context.now });
  return { data: { obj_id: row.id } };
};
