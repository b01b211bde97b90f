import { and, eq } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import type { Subject } from './community-store.ts';
import { comments, commentVotes } from './schema/community.ts';

interface NewComment {
  id: string;
  user: { id: string };
  comment: string;
  parentId: string | null;
  timestamp: Date;
}

export function commentWrites(scope: AccountScope) {
  const isIt = (commentId: string) => eq(comments.id, commentId);
  const isOn = (commentId: string, userId: string) =>
    and(eq(commentVotes.commentId, commentId), eq(commentVotes.userId, userId));

  return {
    /** At most ten; those that are there already stay as they are. */
    async add({ type, id }: Subject, added: readonly NewComment[]): Promise<void> {
      const values = added.map(({ id: commentId, user, comment, parentId, timestamp }) => ({
        id: commentId,
        comment,
        parentId,
        timestamp,
        userId: user.id,
        subjectType: type,
        subjectId: id,
      }));
      await scope
        .insert(comments, ...values)
        .onConflictDoNothing()
        .run();
    },
    edit: (commentId: string, comment: string, now: Date) =>
      scope.update(comments, { comment, editedDate: now }, isIt(commentId)).run(),
    /** Its words go, its place above its replies stays. */
    remove: (commentId: string, now: Date) =>
      scope.update(comments, { comment: '', removedDate: now }, isIt(commentId)).run(),
    hide: (commentId: string, hiddenDate: Date | null) =>
      scope.update(comments, { hiddenDate }, isIt(commentId)).run(),

    /** One vote a user and comment, the last one; a trigger counts it. */
    vote: (commentId: string, userId: string, isLike: boolean, now: Date) =>
      scope
        .insert(commentVotes, { commentId, userId, isLike, createdDate: now })
        .onConflictDoUpdate({
          target: [commentVotes.accountId, commentVotes.commentId, commentVotes.userId],
          set: { isLike },
        })
        .run(),
    unvote: (commentId: string, userId: string) => scope.remove(commentVotes, isOn(commentId, userId)).run(),
  };
}
