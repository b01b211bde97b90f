import type { Handler } from '#workers/platform/call-context.ts';
import { NO_RULES, requireNoBlockedWord } from './blocked-words.ts';
import { limitActions, notifyRoom } from './comment-room.ts';
import { requireOwn } from './require-comment.ts';
import { readerOf, toComment } from './to-comment.ts';

export const editComment: Handler<'editComment'> = async (context) => {
  const { store, body, account, now } = context;
  const { row, session } = await requireOwn(context);
  requireNoBlockedWord(body.comment, account.commentRules ?? NO_RULES);
  await limitActions(context, row, 'change');
  await store.comments.edit(row.id, body.comment, now);
  const edited = { ...row, comment: body.comment, editedDate: now };
  await notifyRoom(context, edited);
  return { data: toComment(edited, readerOf(session)) };
};
