import type { ViewerEntry, ViewerResult } from '#app/contract/site/viewers.ts';
import { GRACE_MS, leadMsOf } from '#app/domain/renewal.ts';
import { periodMsOf } from '#workers/platform/payment/grant.ts';
import { methodPlace, openMethod } from '#workers/platform/payment/renewals/saved-method.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { ViewerWrites } from '#workers/platform/storage/viewer-list-store.ts';
import { importedRenewalId, importedSubscriptionId } from './imported-ids.ts';
import type { KnownViewers } from './plan-entries.ts';

interface Renewing {
  userId: string;
  plan: PlanRow;
  paidUntil: Date;
  entry: ViewerEntry;
}

/** True where it is written. A period that is over is never charged for by coming in. */
export function putRenewal(
  known: KnownViewers,
  { userId, plan, paidUntil, entry }: Renewing,
  result: ViewerResult,
  writes: ViewerWrites,
): boolean {
  const { accountId, stripe, sealing, now } = known;
  const id = importedRenewalId(userId, plan.id);
  const old = known.renewals.get(id);
  const isAutomatic = known.ongoing.get(userId)?.planId === plan.id;
  const { gateway_customer: customer, payment_method: token } = entry;
  result.renewal = isAutomatic ? 'automatic' : 'pays-again';
  if (!stripe || customer === undefined || token === undefined) return false;
  if (paidUntil <= now) {
    result.notes.push('what was paid is over: nothing is charged until the viewer pays again');
    return false;
  }
  // It has gone on since, or its viewer has ended it: from then on it is its own.
  if (old ? old.renewalStatus !== 'ongoing' || old.lastRenewalDate !== null || old.tries > 0 : isAutomatic)
    return false;
  result.renewal = 'automatic';
  const method = old && openMethod(sealing, old);
  const isSame = method?.token === token && method.customer === customer;
  if (isSame && old?.periodEndTime?.getTime() === paidUntil.getTime()) return false;
  const row = {
    ...{
      id,
      userId,
      planId: plan.id,
      subscriptionId: importedSubscriptionId(userId, plan.id),
      gatewayId: stripe.id,
    },
    ...{
      renewalStatus: 'ongoing',
      endReason: null,
      createdDate: now,
      lastRenewalDate: null,
      cancellationDate: null,
    },
    nextRenewalDate: paidUntil,
    periodEndTime: paidUntil,
    graceEndTime: new Date(paidUntil.getTime() + GRACE_MS),
    dueTime: new Date(paidUntil.getTime() - leadMsOf(periodMsOf(plan))),
    ...{ tries: 0, changeId: null, siteOrigin: null, language: entry.language ?? null },
    sealedMethod: sealing.seal({ token, customer }, methodPlace(accountId, id)),
  };
  writes.renewals.push(row);
  known.ongoing.set(userId, { ...row, accountId });
  return true;
}
