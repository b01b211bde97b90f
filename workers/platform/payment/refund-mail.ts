import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { billingMail } from './billing-mail.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * That money goes back: somebody gave it back at the gateway, or it was paid with a voucher that had been
 * used.
 */
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
