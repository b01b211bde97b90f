import { RECONCILED_COMMENTS } from './constants.ts';
import type { LiveComment } from './live-comment.ts';

/** Every full page has at least this many: a shorter response is the last one. */
const ONE_PAGE = 20;

export interface Reconciliation {
  /** Comments that the service no longer shows. */
  removed: string[];
  /** Comments whose text was edited. */
  changed: LiveComment[];
  /** True where the service stated it; what is only concluded may turn out otherwise. */
  isFinal: boolean;
}

/** The comments that a request for all since the first of them reloads. */
export function commentsToReconcile(shown: readonly LiveComment[]): readonly LiveComment[] {
  return shown.slice(-RECONCILED_COMMENTS);
}

/**
 * What became of comments that were known before the service was queried for them and all newer ones:
 * `timestamp` (api.md) brings only new ones, so one that was deleted since is known by its absence. A long
 * response may have left out its oldest, so nothing is concluded about what is older than all of it.
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
