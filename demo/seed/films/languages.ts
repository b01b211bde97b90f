import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { webVtt } from '#cli/film/packaging/playlists.ts';
import { CARD_SECONDS, type Film, filmsRoot, SCENES_SECONDS } from './film-list.ts';
import { readFragmentedFile } from './fragments.ts';
import { type Entry, loopedPlaylist, type Named } from './playlists.ts';
import { isCutAt } from './shots.ts';

/** Of the sound's fragments, as near as AAC's samples come. */
const SOUND_SECONDS = 6;

const NarrationSchema = v.object({
  /** After so many seconds behind the card it begins again; its sound has them and the card's. */
  loopSeconds: v.number(),
  languages: v.record(
    v.string(),
    v.object({
      label: v.string(),
      /** Where it is spoken, the voice that read it. */
      voice: v.optional(v.string()),
      lines: v.array(v.tuple([v.number(), v.number(), v.string()])),
    }),
  ),
});

export type Narration = v.InferOutput<typeof NarrationSchema>;

/** What is spoken and written in a film of several languages; seconds count from the end of its card. */
export async function readNarration(brand: string, id: string): Promise<Narration> {
  return v.parse(
    NarrationSchema,
    JSON.parse(await readFile(path.join(filmsRoot, brand, `${id}.json`), 'utf8')),
  );
}

interface Texts {
  texts: { name: string; content: string }[];
  named: Named[];
}

export async function captionFiles(brand: string, film: Film): Promise<Texts> {
  if (film.languages.length === 0) return { texts: [], named: [] };
  const { loopSeconds, languages } = await readNarration(brand, film.id);
  const entries = Object.entries(languages);
  const rounds = Math.ceil((film.duration - CARD_SECONDS) / loopSeconds);
  return {
    named: entries.map(([lang, { label }]) => ({ lang, label })),
    texts: entries.flatMap(([lang, { lines }]) => {
      const cues = Array.from({ length: rounds }, (_, round) => CARD_SECONDS + round * loopSeconds).flatMap(
        (at) => shiftedLines(lines, at),
      );
      return [
        { name: `captions/${lang}.vtt`, content: webVtt(cues.filter(([, to]) => to <= film.duration)) },
        { name: `captions/${lang}.m3u8`, content: captionsPlaylist(lang, film.duration, loopSeconds) },
        { name: `captions/${lang}-card.vtt`, content: webVtt([]) },
        ...Array.from({ length: loopSeconds / SCENES_SECONDS }, (_, index) => ({
          name: `captions/${lang}-${index}.vtt`,
          content: webVtt(linesOfScenes(lines, index)),
        })),
      ];
    }),
  };
}

type Line = Narration['languages'][string]['lines'][number];

const shiftedLines = (lines: readonly Line[], by: number) =>
  lines.map(([from, to, text]) => [from + by, to + by, text] as const);

/** Of one round of the scenes, in seconds from its beginning. */
function linesOfScenes(lines: readonly Line[], index: number) {
  const [start, end] = [index * SCENES_SECONDS, (index + 1) * SCENES_SECONDS];
  return shiftedLines(
    lines.filter(([from]) => from >= start && from < end),
    -start,
  );
}

/** Captions count from the last cut of the picture, so that they have a segment from each cut to the next. */
function captionsPlaylist(lang: string, seconds: number, loopSeconds: number): string {
  const ofLoop = loopSeconds / SCENES_SECONDS;
  const count = Math.ceil((seconds - CARD_SECONDS) / SCENES_SECONDS);
  const scenes = Array.from({ length: count }, (_, index) => {
    const length = Math.min(SCENES_SECONDS, seconds - CARD_SECONDS - index * SCENES_SECONDS);
    return `#EXT-X-DISCONTINUITY\n#EXTINF:${length.toFixed(3)},\n${lang}-${index % ofLoop}.vtt\n`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${SCENES_SECONDS}\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${CARD_SECONDS}.000,\n${lang}-card.vtt\n${scenes.join('')}#EXT-X-ENDLIST\n`;
}

/** A file and a playlist for the sound of each language. */
export async function soundFiles(
  brand: string,
  film: Film,
): Promise<Texts & { files: { name: string; bytes: Uint8Array }[] }> {
  if (film.languages.length === 0) return { texts: [], named: [], files: [] };
  const { loopSeconds, languages } = await readNarration(brand, film.id);
  const tracks = await Promise.all(
    film.languages.map(async (lang) => {
      const file = path.join(filmsRoot, brand, 'sound', `${film.id}.${lang}.mp4`);
      return { lang, label: languages[lang]?.label ?? lang, bytes: new Uint8Array(await readFile(file)) };
    }),
  );
  return {
    named: tracks,
    files: tracks.map(({ lang, bytes }) => ({ name: `sound-${lang}.mp4`, bytes })),
    texts: tracks.map(({ lang, bytes }) => ({
      name: `sound-${lang}.m3u8`,
      content: soundPlaylist(`sound-${lang}.mp4`, bytes, film, loopSeconds),
    })),
  };
}

function soundPlaylist(uri: string, bytes: Uint8Array, film: Film, loopSeconds: number): string {
  const { initLength, fragments } = readFragmentedFile(bytes);
  const source = { uri, init: { offset: 0, length: initLength } };
  const [ofCard, ofLoop] = [CARD_SECONDS / SOUND_SECONDS, loopSeconds / SOUND_SECONDS];
  const count = Math.ceil(film.duration / SOUND_SECONDS);
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const range = fragments[index < ofCard ? index : ofCard + ((index - ofCard) % ofLoop)];
    if (!range) throw new Error(`${uri} is shorter than what it loops`);
    const second = index * SOUND_SECONDS;
    const seconds = Math.min(SOUND_SECONDS, film.duration - second);
    // Its cuts are those of the picture: players count them to keep the two together.
    return { source, range, seconds, isCut: isCutAt(film, second) };
  });
  return loopedPlaylist(entries);
}
