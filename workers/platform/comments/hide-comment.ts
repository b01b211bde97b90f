import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { notifyRoom } from './comment-room.ts';
import { requireComment } from './require-comment.ts';
import { readerOf, toComment } from './to-comment.ts';

export const hideComment: Handler<'hideComment'> = async (context) => {
  const { store, query, now } = context;
  const reader = readerOf(requireRole(context, 'moderate'));
  const row = await requireComment(context, reader);
  const judged = { ...row, hiddenDate: query.hidden ? now : null };
  await store.comments.hide(row.id, judged.hiddenDate);
  if (!query.hidden) await store.comments.closeReports(row.id);
  const action = query.hidden ? 'comment.hide' : 'comment.show';
  await store.starter.audit({ action, subject: row.id, actor: `user:${reader.id}`, time: now });
  await notifyRoom(context, judged);
  return { data: toComment(judged, reader) };
};
