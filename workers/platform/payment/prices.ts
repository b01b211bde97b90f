import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import { agreedEstimate } from './estimation.ts';
import { trialTermsOf } from './trials/trial-offer.ts';

type Starting = CallContext<'createTransaction'>;

/** The amounts that the viewer was shown. */
export async function agreedPrice(context: Starting) {
  const { plan, discount, row } = await agreedEstimate(context, context.body);
  return {
    planId: plan.id,
    discountId: discount?.id ?? null,
    estimationId: row.id,
    currency: row.currency,
    subscriptionAmountMinor: row.subscriptionAmountMinor,
    discountAmountMinor: row.discountAmountMinor,
    taxAmountMinor: row.taxAmountMinor,
    transactionAmountMinor: row.transactionAmountMinor,
    trialDays: 0,
  };
}

/** Nothing now. Throws unless the trial is still what was shown, and this viewer and gateway can begin it. */
export async function trialPrice(context: Starting, gateway: GatewayRow, trialDays: number) {
  const { store, body, dependencies } = context;
  const plan = await store.plans.sold(body.subscription_id);
  if (!plan) throw new HttpError(404, 'plan_unknown');
  const { days, isUsed } = await trialTermsOf(context, plan);
  if (isUsed) throw new HttpError(422, 'trial_used');
  if (days !== trialDays || body.discount_code || body.discount_id) throw new HttpError(422, 'trial_changed');
  if (!dependencies.payments.gateways.open(gateway)?.trial) throw new HttpError(422, 'trial_needs_card');
  return {
    planId: plan.id,
    discountId: null,
    estimationId: null,
    currency: plan.currency,
    subscriptionAmountMinor: 0,
    discountAmountMinor: 0,
    taxAmountMinor: 0,
    transactionAmountMinor: 0,
    trialDays,
  };
}
