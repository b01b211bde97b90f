import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { billingMail } from './billing-mail.ts';
import { unrefundedMinor } from './grant.ts';
import type { PaymentContext } from './payment-context.ts';

/** The mail about a refund, also of a part: made at the gateway, or because its voucher had been used already. */
export async function refundMail(
  context: PaymentContext,
  transaction: TransactionRow,
  amountMinor: number,
): Promise<NewMail | null> {
  const [plan] = await context.store.plans.byIds([transaction.planId]);
  if (!plan) return null;
  return await billingMail(context, transaction, {
    kind: amountMinor < unrefundedMinor(transaction) ? 'payment_partly_refunded' : 'payment_refunded',
    plan,
    amountMinor,
    currency: transaction.currency,
    path: '/transactions',
    facts: [
      { name: 'total', value: transaction.transactionAmountMinor },
      { name: 'paid', value: transaction.capturedDate ?? transaction.createdDate },
      { name: 'transaction', value: transaction.id },
    ],
  });
}
