/** Tries of one subject, one by one: every window of the rule's length has no more than it allows. */
export interface TryLog {
  /** Times of the tries that are kept, oldest first. */
  times(): number[];
  add(timeMs: number): void;
  /** Forgets the tries up to that time, that one included. */
  forgetUpTo(timeMs: number): void;
  /** Forgets one try, the latest. */
  forgetLatest(): void;
}

/** Counts a try at `nowMs`, or answers how many milliseconds are to pass before one is let through again. */
export function takeTry(
  log: TryLog,
  rule: { tries: number; windowMs: number },
  nowMs: number,
): number | null {
  log.forgetUpTo(nowMs - rule.windowMs);
  const times = log.times();
  const oldest = times.at(-rule.tries);
  if (oldest !== undefined) return Math.max(1, oldest + rule.windowMs - nowMs);
  log.add(nowMs);
  return null;
}
