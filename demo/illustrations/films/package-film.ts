import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFragmentedMp4 } from '#cli/film/packaging/fragmented-mp4.ts';
import {
  type Asset,
  captionPlaylist,
  masterPlaylist,
  mediaPlaylist,
  type Rendition,
  type Subtitle,
  thumbnailTrack,
  toRendition,
  webVtt,
} from '#cli/film/packaging/playlists.ts';
import { cacheRoot, mediaRoot } from '../paths.ts';
import { type Film, FRAME_RATE, filmSeconds, SEGMENT_SECONDS } from './film.ts';
import { composeScore } from './score.ts';

interface Rung {
  height: number;
  width: number;
  /** kbit/s of picture and of sound; all media together stay within 40 MB. */
  video: number;
  audio: number;
  profile: 'baseline' | 'main' | 'high';
}

const LADDER: readonly Rung[] = [
  { height: 240, width: 426, video: 36, audio: 24, profile: 'baseline' },
  { height: 360, width: 640, video: 66, audio: 24, profile: 'main' },
  { height: 720, width: 1280, video: 144, audio: 40, profile: 'high' },
];
const TRAILER_LADDER: readonly Rung[] = [
  { height: 360, width: 640, video: 48, audio: 24, profile: 'main' },
  { height: 480, width: 854, video: 64, audio: 24, profile: 'main' },
];
const THUMBS = { width: 160, height: 90, columns: 4 } as const;
const TRAILER_SECONDS = 6;

function ffmpeg(args: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Joins the shots and lays the music under them: the master from which everything below is made. */
async function assemble(film: Film, shots: readonly string[]): Promise<string> {
  const base = join(cacheRoot, film.asset);
  await writeFile(`${base}.txt`, shots.map((file) => `file '${file}'`).join('\n'));
  await writeFile(`${base}.wav`, composeScore(film.score, filmSeconds(film)));
  const out = `${base}.mkv`;
  ffmpeg([
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    `${base}.txt`,
    '-i',
    `${base}.wav`,
    '-c:v',
    'copy',
    '-c:a',
    'pcm_s16le',
    '-shortest',
    out,
  ]);
  return out;
}

/**
 * One fragmented MP4, a fragment a segment, indexed up front so that it also plays and seeks as a plain file. In two
 * passes: at rates this low the bits must go where the picture needs them.
 */
async function encode(source: string, file: string, rung: Rung, seconds: number): Promise<Rendition> {
  const gop = String(FRAME_RATE * SEGMENT_SECONDS);
  const scale = `scale=${rung.width}:${rung.height}:flags=lanczos,format=yuv420p`;
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-aq-mode', '3', '-profile:v', rung.profile];
  const rate = ['-b:v', `${rung.video}k`, '-maxrate', `${rung.video * 2}k`, '-bufsize', `${rung.video * 3}k`];
  const keys = [
    '-g',
    gop,
    '-keyint_min',
    gop,
    '-sc_threshold',
    '0',
    '-bf',
    rung.profile === 'baseline' ? '0' : '3',
  ];
  const log = join(cacheRoot, 'two-pass');
  const video = ['-vf', scale, ...codec, ...rate, ...keys, '-passlogfile', log];
  const input = ['-i', source, '-t', String(seconds)];
  ffmpeg([...input, ...video, '-pass', '1', '-an', '-f', 'null', '-']);
  const audio = ['-c:a', 'aac', '-b:a', `${rung.audio}k`, '-ar', '32000', '-ac', '2'];
  const container = [
    '-movflags',
    '+frag_keyframe+empty_moov+default_base_moof+global_sidx',
    '-map_metadata',
    '-1',
  ];
  ffmpeg([...input, ...video, '-pass', '2', ...audio, ...container, '-fflags', '+bitexact', file]);
  return describeRendition(file, rung, seconds);
}

async function describeRendition(file: string, rung: Rung, seconds: number): Promise<Rendition> {
  const media = await readFragmentedMp4(file);
  if (media.segments.length !== seconds / SEGMENT_SECONDS)
    throw new Error(`${file}: ${media.segments.length} fragments in ${seconds} s`);
  // The index counts the sound's lead-in as part of a first segment without B-frames.
  const segments = media.segments.map((segment) => ({ ...segment, duration: SEGMENT_SECONDS }));
  return toRendition(rung, { ...media, segments });
}

async function writeCaptions(film: Film, folder: string): Promise<Subtitle[]> {
  await mkdir(join(folder, 'captions'), { recursive: true });
  const subtitles: Subtitle[] = [];
  for (const [language, { name, cues }] of Object.entries(film.captions)) {
    await writeFile(join(folder, `captions/${language}.vtt`), webVtt(cues));
    await writeFile(
      join(folder, `captions/${language}.m3u8`),
      captionPlaylist(`${language}.vtt`, filmSeconds(film)),
    );
    subtitles.push({
      language,
      name,
      playlist: `captions/${language}.m3u8`,
      file: `captions/${language}.vtt`,
    });
  }
  return subtitles;
}

async function writeThumbnails(source: string, folder: string, seconds: number): Promise<void> {
  const rows = Math.ceil(seconds / SEGMENT_SECONDS / THUMBS.columns);
  const filter = `fps=1/${SEGMENT_SECONDS}:start_time=0:round=down,scale=${THUMBS.width}:${THUMBS.height},tile=${THUMBS.columns}x${rows}`;
  ffmpeg([
    '-ss',
    '0.9',
    '-i',
    source,
    '-vf',
    filter,
    '-frames:v',
    '1',
    '-update',
    '1',
    '-q:v',
    '6',
    join(folder, 'thumbs.jpg'),
  ]);
  const track = thumbnailTrack(() => 'thumbs.jpg', { seconds, every: SEGMENT_SECONDS }, { ...THUMBS, rows });
  await writeFile(join(folder, 'thumbs.vtt'), track);
}

async function writeTrailer(source: string, brand: string, asset: string): Promise<void> {
  const folder = join(mediaRoot, brand, `public/trailer/${asset}/hls/video`);
  await mkdir(folder, { recursive: true });
  for (const rung of TRAILER_LADDER) {
    const rendition = await encode(source, join(folder, `${rung.height}.mp4`), rung, TRAILER_SECONDS);
    await writeFile(join(folder, `${rung.height}_index.m3u8`), mediaPlaylist(rendition));
  }
}

/** Everything of one film below `media/<asset>/`, and its trailer. */
export async function packageFilm(film: Film, shots: readonly string[]): Promise<void> {
  const seconds = filmSeconds(film);
  const source = await assemble(film, shots);
  const folder = join(mediaRoot, film.brand, `media/${film.asset}`);
  await mkdir(folder, { recursive: true });
  const renditions: Rendition[] = [];
  for (const rung of LADDER) {
    const rendition = await encode(source, join(folder, `${rung.height}.mp4`), rung, seconds);
    await writeFile(join(folder, rendition.playlist), mediaPlaylist(rendition));
    renditions.push(rendition);
  }
  const asset: Asset & { thumbnails: object } = {
    asset: film.asset,
    duration: seconds,
    frame_rate: FRAME_RATE,
    renditions,
    subtitles: await writeCaptions(film, folder),
    thumbnails: { image: 'thumbs.jpg', track: 'thumbs.vtt' },
  };
  await writeThumbnails(source, folder, seconds);
  await writeFile(join(folder, 'master.m3u8'), masterPlaylist(asset));
  await writeFile(join(folder, 'asset.json'), `${JSON.stringify(asset, null, 1)}\n`);
  await writeTrailer(source, film.brand, film.asset);
}
