import { callToActionBanner } from '../blocks/call-to-action-banner/definition.server.ts';
import { classyBanners } from '../blocks/classy-banners/definition.server.ts';
import { decomposedBanners } from '../blocks/decomposed-banners/definition.server.ts';
import { defaultBanner } from '../blocks/default-banner/definition.server.ts';
import { flyerIntro } from '../blocks/flyer-intro/definition.server.ts';
import { narrowAdmonition } from '../blocks/narrow-admonition/definition.server.ts';
import { promoStrip } from '../blocks/promo-strip/definition.server.ts';
import { promotionalLead } from '../blocks/promotional-lead/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const bannerDefinitions: FamilyDefinitions<'banners'> = {
  promotionalLead,
  classyBanners,
  narrowAdmonition,
  flyerIntro,
  decomposedBanners,
  defaultBanner,
  callToActionBanner,
  promoStrip,
};
