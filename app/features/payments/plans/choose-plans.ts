import type { Plan } from '#app/contract/payment.ts';

/** Of an address; nobody sells more. */
const MAX_IDS = 100;

/** The plans that a link names (`paths.pricing({}, { plans })`): ids, separated by commas; none means all. */
export function readPlanIds(search: URLSearchParams): string[] {
  const ids = (search.get('plans') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '').slice(0, MAX_IDS);
}

export interface ChosenPlans {
  plans: Plan[];
  /** Only the requested plans are listed: there are others. */
  isFiltered: boolean;
}

/**
 * The plans to choose from, in the brand's order: the requested ones, or all subscriptions where none is
 * requested or for sale. A pay-per-view opens one title, so it is listed only when requested.
 */
export function choosePlans(plans: readonly Plan[], wantedIds: readonly string[]): ChosenPlans {
  const sold = plans.filter(({ is_active }) => is_active);
  const wanted = sold.filter(({ _id }) => wantedIds.includes(_id));
  const subscriptions = sold.filter(({ is_ppv }) => !is_ppv);
  if (wanted.length === 0) return { plans: subscriptions, isFiltered: false };
  return { plans: wanted, isFiltered: subscriptions.some(({ _id }) => !wantedIds.includes(_id)) };
}
