import type { Handlers } from '#workers/platform/http/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';

export const paymentHandlers: Handlers = {
  activeSubscriptions: async ({ store, session, now }) => {
    if (!session) throw new HttpError(401, 'login_needed');
    const plans = await store.users.activePlanIds(session.user.id, now);
    return { data: plans.map(({ planId }) => ({ status: true, subscription: { _id: planId } })) };
  },
};
