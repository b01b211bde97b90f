import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CaptionFile } from '#cli/film/captions/read-captions.ts';
import { type Progress, toMegabytes } from '#cli/local/progress.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { type EncodeOptions, encode, segmentSecondsOf } from './encode.ts';
import { FfmpegError } from './ffmpeg.ts';
import { type FilmFolder, replaceFile } from './film-folder.ts';
import { readFragmentedMp4 } from './fragmented-mp4.ts';
import type { Rung } from './ladder.ts';
import { makePoster, makeThumbnails, POSTER_WIDTHS } from './pictures.ts';
import { captionPlaylist, masterPlaylist, mediaPlaylist, type Rendition, toRendition } from './playlists.ts';
import { type FilmSource, perSecond } from './probe-film.ts';
import { makeTrailer, TRAILER_QUALITIES } from './trailer.ts';

/** A file to be sent, by its key below the account. */
export interface FilmFile {
  key: string;
  path: string;
  bytes: number;
}

export interface PackagedFilm {
  assetId: string;
  durationSeconds: number;
  heights: number[];
  captions: { lang: string; label: string }[];
  /** In the order in which they are sent: what refers to others comes after them. */
  files: FilmFile[];
}

interface PackageOptions {
  assetId: string;
  preset: string;
  rungs: readonly Rung[];
  captions: readonly CaptionFile[];
  progress: Progress;
}

/** Beside a rung's pixels times its seconds; none of them takes long. */
const SMALL_STEP = 0.04;
/** Containers round lengths, and some estimate them: what is shorter by more was cut off. */
const LENGTH_TOLERANCE = { seconds: 1, part: 0.002 } as const;

/** Makes whatever of the film's files is missing in its folder. */
export async function packageFilm(
  folder: FilmFolder,
  source: FilmSource,
  { assetId, preset, rungs, captions, progress }: PackageOptions,
): Promise<PackagedFilm> {
  const pixels = rungs.map(({ width, height }) => width * height);
  const total = pixels.reduce((sum, each) => sum + each, 0);
  const segmentSeconds = segmentSecondsOf(source);
  let done = 0;
  const step = async <T>(
    name: string,
    share: number,
    work: (onPart: (part: number) => void) => Promise<T>,
  ) => {
    const onPart = (part: number) => progress.update((done + share * part) / (1 + 3 * SMALL_STEP), name);
    onPart(0);
    const result = await work(onPart).catch((error: unknown) => {
      throw error instanceof FfmpegError ? toCommandError(source, name, error) : error;
    });
    done += share;
    return result;
  };

  const renditions: Rendition[] = [];
  for (const [index, rung] of rungs.entries()) {
    const share = (pixels[index] ?? 0) / total;
    const rendition = await step(`${rung.height}p`, share, (onPart) =>
      packageRung(folder, source, rung, { preset, segmentSeconds, onPart, progress }),
    );
    renditions.push(rendition);
  }
  const smallest = requireAligned(renditions);
  const thumbnails = await step('thumbnails', SMALL_STEP, () =>
    folder.once('thumbnails', async () => {
      const rendition = folder.pathOf(`asset/${smallest.file}`);
      const keySeconds = smallest.segments[0]?.duration ?? segmentSeconds;
      const names = await makeThumbnails(folder, { rendition, keySeconds, source });
      return { names, result: names };
    }),
  );
  const trailer = await step('trailer', SMALL_STEP, () => makeTrailer(folder, source, preset));
  await step('poster', SMALL_STEP, () =>
    folder.once('poster', async () => ({ names: await makePoster(folder, source), result: null })),
  );
  progress.end();
  const playlists = await writePlaylists(folder, { assetId, source, renditions, captions });
  const names = [...renditions.map(({ file }) => `asset/${file}`), ...thumbnails, ...trailer];
  const pictures = POSTER_WIDTHS.map((width) => `pictures/w${width}.webp`);
  return {
    assetId,
    durationSeconds: secondsOf(smallest),
    heights: renditions.map(({ height }) => height),
    captions: captions.map(({ language, label }) => ({ lang: language, label })),
    files: await toFiles(folder, assetId, [...names, ...pictures, ...playlists]),
  };
}

