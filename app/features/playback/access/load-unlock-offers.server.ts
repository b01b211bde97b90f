import { type AccessContent, isLockedFor } from '#app/domain/access.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { type Locked, lockedWith } from './locked.ts';
import type { PlaySubject } from './play-subject.ts';
import { type UnlockOffers, unlockOffers } from './unlock-offers.ts';
import type { Viewer } from './viewer.ts';

/** How long a page that is ready otherwise waits for prices; mostly the cache has them. */
const PRICES_WAIT_MS = 200;

type Context = Pick<MarqueeContext, 'now'> & {
  language: Pick<MarqueeContext['language'], 'get'>;
  services: { payment: Pick<PaymentService, 'publicPlans'> };
};

/** What opens the title for this viewer, with prices; null where nothing has to, or they cannot be had now. */
export async function loadUnlockOffers(
  { now, language, services }: Context,
  { subject, content, viewer }: { subject: PlaySubject; content: AccessContent; viewer: Viewer },
): Promise<UnlockOffers | null> {
  if (!isLockedFor(content, viewer?.planIds ?? [])) return null;
  const loading = services.payment.publicPlans().catch((error) => {
    if (isServiceError(error)) return null;
    throw error;
  });
  const plans = await deferAfter(loading, PRICES_WAIT_MS);
  if (!plans || 'deferred' in plans) return null;
  return unlockOffers({ subject, content, plans, viewer, language: await language.get(), now });
}

/** A lock in place of the player, with what opens it. */
export async function priceLock(
  context: Context,
  locked: Locked,
  sought: Parameters<typeof loadUnlockOffers>[1],
): Promise<Locked> {
  return lockedWith(locked, await loadUnlockOffers(context, sought));
}
