import { addParts } from '#app/ui/fetched-parts.ts';
import { familiesOf } from './part-families.ts';

/** Every family's code, with its styles. */
const FETCH = {
  heroes: async () => (await import('./families/heroes.ts')).heroes,
  banners: async () => (await import('./families/banners.ts')).banners,
  offers: async () => (await import('./families/offers.ts')).offers,
  stories: async () => (await import('./families/stories.ts')).stories,
  players: async () => (await import('./families/players.ts')).players,
  carousels: async () => (await import('./families/carousels.ts')).carousels,
  cards: async () => (await import('./families/cards.ts')).cards,
  classes: async () => (await import('./families/classes.ts')).classes,
  galleries: async () => (await import('./families/galleries.ts')).galleries,
  swimlanes: async () => (await import('./families/swimlanes.ts')).swimlanes,
  frames: async () => (await import('./families/frames.ts')).frames,
  page: async () => (await import('./families/page.ts')).page,
  classic: async () => (await import('./families/classic.ts')).classic,
};

/** Fetches what the parts of these names need. Rejects where the network does. */
export async function fetchParts(keys: readonly string[]): Promise<void> {
  await Promise.all(familiesOf(keys).map(async (family) => addParts(await FETCH[family]())));
}
