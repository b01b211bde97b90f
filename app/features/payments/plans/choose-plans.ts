import type { Plan } from '#app/contract/payment.ts';

/** Of an address; nobody sells more. */
const MAX_IDS = 100;

/** The plans that a link asks for (`paths.pricing({}, { plans })`): ids, separated by commas; none for all. */
export function readPlanIds(search: URLSearchParams): string[] {
  const ids = (search.get('plans') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '').slice(0, MAX_IDS);
}

export interface ChosenPlans {
  plans: Plan[];
  /** Only those that were asked for: there are others. */
  isFiltered: boolean;
}

/**
 * What can be chosen from, in the brand's order: the plans of these ids; where none of them is for sale, or none is asked
 * for, all subscriptions. A pay-per-view opens one title, so it stands there only where it is asked for.
 */
export function choosePlans(plans: readonly Plan[], wantedIds: readonly string[]): ChosenPlans {
  const sold = plans.filter(({ is_active }) => is_active);
  const wanted = sold.filter(({ _id }) => wantedIds.includes(_id));
  const subscriptions = sold.filter(({ is_ppv }) => !is_ppv);
  if (wanted.length === 0) return { plans: subscriptions, isFiltered: false };
  return { plans: wanted, isFiltered: subscriptions.some(({ _id }) => !wantedIds.includes(_id)) };
}
