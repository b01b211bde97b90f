import type { Plan } from '#app/contract/payment.ts';
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

/** What is on sale; null where it cannot be had now. */
export type LoadingPrices = Promise<readonly Plan[] | null>;

/** Begins to load what is on sale, beside the title that it may open. */
export function startPrices(payment: Pick<PaymentService, 'publicPlans'>): LoadingPrices {
  const loading = payment.publicPlans().catch((error) => {
    if (isServiceError(error)) return null;
    throw error;
  });
  loading.catch(() => undefined);
  return loading;
}

type Context = Pick<MarqueeContext, 'now'> & { language: Pick<MarqueeContext['language'], 'get'> };

interface Sought {
  subject: PlaySubject;
  content: AccessContent;
  viewer: Viewer;
  prices: LoadingPrices;
}

/** What opens the title for this viewer, with prices; null where nothing has to, or they cannot be had soon. */
export async function loadUnlockOffers(
  { now, language }: Context,
  { subject, content, viewer, prices }: Sought,
): Promise<UnlockOffers | null> {
  if (!isLockedFor(content, viewer?.planIds ?? [])) return null;
  const plans = await deferAfter(prices, PRICES_WAIT_MS);
  if (!plans || 'deferred' in plans) return null;
  return unlockOffers({ subject, content, plans, viewer, language: await language.get(), now });
}

/** A lock in place of the player, with what opens it. */
export async function priceLock(context: Context, locked: Locked, sought: Sought): Promise<Locked> {
  return lockedWith(locked, await loadUnlockOffers(context, sought));
}
