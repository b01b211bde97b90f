import type { CommentSubject } from '#app/contract/community.ts';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson, isOffline, postSiteForm } from '#app/services/site-json.ts';
import type { ChangeResult, Problem, SendResult, WriteResult } from './comment-results.ts';
import type { CommentsModel } from './comments-model.ts';

// All responses are our own routes'.

/** Never rejects. */
export async function sendComment(
  { type, id }: CommentSubject,
  comment: string,
  parentId: string | null,
): Promise<SendResult<WriteResult>> {
  const fields: Record<string, string> = parentId ? { comment, parent_id: parentId } : { comment };
  try {
    return (await postSiteForm(paths.comments({ type, id }), fields)) as WriteResult;
  } catch (error) {
    return toFailure(error);
  }
}

/** Never rejects. */
export async function sendChange(
  id: string,
  fields: Record<string, string>,
): Promise<SendResult<ChangeResult>> {
  try {
    return (await postSiteForm(paths.comment({ id }), fields)) as ChangeResult;
  } catch (error) {
    return toFailure(error);
  }
}

export async function fetchComments(
  { type, id }: CommentSubject,
  part: { page: number; thread: string | null },
): Promise<CommentsModel> {
  return (await fetchSiteJson(paths.comments({ type, id }, part))) as CommentsModel;
}

function toFailure(error: unknown): Problem {
  return isOffline(error) ? { kind: 'offline' } : { kind: 'rejected', message: null };
}
