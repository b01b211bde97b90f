import type { Comment } from '#app/contract/community.ts';
import { formatCount } from '#app/lib/counts.ts';
import { formatDate, formatRelative } from '#app/lib/dates.ts';
import { COMMENTS_STEP, LONG_COMMENT, RELATIVE_DAYS, REPLIES_SHOWN } from './constants.ts';

export interface CommentText {
  id: string;
  text: string;
  isLong: boolean;
  name: string;
  /** Stands where a portrait would. */
  initial: string;
  time: { iso: string; text: string };
  likes: { text: string; value: number };
  dislikes: { text: string; value: number };
}

export interface CommentItem extends CommentText {
  /** Oldest first; replies to replies stand among them. */
  replies: CommentText[];
  replyCount: number;
  /** The thread goes on: it has a page of its own. */
  hasMoreReplies: boolean;
  /** The thread is what the page shows. */
  isOpen: boolean;
}

export interface CommentsModel {
  items: CommentItem[];
  /** The next `page` of a list that goes on; null where all of it stands here. */
  nextPage: number | null;
  /** Only one comment and its replies are shown. */
  isThread: boolean;
}

export interface CommentsContext {
  language: string;
  /** The account's, see app/lib/dates.ts. */
  dateFormat: string;
  now: Date;
  /** From 1; each page adds to those before it. */
  page?: number | undefined;
  /** The id of a comment to show alone, with all its replies. */
  thread?: string | null | undefined;
}

interface Thread {
  comment: Comment;
  replies: Comment[];
}

export function toComments(comments: readonly Comment[], context: CommentsContext): CommentsModel {
  const { page = 1, thread } = context;
  const threads = toThreads(comments);
  const wanted = thread ? threads.filter(({ comment }) => comment._id === thread) : [];
  const isThread = wanted.length > 0;
  const shown = isThread ? wanted : threads.slice(0, page * COMMENTS_STEP);
  return {
    items: shown.map((item) => toItem(item, isThread, context)),
    nextPage: !isThread && shown.length < threads.length ? page + 1 : null,
    isThread,
  };
}

/**
 * Comments from the newest on, each with all that answers it from the oldest on. Backends nest replies or list them
 * beside what they answer; a reply to something that is not there stands for itself.
 */
function toThreads(comments: readonly Comment[]): Thread[] {
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

function toItem({ comment, replies }: Thread, isThread: boolean, context: CommentsContext): CommentItem {
  const shown = isThread ? replies : replies.slice(0, REPLIES_SHOWN);
  return {
    ...toText(comment, context),
    replies: shown.map((reply) => toText(reply, context)),
    replyCount: replies.length,
    hasMoreReplies: shown.length < replies.length,
    isOpen: isThread,
  };
}

function toText(comment: Comment, context: CommentsContext): CommentText {
  const { language } = context;
  const text = comment.comment.trim();
  const name = comment.user.name.trim();
  const { like_count, dislike_count, timestamp } = comment;
  return {
    id: comment._id,
    text,
    isLong: text.length > LONG_COMMENT || text.split('\n').length > 4,
    name,
    initial: initialOf(name),
    time: { iso: timestamp, text: toTimeText(timestamp, context) },
    likes: { text: formatCount(like_count, language), value: like_count },
    dislikes: { text: formatCount(dislike_count, language), value: dislike_count },
  };
}

function toTimeText(timestamp: string, { language, dateFormat, now }: CommentsContext): string {
  const ageDays = (now.getTime() - Date.parse(timestamp)) / 86_400_000;
  return ageDays >= 0 && ageDays < RELATIVE_DAYS
    ? formatRelative(timestamp, now, language)
    : formatDate(timestamp, dateFormat, language);
}

/** The first sign as a reader counts them: a flag or a family is one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment.toLocaleUpperCase() ?? '?';
}
