import type { ViewerPlan } from '#app/contract/viewer-support.ts';
import type { Localise } from '#app/lib/localise.ts';
import { planStateOf } from '#workers/platform/domain/plan-state.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import type { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { importedSubscriptionId } from '#workers/platform/viewers/imported-ids.ts';

type Period = typeof subscriptions.$inferSelect;

interface Had {
  periods: readonly Period[];
  renewals: readonly RenewalRow[];
  plans: readonly PlanRow[];
}

/** Each plan that a viewer has or had, once: those that are open first, then by time, the latest first. */
export function toViewerPlans(had: Had, localise: Localise, now: Date): ViewerPlan[] {
  const ids = [...new Set(had.periods.map(({ planId }) => planId))];
  const isOpen = ({ state }: ViewerPlan) => state === 'running' || state === 'grace';
  return ids
    .flatMap((id) => toViewerPlan(had, id, localise, now) ?? [])
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || (a.time < b.time ? 1 : -1));
}

function toViewerPlan({ periods, renewals, plans }: Had, id: string, localise: Localise, now: Date) {
  const plan = plans.find((one) => one.id === id);
  const own = renewals.filter(({ planId }) => planId === id);
  const latest = latestOf(
    periods.filter(({ planId }) => planId === id),
    now,
  );
  if (!latest) return null;
  const renewal = own.find(({ renewalStatus }) => renewalStatus === 'ongoing');
  const { state, time } = planStateOf({ ...latest, graceEndMs: graceOf(own, now) }, now);
  return {
    ...{ _id: id, name: localise(plan?.name) ?? id, is_ppv: plan?.isPpv ?? false, state },
    time: time.toISOString(),
    is_given:
      latest.transactionId === null && latest.id !== importedSubscriptionId(latest.userId, latest.planId),
    next_renewal_date: renewal?.nextRenewalDate?.toISOString(),
  };
}

/** From the first of those that count now to the end of the last; where none does, the one that ended last. */
function latestOf(periods: readonly Period[], now: Date): Period | null {
  const valid = periods.filter(({ revokedTime }) => revokedTime === null);
  const [last] = (valid.length > 0 ? valid : periods).toSorted((a, b) => +b.endTime - +a.endTime);
  if (!last) return null;
  const starts = valid.filter(({ endTime }) => endTime > now).map(({ startTime }) => +startTime);
  return starts.length > 0 ? { ...last, startTime: new Date(Math.min(...starts)) } : last;
}

function graceOf(renewals: readonly RenewalRow[], now: Date): number | null {
  const inGrace = renewals.find(
    ({ periodEndTime, graceEndTime }) =>
      periodEndTime && graceEndTime && periodEndTime <= now && graceEndTime > now,
  );
  return inGrace?.graceEndTime?.getTime() ?? null;
}
