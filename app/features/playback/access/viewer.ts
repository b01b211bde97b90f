import type { ActiveSubscription } from '#app/contract/payment.ts';

/** Who wants to watch: null for a guest, else the ids of the plans that run for him now. */
export type Viewer = { planIds: readonly string[] } | null;

/** Of the plans and tickets that run now. */
export function runningPlanIds(subscriptions: readonly ActiveSubscription[]): string[] {
  return subscriptions.flatMap(({ status, subscription }) => (status ? subscription._id : []));
}
