import type { TransactionRow } from '#workers/platform/storage/transaction-store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** When an open payment is asked about again, counted from the last time; after these it is asked about no more. */
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

/** After another time that it was asked about. */
export function nextCheck({ checkCount }: Pick<TransactionRow, 'checkCount'>, now: Date) {
  return [checkCount + 1, nextCheckTime(checkCount + 1, now)] as const;
}
