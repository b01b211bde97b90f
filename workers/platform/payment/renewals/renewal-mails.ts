import { billingMail } from '#workers/platform/payment/billing-mail.ts';
import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { isInTrial, type RenewalDetails } from './renewal-details.ts';

const SUBSCRIPTIONS = '/subscriptions';

const aboutOf = ({ plan, amounts }: RenewalDetails) => ({
  plan,
  amountMinor: amounts.transactionAmountMinor,
  currency: plan.currency,
});

export const soonMail = (context: PaymentContext, renewal: RenewalDetails) =>
  billingMail(context, renewal.row, {
    ...aboutOf(renewal),
    // The first charge after a free trial, and not one more.
    kind: isInTrial(renewal.row) ? 'trial_ending' : 'renewal_soon',
    until: renewal.periodEndTime,
    path: SUBSCRIPTIONS,
  });

export const chargeFailedMail = (
  context: PaymentContext,
  renewal: RenewalDetails,
  { transaction, nextTime }: { transaction: TransactionRow; nextTime: Date },
) =>
  billingMail(context, renewal.row, {
    kind: 'renewal_failed',
    plan: renewal.plan,
    amountMinor: transaction.transactionAmountMinor,
    currency: transaction.currency,
    until: renewal.graceEndTime,
    next: nextTime,
    // A plan that is no longer sold can only be followed by another.
    path: renewal.plan.isActive ? `/payment/${encodeURIComponent(renewal.plan.id)}` : '/pricing',
  });

export const endedMail = (context: PaymentContext, renewal: RenewalDetails) =>
  billingMail(context, renewal.row, {
    ...aboutOf(renewal),
    kind: 'renewal_ended',
    until: renewal.graceEndTime,
    path: '/pricing',
  });

export const cancelledMail = (context: PaymentContext, renewal: RenewalDetails) =>
  billingMail(context, renewal.row, {
    ...aboutOf(renewal),
    kind: 'renewal_cancelled',
    // Who cancels in the grace period has paid for nothing more.
    until: new Date(Math.max(renewal.periodEndTime.getTime(), context.now.getTime())),
    path: SUBSCRIPTIONS,
  });
