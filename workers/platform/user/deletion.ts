import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a deletion can be withdrawn by signing in. */
export const UNDO_DAYS = 30;
/** Of one run; the next one goes on. */
const MAX_ERASED = 200;
const ERASED_AT_ONCE = 20;

export function dueTimeOf(now: Date): Date {
  return new Date(now.getTime() + UNDO_DAYS * DAY_MS);
}

/**
 * The time to take it back is over, whether or not the account has been emptied yet: it is nobody's any more.
 */
export function isGone({ deletionDueTime, erasedTime }: UserRow, now: Date): boolean {
  return erasedTime !== null || (deletionDueTime !== null && deletionDueTime <= now);
}

/** Empties the accounts of viewers whose time has come, of all brands. Answers how many there were. */
export async function eraseDue(
  { directory, stores }: Pick<Dependencies, 'directory' | 'stores'>,
  now: Date,
): Promise<number> {
  let erased = 0;
  while (erased < MAX_ERASED) {
    const due = await directory.dueDeletions(now, ERASED_AT_ONCE);
    for (const { accountId, userId } of due) {
      if (await stores.storeFor(accountId).deletion.erase(userId, now)) erased += 1;
    }
    if (due.length < ERASED_AT_ONCE) break;
  }
  return erased;
}
