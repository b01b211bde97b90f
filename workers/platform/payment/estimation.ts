import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import type { DiscountRow, EstimationRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import { amountsOf, type DiscountRejection, rejectionOf } from './estimate.ts';
import { toDiscount, toEstimation, toPlan } from './to-payment.ts';

interface DiscountChoice {
  subscription_id: string;
  discount_code?: string | null | undefined;
  discount_id?: string | null | undefined;
}

interface Estimated {
  plan: PlanRow;
  discount: DiscountRow | null;
  /** Why the requested discount was not applied; null when it was, or when none was requested. */
  rejection: DiscountRejection | null;
  row: Omit<EstimationRow, 'accountId'>;
}

type EstimationContext = Pick<CallContext, 'store' | 'session' | 'now'>;

/** A price that was shown is charged for this long. */
const SHOWN_PRICE_HOLDS_MS = 30 * 60 * 1000;

export async function estimation(context: CallContext<'estimation'>): Promise<HandlerResult> {
  const { localise, language, body } = context;
  const { plan, discount, rejection, row } = await estimate(context, body);
  const choice = {
    plan: toPlan(plan, localise),
    discount: discount && toDiscount(discount, plan.currency, localise),
  };
  const rejectionText = rejection && messageIn(language, rejection);
  return {
    data: toEstimation(row, choice, rejectionText),
    ...(rejectionText ? { message: rejectionText } : {}),
  };
}

/** Works a price out and keeps it; a payment takes its amounts from what was kept, and from nowhere else. */
async function estimate(context: EstimationContext, choice: DiscountChoice): Promise<Estimated> {
  const { plan, discount, rejection } = await readChoice(context, choice);
  const row = await storeEstimation(context, plan, discount);
  return { plan, discount, rejection, row };
}

/** The price that this viewer was shown for the same choice, or a new one. Throws for an invalid discount. */
export async function agreedEstimate(context: EstimationContext, choice: DiscountChoice): Promise<Estimated> {
  const { store, session, now } = context;
  const { plan, discount, rejection } = await readChoice(context, choice);
  if (rejection) throw new HttpError(422, rejection);
  const of = { userId: session?.user.id ?? null, planId: plan.id, discountId: discount?.id ?? null };
  const shown = await store.plans.latestEstimation(of, new Date(now.getTime() - SHOWN_PRICE_HOLDS_MS));
  return { plan, discount, rejection, row: shown ?? (await storeEstimation(context, plan, discount)) };
}

async function readChoice({ store, session, now }: EstimationContext, choice: DiscountChoice) {
  const plan = await store.plans.sold(choice.subscription_id);
  if (!plan) throw new HttpError(404, 'plan_unknown');
  const which = wanted(choice);
  if (!which) return { plan, discount: null, rejection: null };
  const found = await store.plans.discount(which);
  // What the viewer himself is about to pay with is not used up for him.
  const butOf = session?.user.id ?? null;
  const used = found?.usageLimit == null ? 0 : await store.plans.usesOf(found.id, now, butOf);
  const rejection = rejectionOf(found, plan.id, { used, now });
  return { plan, discount: rejection ? null : found, rejection };
}

/** A code that was typed goes before a discount that was chosen from the list. */
function wanted({ discount_code, discount_id }: DiscountChoice) {
  const code = discount_code?.trim();
  if (code) return { code };
  return discount_id ? { id: discount_id } : null;
}

async function storeEstimation(
  { store, session, now }: EstimationContext,
  plan: PlanRow,
  discount: DiscountRow | null,
) {
  const row = {
    id: crypto.randomUUID(),
    userId: session?.user.id ?? null,
    planId: plan.id,
    discountId: discount?.id ?? null,
    currency: plan.currency,
    ...amountsOf(plan, discount),
    createdDate: now,
  };
  await store.plans.keepEstimation(row);
  return row;
}
