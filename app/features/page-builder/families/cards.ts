import { BobbingCards } from '../blocks/bobbing-cards/block.tsx';
import { DefinityCards } from '../blocks/definity-cards/block.tsx';
import { PlainScroller } from '../blocks/plain-scroller/block.tsx';
import { ScrollingCardRow } from '../blocks/scrolling-card-row/block.tsx';
import { ShowcaseGrid } from '../blocks/showcase-grid/block.tsx';
import type { FamilyParts } from '../family.ts';

export const cards: FamilyParts<'cards'> = {
  definityCards: DefinityCards,
  bobbingCards: BobbingCards,
  scrollingCardRow: ScrollingCardRow,
  showcaseGrid: ShowcaseGrid,
  plainScroller: PlainScroller,
};
