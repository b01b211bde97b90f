import { localiserFor } from '#app/lib/localise.ts';
import { type Amounts, amountsOf } from '#workers/platform/payment/estimate.ts';
import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

/** A renewal with everything that processing it needs. */
export interface RenewalDetails {
  row: RenewalRow;
  periodEndTime: Date;
  graceEndTime: Date;
  user: UserRow;
  plan: PlanRow;
  /** In the viewer's language. */
  planName: string;
  /** What the plan costs now. A discount was for the first period. */
  amounts: Amounts;
}

/** What runs is a free trial, which nothing that was paid has prolonged. */
export function isInTrial({ trialEndTime, periodEndTime }: RenewalRow): boolean {
  return trialEndTime !== null && trialEndTime.getTime() === periodEndTime?.getTime();
}

/** Null where nobody, or nothing, is left to be charged. */
export async function loadRenewalDetails(
  { store }: PaymentContext,
  row: RenewalRow,
): Promise<RenewalDetails | null> {
  const [user, [plan]] = await Promise.all([store.users.byId(row.userId), store.plans.byIds([row.planId])]);
  const { periodEndTime, graceEndTime } = row;
  if (!plan || !periodEndTime || !graceEndTime) return null;
  if (!user || user.erasedTime !== null) return null;
  const planName = localiserFor(row.language ?? undefined, 'en')(plan.name) ?? plan.id;
  return { row, periodEndTime, graceEndTime, user, plan, planName, amounts: amountsOf(plan, null) };
}
