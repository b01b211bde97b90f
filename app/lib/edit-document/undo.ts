/** A batch of the log, as far as undoing looks at it. */
export interface LoggedBatch {
  revision: number;
  actor: { _id: string };
  /** The revision that it took back. */
  undoes?: number | undefined;
}

/** What an editor can take back, and bring back after that: of his own, whatever others changed since. */
export interface Undoable {
  undo: number | null;
  redo: number | null;
}

/** From a log in its order. Undoing what was undone brings it back, which can be undone in its turn. */
export function undoable(log: readonly LoggedBatch[], userId: string): Undoable {
  const changes: number[] = [];
  const undone: { change: number; by: number }[] = [];
  for (const { revision, actor, undoes } of log) {
    if (actor._id !== userId) continue;
    const last = undone.at(-1);
    if (undoes === undefined) {
      changes.push(revision);
      undone.length = 0;
    } else if (last && undoes === last.by) {
      undone.pop();
      changes.push(revision);
    } else if (changes.at(-1) === undoes) {
      changes.pop();
      undone.push({ change: undoes, by: revision });
    }
  }
  return { undo: changes.at(-1) ?? null, redo: undone.at(-1)?.by ?? null };
}

/** A log without batches that were taken back, and those that took them back: together they changed nothing. */
export function withoutUndone<Batch extends Pick<LoggedBatch, 'revision' | 'undoes'>>(
  log: readonly Batch[],
): Batch[] {
  const gone = new Set<number>();
  const revisions = new Set(log.map(({ revision }) => revision));
  for (const { revision, undoes } of log.toReversed()) {
    if (undoes === undefined || gone.has(revision) || !revisions.has(undoes)) continue;
    gone.add(revision).add(undoes);
  }
  return log.filter(({ revision }) => !gone.has(revision));
}
