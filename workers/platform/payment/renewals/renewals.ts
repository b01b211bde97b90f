import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toRenewal } from '#workers/platform/payment/to-payment.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';

export async function renewals({
  store,
  session,
  localise,
  now,
}: CallContext<'renewals'>): Promise<HandlerResult> {
  const rows = await store.renewals.ofUser(requireSession({ session }).user.id);
  const plans = await store.plans.byIds([...new Set(rows.map(({ planId }) => planId))]);
  const planOf = (id: string) => plans.find((plan) => plan.id === id);
  return { data: rows.map((row) => toRenewal(row, planOf(row.planId), localise, now)) };
}
