import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import type { DiscountRow, EstimationRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import { limitGuess } from '#workers/platform/user/limits.ts';
import { toMajor } from './amounts.ts';
import { amountsOf, type DiscountRejection, rejectionOf } from './estimate.ts';
import { periodMsOf } from './grant.ts';
import { toDiscount, toEstimation, toPlan } from './to-payment.ts';
import { trialTermsOf } from './trials/trial-offer.ts';

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

type EstimationContext = Pick<CallContext, 'store' | 'session' | 'now' | 'client' | 'dependencies'>;

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
  const terms = await termsOf(context, plan, discount);
  return {
    data: { ...toEstimation(row, choice, rejectionText), ...terms },
    ...(rejectionText ? { message: rejectionText } : {}),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What comes after what is paid now. A voucher is for what is paid now: with one there is no trial. */
async function termsOf(context: CallContext<'estimation'>, plan: PlanRow, discount: DiscountRow | null) {
  const { store, session, now } = context;
  const tax_rate = plan.taxRate / 100;
  if (plan.isPpv) return { tax_rate };
  const [trial, paidUntil] = await Promise.all([
    trialTermsOf(context, plan),
    session ? store.payments.paidUntil(session.user.id, plan.id) : null,
  ]);
  const amount = toMajor(amountsOf(plan, null).transactionAmountMinor, plan.currency);
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();
  const date = after(paidUntil && paidUntil > now ? paidUntil : now, periodMsOf(plan));
  const { days, isUsed } = trial;
  return {
    tax_rate,
    renewal: { date, amount },
    trial: days > 0 && !discount ? { days, end_date: after(now, days * DAY_MS), amount } : undefined,
    trial_used: isUsed || undefined,
  };
}

/**
 * Works a price out and keeps it; a payment takes its amounts from what was kept, and from nowhere else. A guess
 * at a code leaves nothing behind.
 */
async function estimate(context: EstimationContext, choice: DiscountChoice): Promise<Estimated> {
  const { plan, discount, rejection } = await readChoice(context, choice);
  const row = rejection
    ? ((await shownEstimation(context, plan.id, null)) ?? newEstimation(context, plan, null))
    : await storeEstimation(context, plan, discount);
  return { plan, discount, rejection, row };
}

/** The price that this viewer was shown for the same choice, or a new one. Throws for an invalid discount. */
export async function agreedEstimate(context: EstimationContext, choice: DiscountChoice): Promise<Estimated> {
  const { plan, discount, rejection } = await readChoice(context, choice);
  if (rejection) throw new HttpError(422, rejection);
  const shown = await shownEstimation(context, plan.id, discount?.id ?? null);
  return { plan, discount, rejection, row: shown ?? (await storeEstimation(context, plan, discount)) };
}

function shownEstimation(
  { store, session, now }: EstimationContext,
  planId: string,
  discountId: string | null,
): Promise<EstimationRow | null> {
  const of = { userId: session?.user.id ?? null, planId, discountId };
  return store.plans.latestEstimation(of, new Date(now.getTime() - SHOWN_PRICE_HOLDS_MS));
}

async function readChoice(context: EstimationContext, choice: DiscountChoice) {
  const { store, session, now } = context;
  const plan = await store.plans.sold(choice.subscription_id);
  if (!plan) throw new HttpError(404, 'plan_unknown');
  const which = wanted(choice);
  if (!which) return { plan, discount: null, rejection: null };
  const found = await store.plans.discount(which);
  const isGuess = !found?.isListed && !(await wasShown(context, plan.id, found));
  const releaseGuess = isGuess ? await limitGuess(context, 'voucher') : null;
  // What the viewer himself is about to pay with is not used up for him.
  const butOf = session?.user.id ?? null;
  const used = found?.usageLimit == null ? 0 : await store.plans.usesOf(found.id, now, butOf);
  const rejection = rejectionOf(found, plan.id, { used, now });
  if (!rejection) await releaseGuess?.();
  return { plan, discount: rejection ? null : found, rejection };
}

/** Whether this viewer has seen a price with the discount. Queries for an unknown one, too, else the time would differ. */
async function wasShown(context: EstimationContext, planId: string, discount: DiscountRow | null) {
  return context.session !== null && (await shownEstimation(context, planId, discount?.id ?? '')) !== null;
}

/** A code that was typed goes before a discount that was chosen from the list. */
function wanted({ discount_code, discount_id }: DiscountChoice) {
  const code = discount_code?.trim();
  if (code) return { code };
  return discount_id ? { id: discount_id } : null;
}

async function storeEstimation(context: EstimationContext, plan: PlanRow, discount: DiscountRow | null) {
  const row = newEstimation(context, plan, discount);
  await context.store.plans.keepEstimation(row);
  return row;
}

function newEstimation({ session, now }: EstimationContext, plan: PlanRow, discount: DiscountRow | null) {
  return {
    id: crypto.randomUUID(),
    userId: session?.user.id ?? null,
    planId: plan.id,
    discountId: discount?.id ?? null,
    currency: plan.currency,
    ...amountsOf(plan, discount),
    createdDate: now,
  };
}
