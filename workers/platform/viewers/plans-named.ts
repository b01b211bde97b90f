import type { Fault } from '#app/contract/site/plain-words.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';

/** Of this id, or else all that have this name in any language. */
export function plansNamed(plans: readonly PlanRow[], wanted: string): PlanRow[] {
  const id = wanted.trim();
  const byId = plans.find((plan) => plan.id === id);
  if (byId) return [byId];
  const key = id.toLowerCase();
  return plans.filter(({ name }) => Object.values(name).some((text) => text.trim().toLowerCase() === key));
}

/** Null where it is one plan. */
export function namingFault(plans: readonly PlanRow[], wanted: string): Fault | null {
  const named = plansNamed(plans, wanted);
  if (named.length === 1) return null;
  const message =
    named.length === 0
      ? `there is no plan "${wanted}": the brand has ${idsOf(plans, ', ') || 'none'}`
      : `"${wanted}" is the name of ${idsOf(named, ' and ')}: give its id`;
  return { path: 'plan', message };
}

const idsOf = (plans: readonly PlanRow[], separator: string) =>
  plans
    .slice(0, 10)
    .map(({ id }) => id)
    .join(separator);
