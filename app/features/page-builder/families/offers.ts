import { CallToActionBanner } from '../blocks/call-to-action-banner/block.tsx';
import { NarrowAdmonition } from '../blocks/narrow-admonition/block.tsx';
import { PromoStrip } from '../blocks/promo-strip/block.tsx';
import { PromotionalLead } from '../blocks/promotional-lead/block.tsx';
import type { FamilyParts } from '../family.ts';

export const offers: FamilyParts<'offers'> = {
  promotionalLead: PromotionalLead,
  promoStrip: PromoStrip,
  callToActionBanner: CallToActionBanner,
  narrowAdmonition: NarrowAdmonition,
};
