import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { readerOf, toComment } from './to-comment.ts';

export const comment: Handler<'comment'> = async ({ store, params, session }) => {
  const reader = readerOf(session);
  const [row] = await store.comments.one(params.comment_id, reader);
  if (!row) throw new HttpError(404, 'not_found');
  return {
    data: { comment: toComment(row, reader), subject: { type: row.subjectType, id: row.subjectId } },
  };
};
