import { type Film as ComposedFilm, readFilms } from '#demo/seed/films/film-list.ts';
import type { Film } from './film.ts';
import { makeSharedScenes } from './shared-scenes.ts';
import { makeTitleCards, type TitleCard } from './title-cards.ts';
import { makeVoices } from './voices.ts';

/** What the films of all other titles are put together from: cards, the scenes of packaged films, and voices. */
export async function makeComposedFilms(packaged: readonly Film[]): Promise<void> {
  for (const brand of ['aurora', 'pulse'] as const) {
    const films = await readFilms(brand);
    await makeTitleCards(films.map((film) => toCard(brand, film)));
    const spoken = films.filter(({ languages }) => languages.length > 0);
    for (const { asset, score } of packaged.filter((film) => film.brand === brand)) {
      const ofAsset = spoken.filter(({ scenes }) => scenes === asset);
      await makeSharedScenes(brand, asset, ofAsset.length > 0);
      for (const { id } of ofAsset) await makeVoices(brand, id, score);
    }
  }
}

function toCard(brand: TitleCard['brand'], film: ComposedFilm): TitleCard {
  const { id, card, sub, picture, heights, languages } = film;
  return { brand, id, text: card, sub, picture, heights, isSilent: languages.length > 0 };
}
