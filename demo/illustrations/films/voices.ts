import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_SECONDS, filmsRoot } from '#demo/seed/films/film-list.ts';
import { readNarration } from '#demo/seed/films/languages.ts';
import { cacheRoot } from '../paths.ts';
import type { Score } from './film.ts';
import { composeScore } from './score.ts';

/** Frames of AAC end near every sixth second, where a playlist may go back. */
const FRAGMENT_MICROSECONDS = 6_000_000;

/** The sound of a film in each language that has a voice: music, and over it the lines as espeak-ng reads them. */
export async function makeVoices(brand: string, id: string, score: Score): Promise<void> {
  const { loopSeconds, languages } = await readNarration(brand, id);
  const folder = join(filmsRoot, brand, 'sound');
  await mkdir(folder, { recursive: true });
  const seconds = CARD_SECONDS + loopSeconds;
  const music = join(cacheRoot, `${id}.wav`);
  await mkdir(cacheRoot, { recursive: true });
  await writeFile(music, composeScore(score, seconds));
  for (const [language, { voice, lines }] of Object.entries(languages)) {
    if (!voice) continue;
    const spoken = lines.map(([from, , text], index) => {
      const file = join(cacheRoot, `${id}.${language}.${index}.wav`);
      execFileSync('espeak-ng', ['-v', voice, '-s', '132', '-p', '38', '-w', file, text]);
      return { file, delayMs: (CARD_SECONDS + from) * 1000 };
    });
    const delayed = spoken.map(({ delayMs }, index) => `[${index + 1}]adelay=${delayMs}:all=1[v${index}]`);
    const names = spoken.map((_, index) => `[v${index}]`).join('');
    const mix = `[0]volume=0.5[m];${delayed.join(';')};[m]${names}amix=inputs=${spoken.length + 1}:normalize=0:duration=first`;
    execFileSync('ffmpeg', [
      ...['-y', '-v', 'error', '-i', music, ...spoken.flatMap(({ file }) => ['-i', file])],
      ...[
        '-filter_complex',
        mix,
        '-c:a',
        'aac',
        '-b:a',
        '32k',
        '-ar',
        '32000',
        '-ac',
        '1',
        '-t',
        String(seconds),
      ],
      ...['-movflags', '+empty_moov+default_base_moof', '-frag_duration', String(FRAGMENT_MICROSECONDS)],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', join(folder, `${id}.${language}.mp4`)],
    ]);
  }
}
