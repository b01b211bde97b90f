import type { CommentWire } from '#app/contract/community.ts';
import { hasRole } from '#app/contract/roles.ts';
import type { Reader } from '#workers/platform/storage/comment-rows.ts';
import type { CommentRow } from '#workers/platform/storage/comment-store.ts';
import type { UserSession } from '#workers/platform/user/session.ts';

export type CommentNode = CommentWire & { replies: CommentNode[] };

export function readerOf(session: UserSession | null): Reader {
  return { id: session?.user.id ?? '', isStaff: hasRole(session?.user.roles ?? [], 'moderate') };
}

/** Of a comment that its writer removed, neither text nor writer is sent. */
export function toComment(row: CommentRow, reader: Reader, replies: CommentNode[] = []): CommentNode {
  const isRemoved = row.removedDate !== null;
  return {
    _id: row.id,
    comment: isRemoved ? '' : row.comment,
    timestamp: row.timestamp.toISOString(),
    like_count: isRemoved ? 0 : row.likeCount,
    dislike_count: isRemoved ? 0 : row.dislikeCount,
    parent_id: row.parentId ?? undefined,
    user: isRemoved ? { name: '' } : { _id: row.authorId, name: row.authorName },
    is_edited: row.editedDate ? true : undefined,
    is_removed: isRemoved || undefined,
    is_hidden: row.hiddenDate ? true : undefined,
    reply_count: row.parentId === null ? row.replyCount : undefined,
    my_vote: row.vote === null ? undefined : row.vote ? 'like' : 'dislike',
    can_hide: (reader.isStaff && !isRemoved) || undefined,
    replies,
  };
}
