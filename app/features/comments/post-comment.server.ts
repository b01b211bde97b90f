import type { Comment, CommentSubject } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { CommentViewer } from './comments-model.ts';

interface Sent {
  subject: CommentSubject;
  body: { comment: string; parent_id?: string };
  viewer: CommentViewer;
  now: Date;
}

/**
 * Posts a comment and returns it as others read it. A backend may answer its text alone (viewer.md §7): then it
 * is looked up under the id that everybody will know it by, and where it is not listed yet, it has none.
 */
export async function postComment(
  content: Pick<ContentService, 'addComment' | 'comments'>,
  { subject, body, viewer, now }: Sent,
): Promise<Comment> {
  const posted = await content.addComment(subject, body);
  if (posted?.comment) return posted.comment;
  const listed = await content.comments(subject).catch(() => ({ items: [] }));
  const own = flatten(listed.items).filter(
    ({ comment, user }) =>
      comment.trim() === body.comment && (user._id ? user._id === viewer.id : user.name === viewer.name),
  );
  const [newest] = own.sort((one, other) => other.timestamp.localeCompare(one.timestamp));
  return newest ?? standIn({ subject, body, viewer, now });
}

function flatten(comments: readonly Comment[]): Comment[] {
  return comments.flatMap((comment) => [comment, ...flatten(comment.replies)]);
}

function standIn({ body, viewer, now }: Sent): Comment {
  return {
    _id: `posted-${now.getTime()}`,
    comment: body.comment,
    timestamp: now.toISOString(),
    like_count: 0,
    dislike_count: 0,
    parent_id: body.parent_id,
    user: { _id: viewer.id, name: viewer.name },
    replies: [],
  };
}
