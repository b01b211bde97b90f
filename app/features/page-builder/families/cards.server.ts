import { bobbingCards } from '../blocks/bobbing-cards/definition.server.ts';
import { definityCards } from '../blocks/definity-cards/definition.server.ts';
import { plainScroller } from '../blocks/plain-scroller/definition.server.ts';
import { scrollingCardRow } from '../blocks/scrolling-card-row/definition.server.ts';
import { showcaseGrid } from '../blocks/showcase-grid/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const cardDefinitions: FamilyDefinitions<'cards'> = {
  definityCards,
  bobbingCards,
  scrollingCardRow,
  showcaseGrid,
  plainScroller,
};
