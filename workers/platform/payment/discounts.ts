import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toDiscount } from './to-payment.ts';

export async function discounts({
  store,
  query,
  localise,
  now,
}: CallContext<'discounts'>): Promise<HandlerResult> {
  const plan = await store.plans.sold(query.plan_id);
  if (!plan) throw new HttpError(404, 'plan_unknown');
  const listed = await store.plans.listedDiscounts();
  const open = listed.filter(({ applicablePlans, startsTime, endsTime }) => {
    const isFor = applicablePlans.length === 0 || applicablePlans.includes(plan.id);
    return isFor && (!startsTime || startsTime <= now) && (!endsTime || now < endsTime);
  });
  return { data: open.map((row) => toDiscount(row, plan.currency, localise)) };
}
