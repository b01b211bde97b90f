import type { Handler } from '#workers/platform/call-context.ts';
import { keepPace, tellRoom } from './comment-room.ts';
import { FREE, refuseBlocked } from './comment-rules.ts';
import { requireOwn } from './require-own-comment.ts';
import { readerOf, toComment } from './to-comment.ts';

export const editComment: Handler<'editComment'> = async (context) => {
  const { store, body, account, now } = context;
  const { row, session } = await requireOwn(context);
  refuseBlocked(body.comment, account.commentRules ?? FREE);
  await keepPace(context, row, 'change');
  await store.comments.edit(row.id, body.comment, now);
  const edited = { ...row, comment: body.comment, editedDate: now };
  await tellRoom(context, edited);
  return { data: toComment(edited, readerOf(session)) };
};
