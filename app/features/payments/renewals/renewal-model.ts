import type { Renewal, Transaction } from '#app/contract/payment.ts';

/** A renewal as the page shows it. */
export interface RenewalView {
  id: string;
  name: string;
  planId: string | null;
  /** viewer.md §4: `ongoing` can be cancelled, whatever else is cancelled. */
  isOngoing: boolean;
  created: string;
  last: string | null;
  next: string | null;
  cancelled: string | null;
  /** Paid until then; null where the service does not send it. */
  paidUntil: string | null;
  /** The last charge was declined: access ends then. */
  graceEnd: string | null;
  /** Of the next charge. */
  price: { amount: number; currency: string } | null;
}

/** What runs and does not renew: a ticket, or a plan whose gateway keeps nothing. */
export interface Running {
  id: string;
  name: string;
  end: string;
}

export const ONGOING = 'ongoing';

export function toRenewalView(renewal: Renewal): RenewalView {
  const { amount, currency, next_renewal_date: next } = renewal;
  const isOngoing = renewal.renewal_status === ONGOING;
  return {
    id: renewal.id,
    name: renewal.subscription_name,
    planId: renewal.subscription_id ?? null,
    isOngoing,
    created: renewal.created_date,
    last: renewal.last_renewal_date ?? null,
    next: next ?? null,
    cancelled: renewal.cancellation_date ?? null,
    paidUntil: renewal.period_end_date ?? next ?? null,
    graceEnd: renewal.grace_end_date ?? null,
    price: typeof amount === 'number' && currency ? { amount, currency } : null,
  };
}

/** Payments whose time runs, one a plan, without those that a renewal above speaks for. */
export function toRunning(transactions: readonly Transaction[], renewals: readonly RenewalView[]): Running[] {
  const byPlan = new Map<string, Running>();
  for (const { _id, status, subscription_id, subscription_name: name, end_date: end } of transactions) {
    const key = subscription_id ?? name;
    const isSpokenFor = renewals.some(
      (renewal) =>
        (renewal.planId ?? renewal.name) === (renewal.planId ? key : name) &&
        (renewal.isOngoing || (renewal.paidUntil !== null && renewal.paidUntil >= end)),
    );
    const known = byPlan.get(key);
    if (status && !isSpokenFor && (!known || known.end < end)) byPlan.set(key, { id: _id, name, end });
  }
  return [...byPlan.values()].sort((a, b) => a.end.localeCompare(b.end));
}
