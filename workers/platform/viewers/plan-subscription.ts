import type { NewSubscription } from '#workers/platform/storage/viewer-list-writes.ts';
import { importedSubscriptionId } from './imported-ids.ts';
import { type KnownViewers, planKey } from './known-viewers.ts';

interface Paid {
  userId: string;
  planId: string;
  until: Date;
}

/** What an entry makes of a viewer's plan. */
interface PlannedSubscription {
  /** Null where it stays as it is. */
  row: NewSubscription | null;
  /** The end of all that is paid then; null where nothing of it is. */
  paidUntil: Date | null;
  note: string | null;
}

/**
 * What was bought on the site is the site's: it is not paid a second time, so that a refund ends it, and what was
 * refunded does not come back. A later day than all of that is the owner's to give.
 */
export function planSubscription(known: KnownViewers, { userId, planId, until }: Paid): PlannedSubscription {
  const id = importedSubscriptionId(userId, planId);
  const periods = known.periods.get(planKey({ userId, planId })) ?? [];
  const isImported = (period: { id: string }) => period.id === id;
  const valid = periods.filter(({ revokedTime }) => revokedTime === null);
  const paid = latestEnd(valid);
  if (paid?.getTime() === until.getTime()) return { row: null, paidUntil: paid, note: null };
  const bought = latestEnd(valid.filter((period) => !isImported(period)));
  if (bought && until <= bought)
    return { row: null, paidUntil: paid, note: `is paid until ${bought.toISOString()} on the site` };
  const refunded = latestEnd(periods.filter(({ revokedTime }) => revokedTime !== null));
  if (refunded && until <= refunded)
    return { row: null, paidUntil: paid, note: 'was refunded on the site: it is not given again' };
  const startTime = new Date(Math.min(known.now.getTime(), until.getTime() - 1));
  const row = { id, userId, planId, transactionId: null, startTime, endTime: until, revokedTime: null };
  return { row, paidUntil: until, note: null };
}

function latestEnd(periods: readonly { endTime: Date }[]): Date | null {
  const [first, ...others] = periods.map(({ endTime }) => endTime.getTime());
  return first === undefined ? null : new Date(Math.max(first, ...others));
}
