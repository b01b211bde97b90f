import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedFile } from './composed-file.ts';
import { CARD_SECONDS, type Film, filmsRoot, SCENES_SECONDS } from './film-list.ts';
import { type FragmentedFile, readFragmentedFile } from './fragments.ts';
import { captionFiles, soundFiles } from './languages.ts';
import { makePlainFilm } from './plain-film.ts';
import { type Entry, filmMaster, loopedPlaylist, loopedThumbnails, type Source } from './playlists.ts';
import { type SharedFile, scenesOf, sharedKey, TILE_SECONDS } from './scenes.ts';
import { isCutAt, SHOT_SECONDS, shotAt } from './shots.ts';

const PLAIN_HEIGHT = 360;

/**
 * All files of a film that is put together: its own card, and behind it, for the length of its title, the scenes of a
 * packaged film, which are stored once for all.
 */
export async function composeFilm(brand: string, film: Film): Promise<ComposedFile[]> {
  const encoder = new TextEncoder();
  const at = (name: string, bytes: Uint8Array) => ({ key: `media/${film.id}/${name}`, bytes });
  const text = (name: string, content: string) => at(name, encoder.encode(content));
  const [renditions, captions, sound] = await Promise.all([
    composeRenditions(brand, film),
    captionFiles(brand, film),
    soundFiles(brand, film),
  ]);
  const variants = renditions.map(({ height, shared }) => ({ ...shared, height }));
  const named = { languages: sound.named, captions: captions.named };
  return [
    ...renditions.map(({ card, bytes }) => at(card.uri, bytes)),
    ...renditions.map(({ height, card, shared }) => text(`${height}.m3u8`, playlistOf(film, card, shared))),
    ...[...captions.texts, ...sound.texts].map(({ name, content }) => text(name, content)),
    ...sound.files.map(({ name, bytes }) => at(name, bytes)),
    ...(isOfArchive(film)
      ? []
      : [
          text('thumbs.vtt', thumbnailsOf(film)),
          text('asset.json', JSON.stringify(descriptionOf(film, renditions))),
        ]),
    text('master.m3u8', filmMaster(film.card, variants, named)),
  ];
}

/** Of these there are hundreds: they do with a rendition, one scene without scripts, and no thumbnails. */
const isOfArchive = ({ heights }: Film) => heights.length === 1;

interface ComposedRendition {
  height: number;
  card: Card;
  shared: SharedFile;
  /** Of its own file. */
  bytes: Uint8Array;
}

/** The file of the smallest plays without scripts, too: there the card that playlists name lies behind the film. */
async function composeRenditions(brand: string, film: Film): Promise<ComposedRendition[]> {
  const scenes = await scenesOf(brand, film.scenes, film.languages.length > 0);
  return Promise.all(
    film.heights.map(async (height) => {
      const shared = scenes.get(height);
      if (!shared) throw new Error(`${film.scenes} has no scenes of ${height}`);
      const card = await readCard(brand, film, height);
      const [name, { bytes }] = [`${height}.mp4`, card];
      if (height !== PLAIN_HEIGHT) return { height, shared, bytes, card: cardSource(name, card, 0) };
      const plainScenes = await readFile(path.join(filmsRoot, brand, 'scenes', `${film.scenes}.plain.mp4`));
      const roundSeconds = isOfArchive(film) ? SHOT_SECONDS : SCENES_SECONDS;
      const plain = makePlainFilm(
        { card: bytes, scenes: plainScenes, seconds: film.duration, roundSeconds },
        bytes,
      );
      return { height, shared, bytes: plain.bytes, card: cardSource(name, card, plain.behindAt) };
    }),
  );
}

/** What the platform reads instead of playlists: how a film begins in each rendition. */
function descriptionOf({ id, duration }: Film, renditions: readonly ComposedRendition[]) {
  return {
    asset: id,
    duration,
    renditions: renditions.map(({ height, card, shared: { bandwidth, codecs } }) => ({
      ...{ height, width: (height * 16) / 9, file: card.uri, bandwidth, codecs, init: card.init },
      segments: [{ duration: CARD_SECONDS, ...card.range }],
    })),
  };
}

async function readCard(brand: string, { id }: Film, height: number): Promise<FragmentedFile> {
  return readFragmentedFile(await readFile(path.join(filmsRoot, brand, 'cards', `${id}.${height}.mp4`)));
}

interface Card extends Source {
  range: { offset: number; length: number };
}

function cardSource(uri: string, { bytes, initLength }: FragmentedFile, at: number): Card {
  const range = { offset: at + initLength, length: bytes.length - initLength };
  return { uri, init: { offset: at, length: initLength }, range };
}

function playlistOf(film: Film, card: Card, shared: SharedFile): string {
  const entries: Entry[] = [{ source: card, seconds: CARD_SECONDS, range: card.range, isCut: false }];
  for (let time = CARD_SECONDS; time < film.duration; time += SHOT_SECONDS) {
    const seconds = Math.min(SHOT_SECONDS, film.duration - time);
    const range = shared.shot(shotAt(film, time), seconds);
    entries.push({ source: shared, seconds, range, isCut: isCutAt(film, time) });
  }
  return loopedPlaylist(entries);
}

function thumbnailsOf(film: Film): string {
  const tilesOf = (seconds: number) => Math.floor(seconds / TILE_SECONDS);
  const sheet = `/${sharedKey(film.scenes, 'thumbs.jpg')}`;
  return loopedThumbnails(sheet, { seconds: film.duration, every: TILE_SECONDS }, (second) => {
    // The sheet is that of the packaged film, and begins with its card.
    const time = Math.max(second, CARD_SECONDS);
    const inShot = (time - CARD_SECONDS) % SHOT_SECONDS;
    return tilesOf(CARD_SECONDS + shotAt(film, time) * SHOT_SECONDS + inShot);
  });
}
