import type { AnyBlockDefinition } from './block-definition.ts';
import type { BlockKey } from './block-keys.ts';
import { bannerDefinitions } from './families/banners.server.ts';
import { cardDefinitions } from './families/cards.server.ts';
import { carouselDefinitions } from './families/carousels.server.ts';
import { classDefinitions } from './families/classes.server.ts';
import { galleryDefinitions } from './families/galleries.server.ts';
import { heroDefinitions } from './families/heroes.server.ts';
import { offerDefinitions } from './families/offers.server.ts';
import { playerDefinitions } from './families/players.server.ts';
import { storyDefinitions } from './families/stories.server.ts';
import { swimlaneDefinitions } from './families/swimlanes.server.ts';

/** Every block, by the key that a component names it with. */
export const definitions: Readonly<Record<BlockKey, AnyBlockDefinition>> = {
  ...heroDefinitions,
  ...bannerDefinitions,
  ...offerDefinitions,
  ...storyDefinitions,
  ...playerDefinitions,
  ...carouselDefinitions,
  ...cardDefinitions,
  ...classDefinitions,
  ...galleryDefinitions,
  ...swimlaneDefinitions,
};
