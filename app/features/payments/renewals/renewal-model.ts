import type { Renewal, Transaction } from '#app/contract/payment.ts';
import type { BillingDate, BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';

/** A renewal as the page shows it. */
export interface RenewalView {
  id: string;
  name: string;
  planId: string | null;
  /** viewer.md §4: `ongoing` can be cancelled, whatever else is cancelled. */
  isOngoing: boolean;
  created: BillingDate | null;
  last: BillingDate | null;
  next: BillingDate | null;
  cancelled: BillingDate | null;
  /** Paid until then; null where the service does not send it. */
  paidUntil: BillingDate | null;
  /** The last charge was declined: access ends then. */
  graceEnd: BillingDate | null;
  /** The access that a cancelled one still gives; null for none. */
  accessUntil: BillingDate | null;
  /** Of the next charge. */
  price: { amount: number; currency: string } | null;
  /** Free until then, while the trial lasts. */
  trialUntil: BillingDate | null;
}

/** What runs and does not renew: a ticket, or a plan whose gateway keeps nothing. */
export interface Running {
  id: string;
  name: string;
  end: BillingDate;
}

export const ONGOING = 'ongoing';

export function toRenewalView(renewal: Renewal, { now, write }: BillingDates): RenewalView {
  const toDate = (moment: string | undefined) => (moment ? write(moment) : null);
  const { amount, currency, next_renewal_date: next } = renewal;
  const isOngoing = renewal.renewal_status === ONGOING;
  const paidUntil = toDate(renewal.period_end_date ?? next);
  const graceEnd = toDate(renewal.grace_end_date);
  const until = graceEnd ?? paidUntil;
  return {
    id: renewal.id,
    name: renewal.subscription_name,
    planId: renewal.subscription_id ?? null,
    isOngoing,
    created: toDate(renewal.created_date),
    last: toDate(renewal.last_renewal_date),
    next: toDate(next),
    cancelled: toDate(renewal.cancellation_date),
    paidUntil,
    graceEnd,
    accessUntil: !isOngoing && until && until.iso > now.toISOString() ? until : null,
    trialUntil: toDate(renewal.trial_end_date),
    price: typeof amount === 'number' && currency ? { amount, currency } : null,
  };
}

/** Payments whose time runs, one a plan, without those that a renewal above speaks for. */
export function toRunning(
  transactions: readonly Transaction[],
  renewals: readonly RenewalView[],
  { write }: BillingDates,
): Running[] {
  const byPlan = new Map<string, { id: string; name: string; end: string }>();
  for (const { _id, status, subscription_id, subscription_name: name, end_date: end } of transactions) {
    const key = subscription_id ?? name;
    const isSpokenFor = renewals.some(
      (renewal) =>
        (renewal.planId ?? renewal.name) === (renewal.planId ? key : name) &&
        (renewal.isOngoing ||
          (renewal.paidUntil !== null && end !== undefined && renewal.paidUntil.iso >= end)),
    );
    const known = byPlan.get(key);
    if (status && end && !isSpokenFor && (!known || known.end < end)) byPlan.set(key, { id: _id, name, end });
  }
  return [...byPlan.values()]
    .sort((a, b) => a.end.localeCompare(b.end))
    .map((running) => ({ ...running, end: write(running.end) }));
}
