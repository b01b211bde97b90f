import { ClassyBannersPlayer } from '../blocks/classy-banners-player/block.tsx';
import { DefaultBannerPlayer } from '../blocks/default-banner-player/block.tsx';
import { PassimCarvePlayer } from '../blocks/passim-carve-player/block.tsx';
import type { FamilyParts } from '../family.ts';

export const players: FamilyParts<'players'> = {
  passimCarvePlayer: PassimCarvePlayer,
  classyBannersPlayer: ClassyBannersPlayer,
  defaultBannerPlayer: DefaultBannerPlayer,
};
