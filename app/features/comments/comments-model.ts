import type { Comment, CommentSubject, CommentVoteWord } from '#app/contract/community.ts';
import { formatDate, formatRelative } from '#app/lib/date-text.server.ts';
import { formatTime } from '#app/lib/time-text.ts';
import { COMMENTS_STEP, LONG_COMMENT, RELATIVE_DAYS, REPLIES_SHOWN } from './constants.ts';
import { initialOf } from './initial-of.ts';
import { toThreads } from './list/threads.ts';

export interface CommentText {
  id: string;
  /** Empty where it was removed. */
  text: string;
  isLong: boolean;
  name: string;
  /** The letter that replaces a missing portrait. */
  initial: string;
  time: { iso: string; text: string; full: string };
  likes: number;
  dislikes: number;
  myVote: CommentVoteWord | null;
  state: 'shown' | 'removed' | 'hidden';
  isEdited: boolean;
  isOwn: boolean;
  canHide: boolean;
}

export interface CommentItem extends CommentText {
  /** Oldest first; replies to replies are among them. */
  replies: CommentText[];
  replyCount: number;
  /** The thread is what the page shows. */
  isOpen: boolean;
}

export interface CommentsModel {
  subject: CommentSubject;
  /** Null is a guest. */
  viewer: CommentViewer | null;
  items: CommentItem[];
  /** From 1; of the list, or of the replies where only a thread is shown. */
  page: number;
  hasMore: boolean;
  /** The comment that is shown alone with its replies. */
  thread: string | null;
}

export const COMMENT_ACTS = ['edit', 'delete', 'report'] as const;
/** What a member may do with a comment that is there. */
export type CommentAct = (typeof COMMENT_ACTS)[number];

export interface CommentViewer {
  id: string;
  name: string;
  /** What the backend has no call for. */
  lacks?: readonly CommentAct[];
}

/** A backend's response; one without pages sends all comments at once. */
export interface CommentsResponse {
  items: readonly Comment[];
  total?: number | undefined;
}

export interface CommentsContext {
  subject: CommentSubject;
  viewer: CommentViewer | null;
  language: string;
  /** The account's, see app/lib/date-text.server.ts. */
  dateFormat: string;
  now: Date;
  page?: number | undefined;
  /** The id of a comment to show alone, with all its replies. */
  thread?: string | null | undefined;
}

export function toComments(answer: CommentsResponse, context: CommentsContext): CommentsModel {
  const { page = 1, thread, subject, viewer } = context;
  const isPaged = answer.total !== undefined && answer.total !== answer.items.length;
  const threads = toThreads(answer.items);
  const wanted = thread ? threads.filter(({ comment }) => comment._id === thread) : [];
  const isThread = wanted.length > 0;
  const start = isPaged || isThread ? 0 : (page - 1) * COMMENTS_STEP;
  const shown = isThread ? wanted : threads.slice(start, start + COMMENTS_STEP);
  const total = answer.total ?? 0;
  return {
    subject,
    viewer,
    items: shown.map((item) => toItem(item, isThread, context)),
    page,
    hasMore: isPaged ? page * COMMENTS_STEP < total : !isThread && start + shown.length < threads.length,
    thread: isThread ? (thread ?? null) : null,
  };
}

type Thread = ReturnType<typeof toThreads>[number];

function toItem({ comment, replies }: Thread, isThread: boolean, context: CommentsContext): CommentItem {
  const shown = isThread ? replies : replies.slice(0, REPLIES_SHOWN);
  return {
    ...toCommentText(comment, context),
    replies: shown.map((reply) => toCommentText(reply, context)),
    replyCount: comment.reply_count ?? replies.length,
    isOpen: isThread,
  };
}

const MINUTE_OF_DAY = 1 / 1440;

type TextContext = Pick<CommentsContext, 'language' | 'dateFormat' | 'now' | 'viewer'>;

export function toCommentText(comment: Comment, context: TextContext): CommentText {
  const { viewer } = context;
  const text = comment.comment.trim();
  const name = comment.user.name.trim();
  return {
    id: comment._id,
    text,
    isLong: text.length > LONG_COMMENT || text.split('\n').length > 4,
    name,
    initial: initialOf(name),
    time: toTime(comment.timestamp, context),
    likes: comment.like_count,
    dislikes: comment.dislike_count,
    myVote: comment.my_vote ?? null,
    state: comment.is_removed ? 'removed' : comment.is_hidden ? 'hidden' : 'shown',
    isEdited: comment.is_edited ?? false,
    isOwn: viewer !== null && comment.user._id === viewer.id,
    canHide: comment.can_hide ?? false,
  };
}

function toTime(timestamp: string, { language, dateFormat, now }: TextContext): CommentText['time'] {
  const ageDays = (now.getTime() - Date.parse(timestamp)) / 86_400_000;
  const date = formatDate(timestamp, dateFormat, language);
  // The viewer's own may be a moment younger than the request that wrote it.
  const isRecent = ageDays > -MINUTE_OF_DAY && ageDays < RELATIVE_DAYS;
  const text = isRecent ? formatRelative(timestamp, now, language) : date;
  return { iso: timestamp, text, full: `${date} ${formatTime(timestamp, language)} UTC` };
}
