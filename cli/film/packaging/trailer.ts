import { mkdir, rename } from 'node:fs/promises';
import { encode } from './encode.ts';
import { type FilmFolder, replaceFile } from './film-folder.ts';
import { readFragmentedMp4 } from './fragmented-mp4.ts';
import { planLadder } from './ladder.ts';
import { mediaPlaylist, toRendition } from './playlists.ts';
import type { FilmSource } from './probe-film.ts';

/** What pages play: on a card, and for its own sake (app/features/playback/trailer/trailer-key.ts). */
export const TRAILER_QUALITIES = [360, 480] as const;

const TRAILER_SECONDS = 20;
/** Of a short film at most this part, from this place on. */
const TRAILER_PART = 1 / 3;
const TRAILER_PLACE = 0.2;
const SEGMENT_SECONDS = 2;

/** A short cut of the film in both qualities; a small film is no larger in them than it is. */
export async function makeTrailer(folder: FilmFolder, source: FilmSource, preset: string): Promise<string[]> {
  const seconds = Math.min(TRAILER_SECONDS, source.durationSeconds * TRAILER_PART);
  const excerpt = { start: source.durationSeconds * TRAILER_PLACE, seconds };
  const all = TRAILER_QUALITIES.map((quality) =>
    folder.once(`trailer-${quality}`, async () => {
      await mkdir(folder.pathOf('trailer'), { recursive: true });
      const [rung] = planLadder(source, [quality]).rungs;
      if (!rung) throw new Error('A trailer without a size');
      const names = [`trailer/${quality}.mp4`, `trailer/${quality}_index.m3u8`];
      const [video = '', playlist = ''] = names.map(folder.pathOf);
      await encode(source, `${video}.part`, rung, { preset, segmentSeconds: SEGMENT_SECONDS, excerpt });
      await rename(`${video}.part`, video);
      const rendition = toRendition(rung, await readFragmentedMp4(video));
      await replaceFile(playlist, mediaPlaylist({ ...rendition, file: `${quality}.mp4` }));
      return { names, result: names };
    }),
  );
  return (await Promise.all(all)).flat();
}