async function packageRung(
  folder: FilmFolder,
  source: FilmSource,
  rung: Rung,
  {
    preset,
    segmentSeconds,
    onPart,
    progress,
  }: EncodeOptions & { onPart(part: number): void; progress: Progress },
): Promise<Rendition> {
  const name = `asset/${rung.height}.mp4`;
  const step = `rung-${rung.height}`;
  const wasDone = await folder.isDone(step);
  const rendition = await folder.once(step, async () => {
    await mkdir(folder.pathOf('asset'), { recursive: true });
    const unfinished = folder.pathOf(`${name}.part`);
    const onSeconds = (seconds: number) => onPart(Math.min(1, seconds / source.durationSeconds));
    await encode(source, unfinished, rung, { preset, segmentSeconds, onSeconds });
    const rendition = toRendition(rung, await readFragmentedMp4(unfinished));
    requireComplete(source, secondsOf(rendition));
    await rename(unfinished, folder.pathOf(name));
    return { names: [name], result: rendition };
  });
  if (!wasDone) {
    const { size } = await stat(folder.pathOf(name));
    progress.note(`Packaged ${rung.width} × ${rung.height} (${toMegabytes(size)}).`);
  }
  return rendition;
}

/** Of a file that was cut off ffmpeg encodes what there is, and ends without an error. */
function requireComplete({ file, durationSeconds }: FilmSource, seconds: number): void {
  const tolerance = LENGTH_TOLERANCE.seconds + LENGTH_TOLERANCE.part * durationSeconds;
  if (seconds >= durationSeconds - tolerance) return;
  const [is, should] = [seconds, durationSeconds].map((each) => Number(each.toFixed(1)));
  throw new CommandError(`${path.basename(file)} ends after ${is} of ${should} s: is the file complete?`);
}

function toCommandError({ file }: FilmSource, step: string, { message }: FfmpegError): CommandError {
  return new CommandError(
    `ffmpeg could not make the ${step} of ${path.basename(file)}: ${message.split('\n').at(-1)}`,
  );
}

const secondsOf = ({ segments }: Rendition) => segments.reduce((sum, { duration }) => sum + duration, 0);

/** Players switch at any segment, so all renditions have theirs at the same times. */
function requireAligned([first, ...others]: readonly Rendition[]): Rendition {
  if (!first) throw new Error('A film without renditions');
  const times = ({ segments }: Rendition) => segments.map(({ duration }) => duration.toFixed(3)).join(' ');
  const odd = others.find((each) => times(each) !== times(first));
  if (odd) throw new Error(`The segments of ${odd.file} do not meet those of ${first.file}.`);
  return first;
}

interface Written {
  assetId: string;
  source: FilmSource;
  renditions: readonly Rendition[];
  captions: readonly CaptionFile[];
}

/** Small, and made of what may have changed since: captions. The master playlist is the last to be sent. */
async function writePlaylists(folder: FilmFolder, { assetId, source, renditions, captions }: Written) {
  const [first] = renditions;
  const duration = first ? secondsOf(first) : 0;
  const subtitles = captions.map(({ language, label }) => ({
    language,
    name: label.replaceAll('"', "'"),
    playlist: `captions/${language}.m3u8`,
    file: `captions/${language}.vtt`,
  }));
  const asset = {
    asset: assetId,
    duration,
    frame_rate: perSecond(source.frameRate),
    renditions: [...renditions],
    subtitles,
  };
  const texts: Record<string, string> = {};
  for (const { language, vtt } of captions) {
    texts[`asset/captions/${language}.vtt`] = vtt;
    texts[`asset/captions/${language}.m3u8`] = captionPlaylist(`${language}.vtt`, duration);
  }
  for (const rendition of renditions) texts[`asset/${rendition.playlist}`] = mediaPlaylist(rendition);
  texts['asset/asset.json'] = JSON.stringify(asset);
  texts['asset/master.m3u8'] = masterPlaylist(asset);
  for (const [name, text] of Object.entries(texts)) await replaceFile(folder.pathOf(name), text);
  return Object.keys(texts);
}

function toFiles(folder: FilmFolder, assetId: string, names: readonly string[]): Promise<FilmFile[]> {
  return Promise.all(
    names.map(async (name) => {
      const file = folder.pathOf(name);
      return { key: keyOf(name, assetId), path: file, bytes: (await stat(file)).size };
    }),
  );
}

function keyOf(name: string, assetId: string): string {
  const [place, ...rest] = name.split('/');
  const file = rest.join('/');
  switch (place) {
    case 'pictures':
      return `images/titles/${assetId}.${file}`;
    case 'trailer':
      return `public/trailer/${assetId}/hls/video/${file}`;
    default:
      return `media/${assetId}/${file}`;
  }
}

/** What a title refers to, beside its asset. */
export function keysOfTitle(assetId: string) {
  return {
    trailer: keyOf(`trailer/${TRAILER_QUALITIES[0]}_index.m3u8`, assetId),
    poster: keyOf('pictures/w1280.webp', assetId),
    thumbnail: keyOf('pictures/w640.webp', assetId),
  };
}
