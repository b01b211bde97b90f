import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { DiscountRow, EstimationRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import { amountsOf, type DiscountRefusal, refusalOf } from './estimate.ts';

export interface DiscountChoice {
  subscription_id: string;
  discount_code?: string | null | undefined;
  discount_id?: string | null | undefined;
}

export interface Estimated {
  plan: PlanRow;
  discount: DiscountRow | null;
  /** Why the requested discount was not applied; null when it was, or when none was requested. */
  refusal: DiscountRefusal | null;
  row: Omit<EstimationRow, 'accountId'>;
}

type Asking = Pick<CallContext, 'store' | 'session' | 'now'>;

/** A price that was shown is charged for this long. */
const SHOWN_PRICE_HOLDS_MS = 30 * 60 * 1000;

/** Works a price out and keeps it; a payment takes its amounts from what was kept, and from nowhere else. */
export async function estimate(asking: Asking, choice: DiscountChoice): Promise<Estimated> {
  const { plan, discount, refusal } = await readChoice(asking, choice);
  const row = await keep(asking, plan, discount);
  return { plan, discount, refusal, row };
}

/** The price that this viewer was shown for the same choice, or a new one. A discount that no longer holds is an error. */
export async function agreedEstimate(asking: Asking, choice: DiscountChoice): Promise<Estimated> {
  const { store, session, now } = asking;
  const { plan, discount, refusal } = await readChoice(asking, choice);
  if (refusal) throw new HttpError(422, refusal);
  const of = { userId: session?.user.id ?? null, planId: plan.id, discountId: discount?.id ?? null };
  const shown = await store.plans.latestEstimation(of, new Date(now.getTime() - SHOWN_PRICE_HOLDS_MS));
  return { plan, discount, refusal, row: shown ?? (await keep(asking, plan, discount)) };
}

async function readChoice({ store, session, now }: Asking, choice: DiscountChoice) {
  const plan = await store.plans.sold(choice.subscription_id);
  if (!plan) throw new HttpError(404, 'plan_unknown');
  const which = wanted(choice);
  if (!which) return { plan, discount: null, refusal: null };
  const found = await store.plans.discount(which);
  // What the viewer himself is about to pay with is not used up for him.
  const butOf = session?.user.id ?? null;
  const used = found?.usageLimit == null ? 0 : await store.plans.usesOf(found.id, now, butOf);
  const refusal = refusalOf(found, plan.id, { used, now });
  return { plan, discount: refusal ? null : found, refusal };
}

/** A code that was typed goes before a discount that was chosen from the list. */
function wanted({ discount_code, discount_id }: DiscountChoice) {
  const code = discount_code?.trim();
  if (code) return { code };
  return discount_id ? { id: discount_id } : null;
}

async function keep({ store, session, now }: Asking, plan: PlanRow, discount: DiscountRow | null) {
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
