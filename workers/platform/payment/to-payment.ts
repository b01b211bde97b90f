import type { Discount, Estimation, Plan, Renewal, Transaction } from '#app/contract/payment.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { DiscountRow, EstimationRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { toMajor } from './amounts.ts';
import { amountsOf } from './estimate.ts';

/** `trialDays`: what a new viewer has free, where the brand can begin trials. */
export function toPlan(row: PlanRow, localise: Localise, { trialDays = 0 } = {}): Plan {
  return {
    _id: row.id,
    name: localise(row.name) ?? row.id,
    amount: toMajor(row.amountMinor, row.currency),
    currency: row.currency,
    duration: row.durationDays,
    description: localise(row.description),
    is_active: row.isActive,
    is_ppv: row.isPpv,
    trial_days: row.isPpv ? undefined : trialDays || undefined,
    tax_rate: row.taxRate / 100,
    metadata: toMetadata(row, localise),
  };
}

function toMetadata({ metadata }: PlanRow, localise: Localise): Plan['metadata'] {
  if (!metadata) return undefined;
  const { screens, quality, best_value } = metadata;
  return { screens, quality: localise(quality) ?? undefined, best_value };
}

/** A percentage as the viewer reads it: 25 for a quarter. A flat one in the account's currency. */
export function toDiscount(row: DiscountRow, currency: string, localise: Localise): Discount {
  const isPercentage = row.valueType === 'percentage';
  return {
    _id: row.id,
    value_type: isPercentage ? 'percentage' : 'flat',
    value: isPercentage ? row.value / 100 : toMajor(row.value, currency),
    max_value: row.maxValueMinor === null ? undefined : toMajor(row.maxValueMinor, currency),
    description: localise(row.description),
    discount_code: row.code,
    name: localise(row.name) ?? row.code,
    applicable_subscriptions: row.applicablePlans,
  };
}

export function toEstimation(
  row: Omit<EstimationRow, 'accountId'>,
  { plan, discount }: { plan: Plan; discount: Discount | null },
  rejectionText: string | null,
): Estimation {
  const { currency } = row;
  return {
    subscription: { ...plan, amount: toMajor(row.subscriptionAmountMinor, currency) },
    currency,
    discount_amount: toMajor(row.discountAmountMinor, currency),
    tax_amount: toMajor(row.taxAmountMinor, currency),
    transaction_amount: toMajor(row.transactionAmountMinor, currency),
    is_discount_applied: discount !== null,
    is_valid_discount: discount !== null,
    message: rejectionText ?? undefined,
    discount: discount ?? undefined,
  };
}

/** `period` is what the payment gave; one that gave nothing yet has an empty one, at its own time. */
export function toTransaction(
  row: TransactionRow,
  { planName, period, now }: { planName: string; period: { start: Date; end: Date } | null; now: Date },
): Transaction {
  const { currency } = row;
  const { start, end } = period ?? { start: row.createdDate, end: row.createdDate };
  return {
    _id: row.id,
    transaction_id: row.gatewayTransactionId ?? row.id,
    subscription_name: planName,
    start_date: start.toISOString(),
    end_date: end.toISOString(),
    captured_date: row.capturedDate?.toISOString(),
    refunded_date: row.refundedDate?.toISOString(),
    subscription_id: row.planId,
    status: row.state === 'captured' && period !== null && now < end,
    currency,
    subscription_amount: toMajor(row.subscriptionAmountMinor, currency),
    discount_amount: toMajor(row.discountAmountMinor, currency),
    tax_amount: toMajor(row.taxAmountMinor, currency),
    transaction_amount: toMajor(row.transactionAmountMinor, currency),
    trial_days: row.trialDays || undefined,
  };
}

/** Of one that goes on also what is charged next, and until when access stays while that fails. */
export function toRenewal(
  row: RenewalRow,
  plan: PlanRow | undefined,
  localise: Localise,
  now: Date,
): Renewal {
  const { periodEndTime, graceEndTime } = row;
  const isOngoing = row.renewalStatus === 'ongoing';
  const isInGrace = periodEndTime && graceEndTime && periodEndTime <= now && now < graceEndTime;
  return {
    id: row.id,
    subscription_name: localise(plan?.name) ?? row.planId,
    created_date: row.createdDate.toISOString(),
    last_renewal_date: row.lastRenewalDate?.toISOString(),
    next_renewal_date: row.nextRenewalDate?.toISOString(),
    renewal_status: row.renewalStatus,
    cancellation_date: row.cancellationDate?.toISOString(),
    subscription_id: row.planId,
    period_end_date: periodEndTime?.toISOString(),
    grace_end_date: isInGrace ? graceEndTime.toISOString() : undefined,
    trial_end_date: row.trialEndTime && now < row.trialEndTime ? row.trialEndTime.toISOString() : undefined,
    ...(plan && isOngoing
      ? {
          amount: toMajor(amountsOf(plan, null).transactionAmountMinor, plan.currency),
          currency: plan.currency,
        }
      : {}),
  };
}
