import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { type PreviewChoice, planIdOf } from './preview-choice.server.ts';

/** The context of a page as the chosen viewer would have it, at the chosen time. */
export function contextFor(context: MarqueeContext, { as, at }: PreviewChoice) {
  const { services, session, language, timeZone, setCacheExpiry } = context;
  const seen = { services, session, language, timeZone, setCacheExpiry, now: at ?? context.now };
  if (as === null) return { ...seen, session: { get: () => session.get() } };
  const planId = planIdOf(as);
  const isMember = as !== 'guest';
  return {
    ...seen,
    // Blocks only want to know whether somebody is signed in.
    session: { get: async () => (isMember ? await session.get() : null) },
    services: {
      ...services,
      payment: {
        publicPlans: services.payment.publicPlans,
        activeSubscriptions: async () => subscriptionsTo(planId),
      },
    },
  };
}

type Subscriptions = Awaited<ReturnType<BlockContext['services']['payment']['activeSubscriptions']>>;

function subscriptionsTo(planId: string | null): Subscriptions {
  // Of a subscription, an access decision reads its state and its plan.
  return planId === null
    ? []
    : ([{ status: true, subscription: { _id: planId } }] as unknown as Subscriptions);
}
