import { leadMsOf, trialLeadMsOf } from '#app/domain/renewal.ts';
import type { Grant } from '#workers/platform/storage/capture-writes.ts';
import type { Entry } from '#workers/platform/storage/ledger-writes.ts';
import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalEffect } from '#workers/platform/storage/renewal-writes.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function periodMsOf({ durationDays }: PlanRow): number {
  return durationDays * DAY_MS;
}

/** What a captured payment gives. `begins` is the renewal that starts with it, if one does. */
export function grantOf(
  transaction: TransactionRow,
  plan: PlanRow,
  {
    now,
    begins,
    mail,
    trial = null,
  }: {
    now: Date;
    begins: RenewalEffect['begins'];
    mail: NewMail | null;
    trial?: Grant['trial'];
  },
): Grant {
  const trialMs = transaction.trialDays * DAY_MS;
  return {
    captureId: crypto.randomUUID(),
    subscriptionId: `sub_${crypto.randomUUID()}`,
    planId: plan.id,
    durationMs: trialMs || periodMsOf(plan),
    from: now,
    entries: captureEntries(transaction),
    renewal: {
      isPlan: !plan.isPpv,
      leadMs: trialMs > 0 ? trialLeadMsOf(trialMs) : leadMsOf(periodMsOf(plan)),
      begins,
      isTrial: trialMs > 0,
    },
    trial,
    mail,
  };
}

/** Sums to zero: what the gateway owes us is the price, less the discount, and the tax. */
export function captureEntries(transaction: TransactionRow): Entry[] {
  return [
    entry('receivable', transaction.transactionAmountMinor),
    entry('revenue', 0 - transaction.subscriptionAmountMinor),
    entry('discount', transaction.discountAmountMinor),
    entry('tax', 0 - transaction.taxAmountMinor),
  ];
}

/** Sums to zero: the gateway owes so much less for this payment. Negative for a refund that failed afterwards. */
export function refundEntries(amountMinor: number): Entry[] {
  return [entry('receivable', 0 - amountMinor), entry('refund', amountMinor)];
}

/** What has not been given back yet. */
export function unrefundedMinor(row: Pick<TransactionRow, 'transactionAmountMinor' | 'refundedAmountMinor'>) {
  return row.transactionAmountMinor - row.refundedAmountMinor;
}

function entry(book: Entry['book'], amountMinor: number): Entry {
  return { id: crypto.randomUUID(), book, amountMinor };
}
