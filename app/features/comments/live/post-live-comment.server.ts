import { hasVisibleText } from '#app/contract/visible-text.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { toCommentRejection } from '../comment-rejection.server.ts';
import { postComment } from '../post-comment.server.ts';
import { type PostResult, toLiveComment } from './live-comment.ts';

interface Poster {
  session: Pick<SessionStore, 'get'>;
  content: Pick<ContentService, 'addComment' | 'comments'>;
  now: Date;
}

/** Writes a comment (viewer.md §5): blank ones are not sent, and guests get `signed-out`. */
export async function postLiveComment(
  { session, content, now }: Poster,
  contentId: string,
  text: string,
): Promise<PostResult> {
  const comment = text.trim();
  if (!hasVisibleText(comment)) return { kind: 'empty' };
  try {
    const known = await session.get();
    if (!known) return { kind: 'signed-out' };
    const posted = await postComment(content, {
      subject: { type: 'content', id: contentId },
      body: { comment },
      viewer: { id: known.user._id, name: known.user.name },
      now,
    });
    return { kind: 'posted', comment: toLiveComment(posted) };
  } catch (error) {
    return toCommentRejection(error);
  }
}
