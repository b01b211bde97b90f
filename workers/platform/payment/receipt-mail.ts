import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { billingMail } from './billing-mail.ts';
import { periodMsOf } from './grant.ts';
import type { PaymentContext } from './payment-context.ts';

/** What a payment was for, what it was made of, and until when it holds. */
export async function receiptMail(
  context: PaymentContext,
  transaction: TransactionRow,
  plan: PlanRow,
  { isRenewing }: { isRenewing: boolean },
): Promise<NewMail | null> {
  const { now, store } = context;
  const paidUntil = await store.payments.paidUntil(transaction.userId, plan.id);
  // A charge within the grace period pays from the period's end, as the capture itself does
  // (renewal-writes.ts).
  const isCharge = transaction.renewalId !== null;
  const from = paidUntil && (isCharge || paidUntil > now) ? paidUntil : now;
  const until = new Date(from.getTime() + periodMsOf(plan));
  const { discountAmountMinor, taxAmountMinor } = transaction;
  return await billingMail(context, transaction, {
    kind: 'payment_received',
    plan,
    amountMinor: transaction.transactionAmountMinor,
    currency: transaction.currency,
    path: `/transactions/${encodeURIComponent(transaction.id)}`,
    facts: [
      { name: 'price', value: transaction.subscriptionAmountMinor },
      ...(discountAmountMinor > 0 ? [{ name: 'discount' as const, value: -discountAmountMinor }] : []),
      ...(taxAmountMinor > 0 ? [{ name: 'tax' as const, value: taxAmountMinor }] : []),
      { name: 'total', value: transaction.transactionAmountMinor },
      { name: 'paid', value: now },
      { name: isRenewing || isCharge ? 'renews' : 'until', value: until },
      { name: 'transaction', value: transaction.id },
    ],
  });
}
