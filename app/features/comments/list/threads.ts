import type { Comment } from '#app/contract/community.ts';

export interface Thread {
  comment: Comment;
  replies: Comment[];
}

/**
 * Comments from the newest on, each with all of its replies from the oldest on. Backends nest replies or list
 * them beside their parents; a reply whose parent is missing is a thread of its own.
 */
export function toThreads(comments: readonly Comment[]): Thread[] {
  const all = flatten(comments);
  const parents = new Map(all.map(({ comment, parentId }) => [comment._id, parentId]));
  const threads = new Map<string, Thread>();
  for (const { comment } of all) {
    if (rootOf(comment._id, parents) === comment._id) threads.set(comment._id, { comment, replies: [] });
  }
  for (const { comment } of all) {
    const thread = threads.get(rootOf(comment._id, parents));
    if (thread && thread.comment._id !== comment._id) thread.replies.push(comment);
  }
  for (const { replies } of threads.values()) replies.sort(byTime);
  return [...threads.values()].sort((one, other) => byTime(other.comment, one.comment));
}

function flatten(comments: readonly Comment[], within?: string): { comment: Comment; parentId?: string }[] {
  return comments.flatMap((comment) => {
    const parentId = within ?? comment.parent_id;
    return [{ comment, ...(parentId ? { parentId } : {}) }, ...flatten(comment.replies, comment._id)];
  });
}

/** The comment that a thread began with. A circle of parents has no beginning: each of it is one. */
function rootOf(id: string, parents: ReadonlyMap<string, string | undefined>): string {
  const seen = new Set([id]);
  let root = id;
  for (let parent = parents.get(root); parent && parents.has(parent); parent = parents.get(root)) {
    if (seen.has(parent)) return id;
    seen.add(parent);
    root = parent;
  }
  return root;
}

function byTime(one: Comment, other: Comment): number {
  return one.timestamp.localeCompare(other.timestamp);
}
