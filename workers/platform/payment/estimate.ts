import type { DiscountRow, PlanRow } from '#workers/platform/storage/plan-store.ts';

/** In minor units of the plan's currency. `subscription − discount + tax = transaction`. */
export interface Amounts {
  subscriptionAmountMinor: number;
  discountAmountMinor: number;
  taxAmountMinor: number;
  transactionAmountMinor: number;
}

/** Percentages are stored in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000;

/** Tax is on what is left after the discount. */
export function amountsOf(plan: PlanRow, discount: DiscountRow | null): Amounts {
  const subscriptionAmountMinor = plan.amountMinor;
  const discountAmountMinor = discount ? discountOn(subscriptionAmountMinor, discount) : 0;
  const net = subscriptionAmountMinor - discountAmountMinor;
  const taxAmountMinor = share(net, plan.taxRate);
  return {
    subscriptionAmountMinor,
    discountAmountMinor,
    taxAmountMinor,
    transactionAmountMinor: net + taxAmountMinor,
  };
}

/** Never more than the plan costs, nor than the discount's own ceiling. */
function discountOn(amountMinor: number, { valueType, value, maxValueMinor }: DiscountRow): number {
  const wanted = valueType === 'percentage' ? share(amountMinor, value) : value;
  return Math.max(0, Math.min(wanted, maxValueMinor ?? wanted, amountMinor));
}

/** Half a unit and more is rounded up; whole numbers throughout. */
function share(amountMinor: number, hundredthsOfPercent: number): number {
  return Math.floor((amountMinor * hundredthsOfPercent + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT);
}

export type DiscountRejection =
  | 'discount_unknown'
  | 'discount_over'
  | 'discount_not_for_plan'
  | 'discount_used_up';

/** Null when the discount may be used for the plan now. `used` counts payments that have or hold it. */
export function rejectionOf(
  discount: DiscountRow | null,
  planId: string,
  { used, now }: { used: number; now: Date },
): DiscountRejection | null {
  if (!discount?.isActive) return 'discount_unknown';
  const { startsTime, endsTime, usageLimit, applicablePlans } = discount;
  // Before it starts nobody is to know that there is one.
  if (startsTime && now < startsTime) return 'discount_unknown';
  if (endsTime && now >= endsTime) return 'discount_over';
  if (applicablePlans.length > 0 && !applicablePlans.includes(planId)) return 'discount_not_for_plan';
  return usageLimit !== null && used >= usageLimit ? 'discount_used_up' : null;
}
