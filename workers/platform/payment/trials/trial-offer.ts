import type { CallContext } from '#workers/platform/call-context.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import { emailHashOf } from './begin-trial.ts';

type GatewaysContext = Pick<CallContext, 'store' | 'dependencies'>;

/**
 * Whether the brand can begin trials at all: one of its gateways saves a card without a charge. Without one its plans
 * are sold as if they had no trial.
 */
export async function canBeginTrials({ store, dependencies }: GatewaysContext): Promise<boolean> {
  const gateways = await store.plans.gateways();
  return gateways.some(
    (row) => row.isAccountVerified && dependencies.payments.gateways.open(row)?.trial !== undefined,
  );
}

export interface TrialTerms {
  /** 0 where there is none for this viewer. */
  days: number;
  /** The plan has one, and the viewer has had his. */
  isUsed: boolean;
}

/** What a plan's trial is to this viewer. A guest counts as new. */
export async function trialTermsOf(
  context: GatewaysContext & Pick<CallContext, 'session'>,
  { trialDays, isPpv }: PlanRow,
): Promise<TrialTerms> {
  if (trialDays === 0 || isPpv || !(await canBeginTrials(context))) return { days: 0, isUsed: false };
  const user = context.session?.user;
  const isLeft =
    !user ||
    (await context.store.trials.isLeftFor({ userId: user.id, emailHash: emailHashOf(context, user) }));
  return isLeft ? { days: trialDays, isUsed: false } : { days: 0, isUsed: true };
}
