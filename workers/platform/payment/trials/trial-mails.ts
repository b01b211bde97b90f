import { billingMail } from '#workers/platform/payment/billing-mail.ts';
import { amountsOf } from '#workers/platform/payment/estimate.ts';
import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a trial that begins now ends, and what is charged then. */
export async function trialStartMail(
  context: PaymentContext,
  transaction: TransactionRow,
  plan: PlanRow,
): Promise<NewMail | null> {
  const until = new Date(context.now.getTime() + transaction.trialDays * DAY_MS);
  const then = amountsOf(plan, null).transactionAmountMinor;
  return await billingMail(context, transaction, {
    kind: 'trial_started',
    plan,
    amountMinor: then,
    currency: transaction.currency,
    until,
    path: '/subscriptions',
    facts: [
      { name: 'total', value: 0 },
      { name: 'trial', value: until },
      { name: 'then', value: then },
      { name: 'transaction', value: transaction.id },
    ],
  });
}
