import type { ViewerEntry } from '#app/contract/site/viewers.ts';
import type { GatewayRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import type { ViewerPlan } from '#workers/platform/storage/viewer-list-conditions.ts';
import type { PaidPeriod } from '#workers/platform/storage/viewer-list-store.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import type { Importing } from './import-viewers.ts';
import { plansNamed } from './plans-named.ts';

/** What there is of the viewers whom a request names, and what its entries so far add to that. */
export interface KnownViewers {
  accountId: string;
  plans: readonly PlanRow[];
  /** Null where the brand's viewers cannot pay by it. */
  stripe: GatewayRow | null;
  /** By their addresses. */
  users: Map<string, UserRow>;
  /** Of whom the request makes. */
  created: Set<string>;
  /** Viewers' plans that an entry has named. */
  named: Set<string>;
  /** By viewer and plan. */
  periods: Map<string, PaidPeriod[]>;
  /** Of the plans that are named, whatever became of them, and all that go on. */
  renewals: readonly RenewalRow[];
  renewalsByPlan: Map<string, RenewalRow[]>;
  /** The one of a viewer that goes on. */
  ongoing: Map<string, Pick<RenewalRow, 'planId'>>;
  sealing: Sealing;
  now: Date;
}

export const planKey = ({ userId, planId }: ViewerPlan) => `${userId}\n${planId}`;

export async function readKnown(
  { dependencies, store, account, now }: Importing,
  entries: readonly ViewerEntry[],
): Promise<KnownViewers> {
  const [plans, users, gateway] = await Promise.all([
    store.viewerList.plans(),
    store.viewerList.byEmails(entries.map(({ email_id }) => toEmailKey(email_id))),
    store.plans.gateway({ org: 'Stripe' }),
  ]);
  const byEmail = new Map(users.map((user) => [user.emailKey, user]));
  const named = entries.flatMap(({ email_id, plan }): ViewerPlan[] => {
    const user = byEmail.get(toEmailKey(email_id));
    const [first] = user && plan !== undefined ? plansNamed(plans, plan) : [];
    return user && first ? [{ userId: user.id, planId: first.id }] : [];
  });
  const [periods, renewals] = await Promise.all([
    store.viewerList.periodsOf(named),
    store.viewerList.renewalsOf(
      users.map(({ id }) => id),
      named,
    ),
  ]);
  const ongoing = renewals.filter(({ renewalStatus }) => renewalStatus === 'ongoing');
  return {
    accountId: account.accountId,
    plans,
    stripe: gateway?.isAccountVerified && gateway.sealedKeys !== null ? gateway : null,
    users: byEmail,
    created: new Set(),
    named: new Set(),
    periods: byPlan(periods),
    renewals,
    renewalsByPlan: byPlan(renewals),
    ongoing: new Map(ongoing.map((row) => [row.userId, row])),
    sealing: dependencies.payments.sealing,
    now,
  };
}

function byPlan<Row extends ViewerPlan>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(planKey(row));
    if (group) group.push(row);
    else groups.set(planKey(row), [row]);
  }
  return groups;
}
