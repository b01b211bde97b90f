import type { TemplateV1 } from '#app/contract/template.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { GuestOffer } from './blocks/offers/guest-offer/guest-offer-view.ts';
import { loadOffer } from './blocks/offers/guest-offer/load.server.ts';

/** The offer on a home of banner and rows, where no block can be placed. Null for members, and without a price. */
export async function loadHomeOffer(
  context: MarqueeContext,
  { swimlane_list }: TemplateV1,
): Promise<GuestOffer | null> {
  const { services } = context;
  const session = context.session.get();
  // Handled where it is awaited.
  session.catch(() => undefined);
  const language = await context.language.get();
  // Rows of a kind are filled by calls of their own.
  const titles = swimlane_list.find(({ data }) => data.length > 0)?.data ?? [];
  const offer = await loadOffer({ services, session, language }, async () => titles);
  return offer?.isShown ? offer : null;
}
