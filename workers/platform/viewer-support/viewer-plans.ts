import { leadMsOf } from '#app/domain/renewal.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { periodMsOf } from '#workers/platform/payment/grant.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { auditOf, requireViewer } from './require-viewer.ts';
import { toViewerPlans } from './to-viewer-plans.ts';

/** A mistyped year gives nobody a plan for good. */
const MAX_GIVEN_MS = 10 * 366 * 24 * 60 * 60 * 1000;

export const giveViewerPlan: Handler<'giveViewerPlan'> = async (context) => {
  const { user } = requireRole(context, 'own');
  const { store, params, body, now } = context;
  const viewer = await requireViewer(context, params.viewer_id);
  const [plan] = await store.plans.byIds([params.plan_id]);
  if (!plan) throw new HttpError(404, 'not_found');
  if (viewer.deletionDueTime) throw new HttpError(422, 'account_leaves');
  const endTime = new Date(body.until);
  if (endTime <= now || endTime.getTime() - now.getTime() > MAX_GIVEN_MS)
    throw new HttpError(422, 'day_past');
  const paidUntil = await store.payments.paidUntil(viewer.id, plan.id);
  if (paidUntil && paidUntil >= endTime) throw new HttpError(422, 'plan_runs_longer');
  const row = {
    ...{ id: `sub_${crypto.randomUUID()}`, userId: viewer.id, planId: plan.id, transactionId: null },
    ...{ startTime: now, endTime, revokedTime: null },
  };
  const details = { plan: plan.id, until: endTime.toISOString() };
  const line = auditOf(user, viewer, 'viewer.plan-given', details);
  await store.viewerSupport.givePlan({ row, leadMs: leadMsOf(periodMsOf(plan)) }, line, now);
  return {};
};

/** What was paid for it stays paid: a refund is a payment's. */
export const endViewerPlan: Handler<'endViewerPlan'> = async (context) => {
  const { user } = requireRole(context, 'own');
  const { store, params, localise, now } = context;
  const viewer = await requireViewer(context, params.viewer_id);
  const [periods, renewals] = await store.batch([
    store.payments.subscriptionsOf(viewer.id),
    store.renewals.ofUser(viewer.id),
  ]);
  const had = toViewerPlans({ periods, renewals, plans: [] }, localise, now);
  const plan = had.find(({ _id }) => _id === params.plan_id);
  if (!plan) throw new HttpError(404, 'not_found');
  const isOver = plan.state === 'ended' || plan.state === 'revoked';
  if (isOver && plan.next_renewal_date === undefined) throw new HttpError(422, 'plan_over');
  const line = auditOf(user, viewer, 'viewer.plan-ended', { plan: plan._id, state: plan.state });
  await store.viewerSupport.endPlan(viewer.id, plan._id, line, now);
  return {};
};
