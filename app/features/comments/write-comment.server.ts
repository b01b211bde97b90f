import type { CommentSubject, ReportReason } from '#app/contract/community.ts';
import { hasVisibleText } from '#app/contract/visible-text.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { toCommentRejection } from './comment-rejection.server.ts';
import type { ChangeResult, WriteResult } from './comment-results.ts';
import { type CommentsContext, toCommentText } from './comments-model.ts';
import { postComment } from './post-comment.server.ts';

type Calls =
  | 'addComment'
  | 'comments'
  | 'editComment'
  | 'removeComment'
  | 'voteComment'
  | 'unvoteComment'
  | 'reportComment'
  | 'hideComment';

interface Writer {
  session: Pick<SessionStore, 'get'>;
  content: Pick<ContentService, Calls>;
}

type Texts = Pick<CommentsContext, 'language' | 'dateFormat' | 'now'>;

/** Writes a comment or a reply (viewer.md §5): blank ones are not sent, and guests get `signed-out`. */
export async function writeComment(
  { session, content }: Writer,
  subject: CommentSubject,
  { text, parentId }: { text: string; parentId: string | null },
  texts: Texts,
): Promise<WriteResult> {
  const comment = text.trim();
  if (!hasVisibleText(comment)) return { kind: 'empty' };
  try {
    const known = await session.get();
    if (!known) return { kind: 'signed-out' };
    const body = parentId ? { comment, parent_id: parentId } : { comment };
    const viewer = { id: known.user._id, name: known.user.name };
    const posted = await postComment(content, { subject, body, viewer, now: texts.now });
    return { kind: 'posted', comment: { ...toCommentText(posted, { ...texts, viewer }), isOwn: true } };
  } catch (error) {
    return toCommentRejection(error);
  }
}

export type CommentChange =
  | { intent: 'edit'; text: string }
  | { intent: 'delete' | 'like' | 'dislike' | 'unvote' | 'hide' | 'show' }
  | { intent: 'report'; reason: ReportReason };

/** A viewer's change to an existing comment. */
export async function changeComment(
  { session, content }: Writer,
  id: string,
  change: CommentChange,
): Promise<ChangeResult> {
  if (change.intent === 'edit' && !hasVisibleText(change.text)) return { kind: 'empty' };
  try {
    if (!(await session.get())) return { kind: 'signed-out' };
    await apply(content, id, change);
    return { kind: 'done' };
  } catch (error) {
    return toCommentRejection(error);
  }
}

async function apply(content: Writer['content'], id: string, change: CommentChange): Promise<void> {
  switch (change.intent) {
    case 'edit':
      await content.editComment(id, change.text.trim());
      return;
    case 'delete':
      return content.removeComment(id);
    case 'like':
    case 'dislike':
      await content.voteComment(id, change.intent === 'like');
      return;
    case 'unvote':
      return content.unvoteComment(id);
    case 'report':
      return content.reportComment(id, change.reason);
    case 'hide':
    case 'show':
      await content.hideComment(id, change.intent === 'hide');
  }
}
