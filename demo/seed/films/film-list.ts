import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Cards and shared scenes, from which the films of most titles are put together. */
export const filmsRoot = fileURLToPath(new URL('../../media/films/', import.meta.url));

/** How long a title's card is shown at the beginning of its film. */
export const CARD_SECONDS = 6;
/** Of the scenes of a packaged film, behind its card. */
export const SCENES_SECONDS = 18;

const FilmSchema = v.strictObject({
  /** The words on its card. */
  card: v.string(),
  sub: v.string(),
  /** Key of the picture behind the card. */
  picture: v.string(),
  /** Seconds, as in its title's entry. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(CARD_SECONDS + 2)),
  heights: v.array(v.number()),
  /** The packaged film whose scenes it shows. */
  scenes: v.string(),
  /** Which of the scenes comes first. */
  first: v.picklist([0, 1, 2]),
  /** Languages of its sound; without them that of the scenes. */
  languages: v.optional(v.array(v.string()), []),
});

export type Film = v.InferOutput<typeof FilmSchema> & { id: string };

/** The films of a brand that are put together, by the ids of titles and of assets alike. */
export async function readFilms(brand: string): Promise<Film[]> {
  const text = await readFile(`${filmsRoot}${brand}/films.json`, 'utf8').catch(() => '{}');
  const films = v.parse(v.record(v.string(), FilmSchema), JSON.parse(text));
  return Object.entries(films).map(([id, film]) => ({ id, ...film }));
}
