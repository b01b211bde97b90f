import type { Reader } from '#workers/platform/storage/comment-rows.ts';
import type { CommentRow } from '#workers/platform/storage/comment-store.ts';
import { type CommentNode, toComment } from './to-comment.ts';

/** Deeper replies are put beside the one they reply to: readers of the contract nest no further. */
const REPLY_DEPTH = 4;

/** Where the replies to a comment go. */
interface Seat {
  replies: CommentNode[];
  depth: number;
}

/**
 * Newest comments first, the replies to each in the order in which they were written; `rows` come newest
 * first. Of a list of new ones alone, a reply to an older comment is listed by itself, with its `parent_id`.
 * A comment that its writer removed stays only where it has replies.
 */
export function nested(
  rows: readonly CommentRow[],
  reader: Reader,
  { keepsOrphans }: { keepsOrphans: boolean },
): CommentNode[] {
  const seats = new Map<string, Seat>();
  const roots: CommentNode[] = [];
  // A reply is younger than what it answers, so its seat is there when its turn comes.
  for (const row of rows.toReversed()) {
    if (row.removedDate && row.parentId) continue;
    const node = toComment(row, reader);
    const parent = row.parentId ? seats.get(row.parentId) : undefined;
    if (parent) {
      parent.replies.push(node);
      const depth = parent.depth + 1;
      seats.set(row.id, depth < REPLY_DEPTH ? { replies: node.replies, depth } : parent);
    } else if (!row.parentId || keepsOrphans) {
      roots.push(node);
      seats.set(row.id, { replies: node.replies, depth: 0 });
    }
  }
  return roots.filter(({ is_removed, replies }) => !is_removed || replies.length > 0).reverse();
}
