import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { requireUser } from '#workers/platform/payment/require-user.ts';
import { toRenewal } from '#workers/platform/payment/to-payment.ts';

export async function renewals({
  store,
  session,
  localise,
  now,
}: CallContext<'renewals'>): Promise<HandlerResult> {
  const rows = await store.renewals.ofUser(requireUser(session).id);
  const plans = await store.plans.byIds([...new Set(rows.map(({ planId }) => planId))]);
  const planOf = (id: string) => plans.find((plan) => plan.id === id);
  return { data: rows.map((row) => toRenewal(row, planOf(row.planId), localise, now)) };
}
