import type { Transaction } from '#app/contract/payment.ts';
import type { BillingDate, BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';

/** A payment as the pages show it. Amounts are in the currency's major unit. */
export interface TransactionView {
  id: string;
  /** The gateway's number of it. */
  number: string;
  name: string;
  planId: string | null;
  /** False for a payment that never came. */
  isPaid: boolean;
  /** What it paid for; null where nothing was paid or the service sends none. Its end may be unknown. */
  period: { start: string; end: string | null } | null;
  paidDate: BillingDate | null;
  refundedDate: BillingDate | null;
  isActive: boolean;
  /** It began a free trial, for which nothing was paid. */
  isTrial: boolean;
  currency: string;
  price: number;
  discount: number;
  tax: number;
  total: number;
}

export function toTransactionView(transaction: Transaction, { write }: BillingDates): TransactionView {
  const { start_date: start, end_date: end, captured_date, refunded_date, status } = transaction;
  const isPaid = status || Boolean(captured_date) || (start !== undefined && start !== end);
  return {
    id: transaction._id,
    number: transaction.transaction_id,
    name: transaction.subscription_name,
    planId: transaction.subscription_id ?? null,
    isPaid,
    period: isPaid && start ? { start: write(start).day, end: end ? write(end).day : null } : null,
    paidDate: captured_date ? write(captured_date) : null,
    refundedDate: refunded_date ? write(refunded_date) : null,
    isActive: status,
    isTrial: Boolean(transaction.trial_days),
    currency: transaction.currency,
    price: transaction.subscription_amount,
    discount: transaction.discount_amount,
    tax: transaction.tax_amount,
    total: transaction.transaction_amount,
  };
}
