import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';

export async function activeSubscriptions({
  store,
  session,
  now,
}: CallContext<'activeSubscriptions'>): Promise<HandlerResult> {
  const userId = requireSession({ session }).user.id;
  const [plans, inGrace] = await Promise.all([
    store.users.activePlanIds(userId, now),
    store.renewals.inGrace(userId, now),
  ]);
  const graceEndOf = (id: string) => inGrace.find(({ planId }) => planId === id)?.graceEndTime;
  const isPpvOf = new Map(plans.map(({ planId, isPpv }) => [planId, Boolean(isPpv)]));
  const data = [...isPpvOf].map(([id, isPpv]) => ({
    status: true,
    subscription: { _id: id, ...(isPpv ? { is_ppv: true } : {}) },
    grace_end_date: graceEndOf(id)?.toISOString(),
  }));
  return { data };
}
