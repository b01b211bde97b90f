import { RECONCILED_COMMENTS } from './constants.ts';
import type { LiveComment } from './live-comment.ts';

/** Pages have at least so many: what answers fewer had no more to say. */
const ONE_PAGE = 20;

export interface Reconciliation {
  /** What the service no longer shows anybody. */
  removed: string[];
  /** What it now shows in other words. */
  changed: LiveComment[];
  /** Whether it was told; what is only concluded may turn out otherwise. */
  isFinal: boolean;
}

/** The comments that an asking for all since the first of them looks at again. */
export function commentsToReconcile(shown: readonly LiveComment[]): readonly LiveComment[] {
  return shown.slice(-RECONCILED_COMMENTS);
}

/**
 * What became of comments that were known before the service was asked for them and all that is newer: `timestamp` (api.md)
 * brings only new ones, so one that was taken away since is known by its absence. A long answer may have left out its
 * oldest, so nothing is concluded about what is older than all of it.
 */
export function reconcile(known: readonly LiveComment[], answer: readonly LiveComment[]): Reconciliation {
  const found = new Map(answer.map((comment) => [comment.id, comment]));
  const oldest = answer.length < ONE_PAGE ? '' : (answer[0]?.time ?? '');
  const removed = known.filter(({ id, time }) => !found.has(id) && time >= oldest).map(({ id }) => id);
  const changed = known.flatMap(({ id, text }) => {
    const now = found.get(id);
    return now && now.text !== text ? [now] : [];
  });
  return { removed, changed, isFinal: false };
}
