import type { ViewerEntry, ViewerResult } from '#app/contract/site/viewers.ts';
import type { GatewayRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { renewals, subscriptions } from '#workers/platform/storage/schema/payment.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD, type ViewerWrites } from '#workers/platform/storage/viewer-list-store.ts';
import { toDisplayName, toEmailKey } from '#workers/platform/user/normalise.ts';
import { importedSubscriptionId } from './imported-ids.ts';
import { putRenewal } from './plan-renewal.ts';

type Subscription = typeof subscriptions.$inferSelect;
type Renewal = typeof renewals.$inferSelect;

/** What there is of the viewers whom a request names. */
export interface KnownViewers {
  accountId: string;
  plans: readonly PlanRow[];
  /** Null where the brand's viewers cannot pay by it. */
  stripe: GatewayRow | null;
  users: Map<string, UserRow>;
  subscriptions: Map<string, Subscription>;
  /** By id, and by the viewer's where it goes on. */
  renewals: Map<string, Renewal>;
  ongoing: Map<string, Renewal>;
  sealing: Sealing;
  now: Date;
}

export interface Viewer {
  user: Pick<UserRow, 'id' | 'name' | 'emailId' | 'passwordHash'>;
  isNew: boolean;
}

export interface PlannedEntry {
  result: ViewerResult;
  viewer: Viewer | null;
  plan: PlanRow | null;
  paidUntil: Date | null;
}

/** By its id, or by its name in any language. */
export function planNamed(plans: readonly PlanRow[], wanted: string): PlanRow | null {
  const key = wanted.trim().toLowerCase();
  return (
    plans.find(({ id }) => id === wanted.trim()) ??
    plans.find(({ name }) => Object.values(name).some((text) => text.trim().toLowerCase() === key)) ??
    null
  );
}

/** What one entry comes to. Rows that it needs are put into `writes`. */
export function planEntry(known: KnownViewers, entry: ViewerEntry, writes: ViewerWrites): PlannedEntry {
  const result: ViewerResult = { result: 'same', renewal: null, is_invited: false, faults: [], notes: [] };
  const planned: PlannedEntry = { result, viewer: null, plan: null, paidUntil: null };
  const plan = entry.plan === undefined ? null : planNamed(known.plans, entry.plan);
  const existing = known.users.get(toEmailKey(entry.email_id));
  addFaults(known, entry, plan, existing, result);
  if (result.faults.length > 0) return { ...planned, result: { ...result, result: 'rejected' } };
  const viewer = existing ? { user: existing, isNew: false } : newViewer(known, entry, writes);
  if (viewer.isNew) result.result = 'created';
  if (!plan || entry.paid_until === undefined) return { ...planned, viewer };
  const paidUntil = new Date(entry.paid_until);
  const isChanged = putSubscription(known, viewer.user.id, plan, paidUntil, writes);
  const isRenewalChanged = putRenewal(
    known,
    { userId: viewer.user.id, plan, paidUntil, entry },
    result,
    writes,
  );
  if (!viewer.isNew && (isChanged || isRenewalChanged)) result.result = 'changed';
  return { result, viewer, plan, paidUntil };
}

function addFaults(
  { plans, stripe, ongoing }: KnownViewers,
  { plan: wanted, gateway_customer }: ViewerEntry,
  plan: PlanRow | null,
  existing: UserRow | undefined,
  { faults }: ViewerResult,
): void {
  if (existing?.deletionDueTime)
    faults.push({
      path: 'email_id',
      message: 'has an account whose deletion is due: the viewer asked for it',
    });
  if (wanted !== undefined && !plan) {
    const some = plans.slice(0, 10).map(({ id }) => id);
    faults.push({
      path: 'plan',
      message: `there is no plan "${wanted}": the brand has ${some.join(', ') || 'none'}`,
    });
  }
  if (gateway_customer === undefined || !plan) return;
  if (plan.isPpv)
    faults.push({ path: 'plan', message: `"${plan.id}" is pay-per-view, which does not renew` });
  if (!stripe)
    faults.push({
      path: 'gateway_customer',
      message: 'cannot be charged: the brand’s viewers do not pay by Stripe yet',
    });
  const other = existing && ongoing.get(existing.id);
  if (other && other.planId !== plan.id)
    faults.push({
      path: 'plan',
      message: `its viewer has "${other.planId}", which renews: one plan of a viewer does`,
    });
}

function newViewer(
  { accountId, users, now }: KnownViewers,
  entry: ViewerEntry,
  writes: ViewerWrites,
): Viewer {
  const emailKey = toEmailKey(entry.email_id);
  const row = {
    id: `usr_${crypto.randomUUID()}`,
    name: toDisplayName(entry.name),
    emailId: entry.email_id,
    emailKey,
    phone: null,
    referralCode: null,
    passwordHash: NO_PASSWORD,
    isEmailVerified: false,
    createdDate: now,
  };
  writes.users.push(row);
  // Another entry of the request may be the same viewer's other plan.
  users.set(emailKey, { ...row, accountId, isStaff: false, deletionDueTime: null, erasedTime: null });
  return { user: row, isNew: true };
}

/** True where it is written: it is new, or paid until another day. */
function putSubscription(
  { subscriptions, now }: KnownViewers,
  userId: string,
  plan: PlanRow,
  endTime: Date,
  writes: ViewerWrites,
): boolean {
  const id = importedSubscriptionId(userId, plan.id);
  const known = subscriptions.get(id);
  if (known?.endTime.getTime() === endTime.getTime()) return false;
  const startTime = new Date(Math.min(now.getTime(), endTime.getTime() - 1));
  writes.subscriptions.push({
    id,
    userId,
    planId: plan.id,
    transactionId: null,
    startTime,
    endTime,
    revokedTime: null,
  });
  return true;
}
