import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoBrand } from './brands.ts';
import { composeFilm } from './films/compose-film.ts';
import type { ComposedFile } from './films/composed-file.ts';
import { filmsRoot, readFilms } from './films/film-list.ts';
import { liveLoop } from './films/live-loop.ts';
import { sharedFiles } from './films/scenes.ts';
import { mediaRoot } from './media-root.ts';

export interface MediaFile {
  /** Below the account. */
  key: string;
  /** Of the file that is committed; null for one that is put together of several. */
  path: string | null;
  read(): Promise<Uint8Array>;
}

type Brand = Pick<DemoBrand, 'slug' | 'trailers'>;

/**
 * The committed files of a brand: `media/<slug>/<key>`, and what every brand gets from `media/shared/<key>`.
 */
export async function committedFiles(brand: Brand): Promise<MediaFile[]> {
  const folders = [join(mediaRoot, 'shared'), join(mediaRoot, brand.slug)];
  const lists = await Promise.all(folders.map(listFolder));
  const files = lists.flat();
  return [...files, ...trailersOf(brand, files)];
}

/** All files of a brand, a film's at a time: those of its packaged films and of those that are put together. */
export async function* mediaFiles(brand: Brand): AsyncGenerator<MediaFile> {
  yield* await committedFiles(brand);
  const films = await readFilms(brand.slug);
  const inLanguages = new Set(
    films.flatMap(({ scenes, languages }) => (languages.length > 0 ? [scenes] : [])),
  );
  for (const scenes of new Set(films.map((film) => film.scenes))) {
    yield* (await sharedFiles(brand.slug, scenes, inLanguages.has(scenes))).map(toMediaFile);
    yield* (await liveLoop(brand.slug, scenes)).map(toMediaFile);
  }
  for (const film of films) yield* (await composeFilm(brand.slug, film)).map(toMediaFile);
}

const toMediaFile = ({ key, bytes }: ComposedFile): MediaFile => ({
  key,
  path: null,
  read: async () => bytes,
});

async function listFolder(folder: string): Promise<MediaFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => committed(path.slice(folder.length + 1), path));
}

// Not a Buffer: Miniflare hands over plain typed arrays only.
const committed = (key: string, path: string): MediaFile => ({
  key,
  path,
  read: async () => new Uint8Array(await readFile(path)),
});

/**
 * The trailer of other titles: the scenes of a packaged film, without its card, stored for every title that shows them
 * (api.md: by the title's id).
 */
function trailersOf({ slug, trailers }: Brand, files: readonly MediaFile[]): MediaFile[] {
  return Object.entries(trailers).flatMap(([title, asset]) => {
    const from = `public/trailer/${asset}/`;
    return files.flatMap(({ key, path }) => {
      if (!path || !key.startsWith(from)) return [];
      const name = /(\d+)(?:_index)?\.(mp4|m3u8)$/.exec(key);
      const scenes = join(filmsRoot, slug, 'scenes', `${asset}.trailer.${name?.[1]}.${name?.[2]}`);
      return [committed(`public/trailer/${title}/${key.slice(from.length)}`, scenes)];
    });
  });
}
