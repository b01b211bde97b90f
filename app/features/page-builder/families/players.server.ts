import { classyBannersPlayer } from '../blocks/classy-banners-player/definition.server.ts';
import { defaultBannerPlayer } from '../blocks/default-banner-player/definition.server.ts';
import { passimCarvePlayer } from '../blocks/passim-carve-player/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const playerDefinitions: FamilyDefinitions<'players'> = {
  passimCarvePlayer,
  classyBannersPlayer,
  defaultBannerPlayer,
};
