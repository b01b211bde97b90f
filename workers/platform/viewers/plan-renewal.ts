import type { Fault } from '#app/contract/site/plain-words.ts';
import type { ViewerEntry, ViewerResult } from '#app/contract/site/viewers.ts';
import { type EndReason, GRACE_MS, leadMsOf } from '#app/domain/renewal.ts';
import { periodMsOf } from '#workers/platform/payment/grant.ts';
import { methodPlace, openMethod } from '#workers/platform/payment/renewals/saved-method.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import type { NewRenewal } from '#workers/platform/storage/viewer-list-writes.ts';
import { importedRenewalId, importedSubscriptionId } from './imported-ids.ts';
import { type KnownViewers, planKey } from './known-viewers.ts';

interface Renewing {
  userId: string;
  plan: PlanRow;
  /** The end of all that is paid; null where nothing of it is. */
  paidUntil: Date | null;
  entry: Pick<ViewerEntry, 'gateway_customer' | 'payment_method' | 'language'>;
}

interface PlannedRenewal {
  /** Null where it stays as it is. */
  row: NewRenewal | null;
  renewal: NonNullable<ViewerResult['renewal']>;
  note: string | null;
  fault: Fault | null;
}

/** Words for the owner who brings a card for a renewal that has ended. */
const ENDED: Record<EndReason, string> = {
  cancelled: 'the viewer ended it on the site: it does not renew again',
  replaced: 'another plan took its place on the site: it does not renew again',
  refunded: 'it was refunded on the site: it does not renew again',
  ended: 'the brand ended it on the site: it does not renew again',
  unpaid: 'its charges failed on the site: it does not renew again',
  gone: 'it ended on the site: it does not renew again',
};

/**
 * A period that is over is never charged for by coming in, and nobody is charged who has cancelled: what a viewer
 * has bought, ended or been charged for on the site is the site's, and stays.
 */
export function planRenewal(known: KnownViewers, renewing: Renewing): PlannedRenewal {
  const { userId, plan, paidUntil } = renewing;
  const all = known.renewalsByPlan.get(planKey({ userId, planId: plan.id })) ?? [];
  const other = known.ongoing.get(userId);
  const isAutomatic = other?.planId === plan.id;
  const unchanged = (note: string | null = null): PlannedRenewal => {
    const renewal = isAutomatic ? 'automatic' : 'pays-again';
    return { row: null, renewal, note, fault: null };
  };
  const hasCard = renewing.entry.payment_method !== undefined;
  const own = all.find(({ id }) => id === importedRenewalId(userId, plan.id));
  if (all.some((row) => row !== own || !isUntouched(row, known.now)))
    return unchanged(hasCard ? (isAutomatic ? 'goes on already on the site' : wordsOfEnd(all)) : null);
  if (!paidUntil || (!hasCard && !own)) return unchanged();
  if (paidUntil <= known.now)
    return unchanged(
      own
        ? 'what was paid is over, and it still renews on the day that came in before'
        : 'what was paid is over: nothing is charged until the viewer pays again',
    );
  if (other && !isAutomatic) {
    const message = `its viewer has "${other.planId}", which renews: one plan of a viewer does`;
    return { ...unchanged(), fault: { path: 'plan', message } };
  }
  return { ...unchanged(), row: toRow(known, renewing, paidUntil, own), renewal: 'automatic' };
}

/** Nobody has ended it, and its first charge is not due yet. */
function isUntouched(
  { renewalStatus, lastRenewalDate, tries, periodEndTime }: RenewalRow,
  now: Date,
): boolean {
  const isDue = periodEndTime === null || periodEndTime <= now;
  return renewalStatus === 'ongoing' && lastRenewalDate === null && tries === 0 && !isDue;
}

function wordsOfEnd(all: readonly RenewalRow[]): string {
  const timeOf = ({ cancellationDate }: RenewalRow) => cancellationDate?.getTime() ?? 0;
  const [latest] = all.toSorted((a, b) => timeOf(b) - timeOf(a));
  return ENDED[latest?.endReason ?? 'gone'];
}

/** Null where it is there as it is. */
function toRow(
  { accountId, stripe, sealing, now }: KnownViewers,
  { userId, plan, entry }: Renewing,
  paidUntil: Date,
  own: RenewalRow | undefined,
): NewRenewal | null {
  const { gateway_customer: customer, payment_method: token } = entry;
  const id = importedRenewalId(userId, plan.id);
  const old = own ? openMethod(sealing, own) : null;
  const isSameCard = token === undefined || (old?.token === token && old.customer === customer);
  if (isSameCard && own?.periodEndTime?.getTime() === paidUntil.getTime()) return null;
  const sealedMethod =
    token === undefined || customer === undefined
      ? own?.sealedMethod
      : sealing.seal({ token, customer }, methodPlace(accountId, id));
  const gatewayId = stripe?.id ?? own?.gatewayId;
  if (!sealedMethod || !gatewayId) return null;
  return {
    ...{ id, userId, planId: plan.id, subscriptionId: importedSubscriptionId(userId, plan.id), gatewayId },
    ...{ renewalStatus: 'ongoing', endReason: null, createdDate: now },
    ...{ lastRenewalDate: null, cancellationDate: null },
    nextRenewalDate: paidUntil,
    periodEndTime: paidUntil,
    graceEndTime: new Date(paidUntil.getTime() + GRACE_MS),
    dueTime: new Date(paidUntil.getTime() - leadMsOf(periodMsOf(plan))),
    ...{ tries: 0, changeId: null, siteOrigin: null, language: entry.language ?? null },
    sealedMethod,
  };
}
