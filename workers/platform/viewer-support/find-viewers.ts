import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const findViewers: Handler<'findViewers'> = async (context) => {
  requireRole(context, 'moderate');
  const { store, query, localise, now } = context;
  const text = query.search_text;
  const [rows, [count]] = await store.batch([
    store.viewerSupport.find(text, windowOf(query)),
    store.viewerSupport.foundCount(text),
  ]);
  const [paid, plans] = await store.batch([
    store.viewerList.paidPlans(
      rows.map(({ id }) => id),
      now,
    ),
    store.viewerList.plans(),
  ]);
  const nameOf = (id: string) => localise(plans.find((plan) => plan.id === id)?.name) ?? id;
  const plansOf = (id: string) =>
    new Set(paid.filter(({ userId }) => userId === id).map((one) => one.planId));
  const data = rows.map(({ id, name, emailId, isEmailVerified, createdDate }) => ({
    ...{ _id: id, name, email_id: emailId, is_email_verified: isEmailVerified },
    created_date: createdDate.toISOString(),
    plans: [...plansOf(id)].map(nameOf),
  }));
  return { data, total: count?.total ?? 0 };
};
