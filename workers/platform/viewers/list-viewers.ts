import { VIEWERS_A_PAGE, type ViewerRow } from '#app/contract/site/viewers.ts';
import { openMethod } from '#workers/platform/payment/renewals/saved-method.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';

interface Listing {
  store: AccountStore;
  sealing: Sealing;
  now: Date;
}

/**
 * Viewers by their ids, each with a row for every plan that runs, or with one row. No hash and no key: a
 * customer's numbers at Stripe are of use to the holder of the brand's keys alone.
 */
export async function listViewers(
  { store, sealing, now }: Listing,
  after: string,
): Promise<{ viewers: ViewerRow[]; next: string | null }> {
  const users = await store.viewerList.page(after, VIEWERS_A_PAGE);
  const ids = users.map(({ id }) => id);
  const [paid, renewals, stripe] = await Promise.all([
    store.viewerList.paidPlans(ids, now),
    store.viewerList.ongoingRenewals(ids),
    store.plans.gateway({ org: 'Stripe' }),
  ]);
  const viewers = users.flatMap(({ id, emailId, name }): ViewerRow[] => {
    const ends = new Map<string, number>();
    for (const { userId, planId, endTime } of paid)
      if (userId === id) ends.set(planId, Math.max(endTime.getTime(), ends.get(planId) ?? 0));
    const renewal = renewals.find(({ userId }) => userId === id);
    const method = renewal && renewal.gatewayId === stripe?.id ? openMethod(sealing, renewal) : null;
    const rows = [...ends]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([planId, endMs]): ViewerRow => {
        const own = renewal?.planId === planId && method?.customer ? method : null;
        return {
          email_id: emailId,
          name,
          plan: planId,
          paid_until: new Date(endMs).toISOString(),
          gateway_customer: own?.customer ?? null,
          payment_method: own?.token ?? null,
        };
      });
    const none = { plan: null, paid_until: null, gateway_customer: null, payment_method: null };
    return rows.length > 0 ? rows : [{ email_id: emailId, name, ...none }];
  });
  return { viewers, next: users.length === VIEWERS_A_PAGE ? (ids.at(-1) ?? null) : null };
}
