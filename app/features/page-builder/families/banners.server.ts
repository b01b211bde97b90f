import { classyBanners } from '../blocks/classy-banners/definition.server.ts';
import { decomposedBanners } from '../blocks/decomposed-banners/definition.server.ts';
import { defaultBanner } from '../blocks/default-banner/definition.server.ts';
import { flyerIntro } from '../blocks/flyer-intro/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const bannerDefinitions: FamilyDefinitions<'banners'> = {
  classyBanners,
  flyerIntro,
  decomposedBanners,
  defaultBanner,
};
