import { runningPlanIds } from '#app/features/playback/access/viewer.ts';
import type { MarqueeContext, SessionStore } from '#app/services/load-context.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import type { CardContext } from './card-model.ts';

type Context = Pick<MarqueeContext, 'now'> & {
  language: Pick<MarqueeContext['language'], 'get'>;
  session: Pick<SessionStore, 'get'>;
  services: { payment: Pick<PaymentService, 'activeSubscriptions'> };
};

/**
 * What the cards of a page depend on beside their titles, loaded while these are. Pages that everybody shares are a
 * guest's.
 */
export function cardContext(context: Context): Promise<CardContext> {
  const loading = load(context);
  // Where the titles fail, nobody waits for it.
  loading.catch(() => undefined);
  return loading;
}

async function load({ language, now, session, services }: Context): Promise<CardContext> {
  const [lng, planIds] = await Promise.all([language.get(), loadPlanIds(session.get(), services.payment)]);
  return { language: lng, now, planIds };
}

/** None for a guest; null while the viewer's plans cannot be known. Never rejects. */
export async function loadPlanIds(
  session: Promise<unknown>,
  payment: Pick<PaymentService, 'activeSubscriptions'>,
): Promise<readonly string[] | null> {
  try {
    return (await session) ? runningPlanIds(await payment.activeSubscriptions()) : [];
  } catch {
    return null;
  }
}
