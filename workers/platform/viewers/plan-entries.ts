import type { Fault } from '#app/contract/site/plain-words.ts';
import {
  ADDRESS_PATTERN,
  NO_ADDRESS,
  type ViewerEntry,
  type ViewerResult,
} from '#app/contract/site/viewers.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import type { ViewerWrites } from '#workers/platform/storage/viewer-list-writes.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { type KnownViewers, planKey } from './known-viewers.ts';
import { newViewer } from './new-viewer.ts';
import { planRenewal } from './plan-renewal.ts';
import { planSubscription } from './plan-subscription.ts';
import { namingFault, plansNamed } from './plans-named.ts';

export interface PlannedEntry {
  result: ViewerResult;
  user: UserRow | null;
  /** The request makes the viewer, by this entry or an earlier one. */
  isNew: boolean;
  plan: PlanRow | null;
  paidUntil: Date | null;
}

const NOTHING_DONE = { renewal: null, is_invited: false, has_payment_reminder: false } as const;

export function rejection(faults: Fault[]): PlannedEntry {
  const result: ViewerResult = { ...NOTHING_DONE, result: 'rejected', faults, notes: [] };
  return { result, user: null, isNew: false, plan: null, paidUntil: null };
}

/** What one entry comes to. Rows that it needs are put into `writes`. */
export function planEntry(known: KnownViewers, entry: ViewerEntry, writes: ViewerWrites): PlannedEntry {
  const emailKey = toEmailKey(entry.email_id);
  const existing = known.users.get(emailKey);
  const user = existing ?? newViewer(known, entry);
  const [plan = null] = entry.plan === undefined ? [] : plansNamed(known.plans, entry.plan);
  const faults = faultsOfEntry(known, entry, plan, user);
  if (!existing && !ADDRESS_PATTERN.test(entry.email_id))
    faults.unshift({ path: 'email_id', message: NO_ADDRESS });
  if (faults.length > 0) return rejection(faults);
  const result: ViewerResult = { ...NOTHING_DONE, result: 'same', faults, notes: [] };
  const paidUntil = entry.paid_until === undefined ? null : new Date(entry.paid_until);
  if (plan && paidUntil) {
    const given = planGiven(known, { entry, user, plan, paidUntil });
    const isChanged = given.subscriptions.length + given.renewals.length > 0;
    const fault = given.fault ?? (isChanged ? strangerFault(existing) : null);
    if (fault) return rejection([fault]);
    known.named.add(planKey({ userId: user.id, planId: plan.id }));
    result.renewal = given.renewal;
    result.notes.push(...given.notes);
    writes.subscriptions.push(...given.subscriptions);
    writes.renewals.push(...given.renewals);
    for (const row of given.renewals) known.ongoing.set(user.id, row);
    if (isChanged) result.result = 'changed';
  }
  if (!existing) {
    const { accountId: _, ...row } = user;
    writes.users.push(row);
    // Another entry of the request may be the same viewer's other plan.
    known.users.set(emailKey, user);
    known.created.add(user.id);
    result.result = 'created';
  }
  return { result, user, isNew: known.created.has(user.id), plan, paidUntil };
}

interface Given {
  entry: ViewerEntry;
  user: UserRow;
  plan: PlanRow;
  paidUntil: Date;
}

/** The rows of a viewer's plan that are not there as the entry has them. */
function planGiven(known: KnownViewers, { entry, user, plan, paidUntil }: Given) {
  const userId = user.id;
  const subscription = planSubscription(known, { userId, planId: plan.id, until: paidUntil });
  const renewing = { userId, plan, paidUntil: subscription.paidUntil, entry };
  const { row, renewal, note, fault } = planRenewal(known, renewing);
  return {
    subscriptions: subscription.row ? [subscription.row] : [],
    renewals: row ? [row] : [],
    renewal,
    notes: [subscription.note, note].filter((each) => each !== null),
    fault,
  };
}

/** An account with a password and an address that was never verified may be somebody else's than plan and card are. */
function strangerFault(existing: UserRow | undefined): Fault | null {
  if (!existing || existing.isEmailVerified || existing.passwordHash === NO_PASSWORD) return null;
  const message =
    'has an account that somebody registered without verifying the address: it gets no plan until that is done';
  return { path: 'email_id', message };
}

function faultsOfEntry(
  { plans, stripe, named }: KnownViewers,
  { plan: wanted, gateway_customer }: ViewerEntry,
  plan: PlanRow | null,
  { id: userId, deletionDueTime }: UserRow,
): Fault[] {
  const faults: Fault[] = [];
  if (deletionDueTime)
    faults.push({
      path: 'email_id',
      message: 'has an account whose deletion is due: the viewer asked for it',
    });
  const naming = wanted === undefined ? null : namingFault(plans, wanted);
  if (naming) return [...faults, naming];
  if (!plan) return faults;
  if (named.has(planKey({ userId, planId: plan.id })))
    faults.push({
      path: 'plan',
      message: `is "${plan.id}", which an earlier entry names for the same viewer: each once`,
    });
  if (gateway_customer === undefined) return faults;
  if (plan.isPpv)
    faults.push({ path: 'plan', message: `"${plan.id}" is pay-per-view, which does not renew` });
  if (!stripe)
    faults.push({
      path: 'gateway_customer',
      message: 'cannot be charged: the brand’s viewers do not pay by Stripe yet',
    });
  return faults;
}
