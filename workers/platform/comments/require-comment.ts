import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { Reader } from '#workers/platform/storage/comment-reader.ts';
import type { PlacedCommentRow } from '#workers/platform/storage/comment-store.ts';

interface OnComment {
  store: CallContext['store'];
  params: { comment_id: string };
}

export async function requireComment(
  { store, params }: OnComment,
  reader: Reader,
): Promise<PlacedCommentRow> {
  const [row] = await store.comments.one(params.comment_id, reader);
  if (!row) throw new HttpError(404, 'not_found');
  return row;
}
