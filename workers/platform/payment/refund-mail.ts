import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { billingMail } from './billing-mail.ts';
import type { PaymentContext } from './payment-context.ts';

/** The mail about a refund: made at the gateway, or because its voucher had been used already. */
export async function refundMail(
  context: PaymentContext,
  transaction: TransactionRow,
): Promise<NewMail | null> {
  const [plan] = await context.store.plans.byIds([transaction.planId]);
  if (!plan) return null;
  return await billingMail(context, transaction, {
    kind: 'payment_refunded',
    plan,
    amountMinor: transaction.transactionAmountMinor,
    currency: transaction.currency,
    path: '/transactions',
    facts: [
      { name: 'total', value: transaction.transactionAmountMinor },
      { name: 'paid', value: transaction.capturedDate ?? transaction.createdDate },
      { name: 'transaction', value: transaction.id },
    ],
  });
}
