import { CallToActionBanner } from '../blocks/call-to-action-banner/block.tsx';
import { ClassyBanners } from '../blocks/classy-banners/block.tsx';
import { DecomposedBanners } from '../blocks/decomposed-banners/block.tsx';
import { DefaultBanner } from '../blocks/default-banner/block.tsx';
import { FlyerIntro } from '../blocks/flyer-intro/block.tsx';
import { NarrowAdmonition } from '../blocks/narrow-admonition/block.tsx';
import { PromoStrip } from '../blocks/promo-strip/block.tsx';
import { PromotionalLead } from '../blocks/promotional-lead/block.tsx';
import type { FamilyParts } from '../family.ts';

export const banners: FamilyParts<'banners'> = {
  promotionalLead: PromotionalLead,
  classyBanners: ClassyBanners,
  narrowAdmonition: NarrowAdmonition,
  flyerIntro: FlyerIntro,
  decomposedBanners: DecomposedBanners,
  defaultBanner: DefaultBanner,
  callToActionBanner: CallToActionBanner,
  promoStrip: PromoStrip,
};
