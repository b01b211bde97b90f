import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFragmentedMp4 } from '#cli/film/packaging/fragmented-mp4.ts';
import { mediaPlaylist } from '#cli/film/packaging/playlists.ts';
import { CARD_SECONDS, filmsRoot, SCENES_SECONDS } from '#demo/seed/films/film-list.ts';
import { mediaRoot } from '../paths.ts';

/** Pictures a second of a card, on which nothing moves. */
export const CARD_RATE = 2;
/** What cards and the scenes behind them have in common, so that one decoder takes both out of one file. */
export const PLAIN_H264 = [
  ...['-c:v', 'libx264', '-preset', 'slow', '-bf', '0', '-refs', '3', '-sc_threshold', '0'],
] as const;

/** x264 writes it into the head that a card and its scenes share. */
export const PLAIN_QUALITY = '36';

/** Of the file that plays without scripts: whatever it repeats is counted sample by sample. */
const PLAIN_RATE = 12;
const FRAGMENTED = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-fflags', '+bitexact'];
const TRAILER = [
  { height: 360, video: 48 },
  { height: 480, video: 64 },
] as const;
const TRAILER_SECONDS = 6;

function ffmpeg(args: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * What other titles' films share of a packaged film: its scenes behind the card, as a small file without
 * B-frames, and without their sound for a film in several languages.
 */
export async function makeSharedScenes(brand: string, asset: string, isSilentToo: boolean): Promise<void> {
  const source = join(mediaRoot, brand, `media/${asset}`);
  const folder = join(filmsRoot, brand, 'scenes');
  await mkdir(folder, { recursive: true });
  const behindCard = [
    '-ss',
    String(CARD_SECONDS),
    '-i',
    join(source, '720.mp4'),
    '-t',
    String(SCENES_SECONDS),
  ];
  ffmpeg([
    ...behindCard,
    ...['-vf', `scale=640:360:flags=lanczos,fps=${PLAIN_RATE},format=yuv420p`, ...PLAIN_H264],
    ...[
      '-crf',
      PLAIN_QUALITY,
      '-maxrate',
      '44k',
      '-bufsize',
      '132k',
      '-profile:v',
      'main',
      '-g',
      '999',
      '-c:a',
      'aac',
      '-b:a',
      '14k',
      '-ar',
      '16000',
      '-ac',
      '1',
    ],
    ...[...FRAGMENTED, '-map_metadata', '-1', join(folder, `${asset}.plain.mp4`)],
  ]);
  for (const height of isSilentToo ? [360, 720] : []) {
    const input = ['-ss', String(CARD_SECONDS), '-i', join(source, `${height}.mp4`)];
    ffmpeg([...input, '-an', '-c:v', 'copy', ...FRAGMENTED, join(folder, `${asset}.silent.${height}.mp4`)]);
  }
  for (const { height, video } of TRAILER) {
    const file = join(folder, `${asset}.trailer.${height}.mp4`);
    ffmpeg([
      ...['-ss', String(CARD_SECONDS), '-i', join(source, '720.mp4'), '-t', String(TRAILER_SECONDS)],
      ...['-vf', `scale=-2:${height}:flags=lanczos,format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryslow'],
      ...[
        '-b:v',
        `${video}k`,
        '-maxrate',
        `${video * 2}k`,
        '-bufsize',
        `${video * 3}k`,
        '-profile:v',
        'main',
      ],
      ...['-g', '48', '-keyint_min', '48', '-sc_threshold', '0', '-c:a', 'aac', '-b:a', '24k', '-ac', '2'],
      ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof+global_sidx', '-map_metadata', '-1'],
      ...['-fflags', '+bitexact', file],
    ]);
    const { init, segments } = await readFragmentedMp4(file);
    await writeFile(
      file.replace(/mp4$/, 'm3u8'),
      mediaPlaylist({
        file: `${height}.mp4`,
        init,
        segments: segments.map((each) => ({ ...each, duration: 2 })),
      }),
    );
  }
}
