import { billingMail } from '#workers/platform/payment/billing-mail.ts';
import type { PaymentMoment } from '#workers/platform/payment/payment-moment.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-store.ts';
import type { Renewing } from './renewing.ts';

const SUBSCRIPTIONS = '/subscriptions';

const aboutOf = ({ plan, amounts }: Renewing) => ({
  plan,
  amountMinor: amounts.transactionAmountMinor,
  currency: plan.currency,
});

export const soonMail = (moment: PaymentMoment, renewing: Renewing) =>
  billingMail(moment, renewing.row, {
    ...aboutOf(renewing),
    kind: 'renewal_soon',
    until: renewing.periodEndTime,
    path: SUBSCRIPTIONS,
  });

export const refusedMail = (
  moment: PaymentMoment,
  renewing: Renewing,
  { transaction, nextTime }: { transaction: TransactionRow; nextTime: Date },
) =>
  billingMail(moment, renewing.row, {
    kind: 'renewal_failed',
    plan: renewing.plan,
    amountMinor: transaction.transactionAmountMinor,
    currency: transaction.currency,
    until: renewing.graceEndTime,
    next: nextTime,
    // A plan that is no longer sold can only be followed by another.
    path: renewing.plan.isActive ? `/payment/${encodeURIComponent(renewing.plan.id)}` : '/pricing',
  });

export const endedMail = (moment: PaymentMoment, renewing: Renewing) =>
  billingMail(moment, renewing.row, {
    ...aboutOf(renewing),
    kind: 'renewal_ended',
    until: renewing.graceEndTime,
    path: '/pricing',
  });

export const cancelledMail = (moment: PaymentMoment, renewing: Renewing) =>
  billingMail(moment, renewing.row, {
    ...aboutOf(renewing),
    kind: 'renewal_cancelled',
    // Who cancels in the grace period has paid for nothing more.
    until: new Date(Math.max(renewing.periodEndTime.getTime(), moment.now.getTime())),
    path: SUBSCRIPTIONS,
  });
