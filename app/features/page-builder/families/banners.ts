import { ClassyBanners } from '../blocks/classy-banners/block.tsx';
import { DecomposedBanners } from '../blocks/decomposed-banners/block.tsx';
import { DefaultBanner } from '../blocks/default-banner/block.tsx';
import { FlyerIntro } from '../blocks/flyer-intro/block.tsx';
import type { FamilyParts } from '../family.ts';

export const banners: FamilyParts<'banners'> = {
  classyBanners: ClassyBanners,
  flyerIntro: FlyerIntro,
  decomposedBanners: DecomposedBanners,
  defaultBanner: DefaultBanner,
};
