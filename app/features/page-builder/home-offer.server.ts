import type { Lane } from '#app/contract/template.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { GuestOffer } from './blocks/offers/guest-offer/guest-offer-view.ts';
import { loadGuestOffer } from './blocks/offers/guest-offer/load.server.ts';

/** The offer on a home of banner and rows, where no block can be placed. Null for members, and without a price. */
export async function loadHomeOffer(
  context: MarqueeContext,
  lanes: readonly Lane[],
): Promise<GuestOffer | null> {
  const { services } = context;
  const [session, language] = [context.session.get(), await context.language.get()];
  const offer = await loadGuestOffer({}, { services, session, language, lanes });
  return offer?.isShown ? offer : null;
}
