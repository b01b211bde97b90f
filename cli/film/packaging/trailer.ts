import { copyFile, mkdir, rename } from 'node:fs/promises';
import { encode } from './encode.ts';
import { type FilmFolder, replaceFile } from './film-folder.ts';
import { readFragmentedMp4 } from './fragmented-mp4.ts';
import { planLadder, type Rung } from './ladder.ts';
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
  const made: { video: string; rung: Rung }[] = [];
  const names: string[] = [];
  for (const quality of TRAILER_QUALITIES) {
    const [rung] = planLadder(source, [quality]).rungs;
    if (!rung) throw new Error('A trailer without a size');
    const video = `trailer/${quality}.mp4`;
    const twin = made.find((other) => other.rung.height === rung.height);
    const files = await folder.once(`trailer-${quality}`, async () => {
      const unfinished = folder.pathOf(`${video}.part`);
      await mkdir(folder.pathOf('trailer'), { recursive: true });
      if (twin) await copyFile(folder.pathOf(twin.video), unfinished);
      else await encodeTrailer(source, unfinished, rung, preset);
      await rename(unfinished, folder.pathOf(video));
      const rendition = toRendition(rung, await readFragmentedMp4(folder.pathOf(video)));
      const playlist = `trailer/${quality}_index.m3u8`;
      await replaceFile(folder.pathOf(playlist), mediaPlaylist({ ...rendition, file: `${quality}.mp4` }));
      return { names: [video, playlist], result: [video, playlist] };
    });
    made.push({ video, rung });
    names.push(...files);
  }
  return names;
}

function encodeTrailer(source: FilmSource, output: string, rung: Rung, preset: string): Promise<void> {
  const { durationSeconds } = source;
  const seconds = Math.min(TRAILER_SECONDS, durationSeconds * TRAILER_PART);
  const excerpt = { start: durationSeconds * TRAILER_PLACE, seconds };
  return encode(source, output, rung, { preset, segmentSeconds: SEGMENT_SECONDS, excerpt });
}
