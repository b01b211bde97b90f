import type { Plan } from '#app/contract/payment.ts';
import { runningPlanIds } from '#app/features/playback/access/viewer.ts';
import { knownSoon } from '#app/services/known-soon.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError, isServiceError } from '#app/services/service-error.ts';
import { choosePlans } from './choose-plans.ts';
import { type PlanOffer, toPlanOffer } from './plan-model.ts';

type BuyerContext = Pick<MarqueeContext, 'session' | 'services'>;
type PlansContext = BuyerContext & Pick<MarqueeContext, 'language'>;

export interface OfferedPlans {
  plans: PlanOffer[];
  /** Only the requested plans are listed. */
  isFiltered: boolean;
}

/** What is for sale to this viewer; null where it cannot be had now. */
export async function loadOfferedPlans(
  context: PlansContext,
  { planIds, redirectTo }: { planIds: readonly string[]; redirectTo: string | null },
): Promise<OfferedPlans | null> {
  const [all, ownedIds, language] = await Promise.all([
    loadPlans(context),
    loadOwnedIds(context),
    context.language.get(),
  ]);
  if (!all) return null;
  const { plans, isFiltered } = choosePlans(all, planIds);
  return { plans: plans.map((plan) => toPlanOffer(plan, { language, ownedIds, redirectTo })), isFiltered };
}

/** Null where the service cannot be reached. */
export async function loadPlans({ services }: Pick<BuyerContext, 'services'>): Promise<Plan[] | null> {
  try {
    return await services.payment.plans();
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}

/** Whether /pricing has a plan to choose from. While the service is down it has nothing to offer either. */
export async function sellsPlans(context: Pick<BuyerContext, 'services'>): Promise<boolean> {
  return choosePlans((await loadPlans(context)) ?? [], []).plans.length > 0;
}

/** Starts to find out whether the site chrome may link to /pricing. */
export function startPlansLink(
  context: Pick<MarqueeContext, 'services' | 'waitUntil'>,
): () => Promise<boolean> {
  const plans = context.services.payment.publicPlans();
  return knownSoon(
    plans.then((all) => choosePlans(all, []).plans.length > 0),
    context,
  );
}

/**
 * The plans that run for this viewer, never from a cache; null for a guest and for a session that is unknown:
 * the sign-in page redirects a member at once. If only the plans cannot be loaded, he counts as having none.
 */
export async function loadOwnedIds({ session, services }: BuyerContext): Promise<string[] | null> {
  if (!(await session.get().catch(() => null))) return null;
  try {
    return runningPlanIds(await services.payment.activeSubscriptions());
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return isClientError(error, 401) ? null : [];
  }
}
