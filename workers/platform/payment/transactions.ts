import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { toTransaction } from './to-payment.ts';

export async function transactions({
  store,
  session,
  localise,
  now,
}: CallContext<'transactions'>): Promise<HandlerResult> {
  const userId = requireSession({ session }).user.id;
  const rows = await store.payments.ofUser(userId);
  const periods = await store.payments.subscriptionsOf(userId);
  const plans = await store.plans.byIds([...new Set(rows.map(({ planId }) => planId))]);
  const nameOf = (id: string) => localise(plans.find((plan) => plan.id === id)?.name) ?? id;
  const periodOf = (id: string) => {
    const found = periods.find(({ transactionId }) => transactionId === id);
    return found ? { start: found.startTime, end: found.revokedTime ?? found.endTime } : null;
  };
  return {
    data: rows.map((row) =>
      toTransaction(row, { planName: nameOf(row.planId), period: periodOf(row.id), now }),
    ),
  };
}
