import { addParts } from '#app/ui/fetched-parts.ts';
import { BlockPage } from './block-page.tsx';
import { banners } from './families/banners.ts';
import { cards } from './families/cards.ts';
import { carousels } from './families/carousels.ts';
import { classes } from './families/classes.ts';
import { classic } from './families/classic.ts';
import { frames } from './families/frames.ts';
import { galleries } from './families/galleries.ts';
import { heroes } from './families/heroes.ts';
import { offers } from './families/offers.ts';
import { players } from './families/players.ts';
import { stories } from './families/stories.ts';
import { swimlanes } from './families/swimlanes.ts';
import { PAGE_PART } from './page-part.ts';

/** The server draws them all and has nothing to fetch. */
export function addAllParts(): void {
  addParts({ [PAGE_PART]: BlockPage, ...frames, ...classic });
  for (const family of [
    heroes,
    banners,
    offers,
    stories,
    players,
    carousels,
    cards,
    classes,
    galleries,
    swimlanes,
  ]) {
    addParts(family);
  }
}
