import type { Comment } from '#app/contract/community.ts';
import type { CommentRejection } from '../comment-results.ts';
import { MAX_SHOWN } from './constants.ts';

/** The response of our own route to a comment that scripts sent. */
export type PostResult = { kind: 'posted'; comment: LiveComment } | CommentRejection;

export interface LiveComment {
  id: string;
  text: string;
  name: string;
  userId: string | null;
  /** Canonical ISO 8601 in UTC, so that texts compare as moments do. */
  time: string;
}

/**
 * Comments and replies alike, oldest first; hidden ones their writers and staff read on the title's page
 * alone.
 */
export function toLiveComments(comments: readonly Comment[]): LiveComment[] {
  return flatten(comments)
    .filter(({ is_removed, is_hidden }) => !is_removed && !is_hidden)
    .map(toLiveComment)
    .sort(byTime);
}

function flatten(comments: readonly Comment[]): Comment[] {
  return comments.flatMap((comment) => [comment, ...flatten(comment.replies)]);
}

export function toLiveComment({ _id, comment, timestamp, user }: Comment): LiveComment {
  return { id: _id, text: comment, name: user.name, userId: user._id ?? null, time: timestamp };
}

/** Each comment once, oldest first, the newest `max` of them. The known list itself when nothing is new. */
export function mergeComments(
  known: readonly LiveComment[],
  received: readonly LiveComment[],
  max = MAX_SHOWN,
): readonly LiveComment[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = received.filter(({ id }) => !ids.has(id) && ids.add(id)).sort(byTime);
  if (fresh.length === 0) return known;
  const last = known.at(-1);
  const isInOrder = !last || byTime(last, fresh[0] as LiveComment) < 0;
  const all = isInOrder ? [...known, ...fresh] : [...known, ...fresh].sort(byTime);
  return all.slice(-max);
}

function byTime(a: LiveComment, b: LiveComment): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
