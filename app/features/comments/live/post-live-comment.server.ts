import { hasVisibleText } from '#app/contract/visible-text.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { toCommentRejection } from '../comment-rejection.server.ts';
import { type PostResult, toLiveComment } from './live-comment.ts';

interface Poster {
  session: Pick<SessionStore, 'get'>;
  content: Pick<ContentService, 'addComment'>;
}

/** Writes a comment (viewer.md §5): blank ones are not sent, and guests get `signed-out`. */
export async function postLiveComment(
  { session, content }: Poster,
  contentId: string,
  text: string,
): Promise<PostResult> {
  const comment = text.trim();
  if (!hasVisibleText(comment)) return { kind: 'empty' };
  try {
    if (!(await session.get())) return { kind: 'signed-out' };
    const posted = await content.addComment({ type: 'content', id: contentId }, { comment });
    return { kind: 'posted', comment: toLiveComment(posted.comment) };
  } catch (error) {
    return toCommentRejection(error);
  }
}
