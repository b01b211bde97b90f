import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { Reader } from '#workers/platform/storage/comment-rows.ts';
import type { PlacedCommentRow } from '#workers/platform/storage/comment-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import type { UserSession } from '#workers/platform/user/session.ts';
import { readerOf } from './to-comment.ts';

type OfOwnComment = CallContext<'editComment'> | CallContext<'removeComment'>;

interface WithCommentId {
  store: CallContext['store'];
  params: { comment_id: string };
}

export async function requireComment(
  { store, params }: WithCommentId,
  reader: Reader,
): Promise<PlacedCommentRow> {
  const [row] = await store.comments.one(params.comment_id, reader);
  if (!row) throw new HttpError(404, 'not_found');
  return row;
}

export async function requireOwn(
  context: OfOwnComment,
): Promise<{ row: PlacedCommentRow; session: UserSession }> {
  const session = requireSession(context);
  const [row] = await context.store.comments.one(context.params.comment_id, readerOf(session));
  if (!row) throw new HttpError(404, 'not_found');
  if (row.authorId !== session.user.id) throw new HttpError(403, 'not_yours');
  return { row, session };
}
