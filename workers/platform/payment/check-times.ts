import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Delays between checks of an open payment; after the last one it is checked no more. */
const CHECK_AFTER_MS = [
  2 * MINUTE_MS,
  15 * MINUTE_MS,
  ...Array.from({ length: 24 }, () => HOUR_MS),
  ...Array.from({ length: 6 }, () => 24 * HOUR_MS),
];

/** Null when there is nothing left to wait for. */
export function nextCheckTime(checkCount: number, now: Date): Date | null {
  const after = CHECK_AFTER_MS[checkCount];
  return after === undefined ? null : new Date(now.getTime() + after);
}

/** The state after one more check. */
export function nextCheck({ checkCount }: Pick<TransactionRow, 'checkCount'>, now: Date) {
  return [checkCount + 1, nextCheckTime(checkCount + 1, now)] as const;
}
