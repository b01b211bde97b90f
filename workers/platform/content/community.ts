import type { CommentWire } from '#app/contract/community.ts';
import type { Handlers } from '#workers/platform/http/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { CommentRow } from '#workers/platform/storage/community-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { withinText } from './within-text.ts';

/** Deeper answers stand beside the one that they answer: readers of the contract nest no further. */
const REPLY_DEPTH = 4;

export const communityHandlers: Handlers = {
  comments: async (context) => {
    const { store, params, query } = context;
    const since = query.timestamp === undefined ? null : new Date(query.timestamp);
    const [found, rows] = await store.batch([
      store.community.subject(params),
      store.community.comments(params, since),
    ]);
    requireSubject(found);
    return {
      data: nested(
        withinText(rows, ({ comment }) => comment),
        { keepsOrphans: since !== null },
      ),
    };
  },

  addComment: async (context) => {
    const { store, params, body, dependencies } = context;
    const { user } = requireSession(context);
    const { comment, parent_id: parentId = null } = body;
    const [found, parents] = await store.batch([
      store.community.subject(params),
      store.community.comment(params, parentId ?? ''),
    ]);
    requireSubject(found);
    if (parentId !== null && parents.length === 0) throw new HttpError(422, 'rejected');
    const outcome = await dependencies.rooms.post(
      { accountId: store.accountId, ...params },
      { id: crypto.randomUUID(), user: { id: user.id, name: user.name }, comment, parentId },
    );
    if (outcome.kind === 'too-many') {
      throw new HttpError(429, 'too_many', { headers: { 'retry-after': String(outcome.retryAfterSeconds) } });
    }
    return { data: { comment: outcome.comment, parent_id: parentId } };
  },
};

function requireSubject(found: readonly unknown[]): void {
  if (found.length === 0) throw new HttpError(404, 'not_found');
}

type CommentNode = CommentWire & { replies: CommentNode[] };

function toComment(row: CommentRow): CommentNode {
  return {
    _id: row.id,
    comment: row.comment,
    timestamp: row.timestamp.toISOString(),
    like_count: row.likeCount,
    dislike_count: row.dislikeCount,
    parent_id: row.parentId ?? undefined,
    user: { _id: row.authorId, name: row.authorName },
    replies: [],
  };
}

/** Where the replies to a comment go. */
interface Seat {
  replies: CommentNode[];
  depth: number;
}

/**
 * Newest comments first, the replies to each in the order in which they were written; `rows` come newest first. Of a
 * list of new ones alone, a reply whose comment is older stands by itself, with its `parent_id`.
 */
function nested(rows: readonly CommentRow[], { keepsOrphans }: { keepsOrphans: boolean }): CommentNode[] {
  const seats = new Map<string, Seat>();
  const roots: CommentNode[] = [];
  // A reply is younger than what it answers, so its seat is there when its turn comes.
  for (const row of rows.toReversed()) {
    const node = toComment(row);
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
  return roots.reverse();
}
