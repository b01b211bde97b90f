import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from '#cli/local/run-command.ts';
import { FfmpegError, runFfprobe } from './ffmpeg.ts';

/** What the packager needs to know of a source file. */
export interface FilmSource {
  file: string;
  durationSeconds: number;
  /** As it is shown: turned upright, with square pixels. */
  width: number;
  height: number;
  frameRate: FrameRate;
  /** Index of the picture's stream; a file may have a cover besides. */
  videoIndex: number;
  hasAudio: boolean;
  isInterlaced: boolean;
  /** What the operator should know, a sentence each. */
  notes: string[];
}

export interface FrameRate {
  numerator: number;
  denominator: number;
}

const MIN_SECONDS = 1;
const MAX_FRAME_RATE = 60;
/** Rates differ by this part where frames do not come evenly. */
const VARIABLE_FROM = 0.005;
const USUAL_RATES: readonly FrameRate[] = [
  { numerator: 24_000, denominator: 1001 },
  { numerator: 24, denominator: 1 },
  { numerator: 25, denominator: 1 },
  { numerator: 30_000, denominator: 1001 },
  { numerator: 30, denominator: 1 },
  { numerator: 50, denominator: 1 },
  { numerator: 60_000, denominator: 1001 },
  { numerator: 60, denominator: 1 },
];
const HDR_TRANSFERS: Record<string, string> = { smpte2084: 'HDR10 or Dolby Vision', 'arib-std-b67': 'HLG' };

const StreamSchema = v.object({
  index: v.number(),
  codec_type: v.optional(v.string()),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
  sample_aspect_ratio: v.optional(v.string(), '1:1'),
  r_frame_rate: v.optional(v.string(), '0/0'),
  avg_frame_rate: v.optional(v.string(), '0/0'),
  duration: v.optional(v.string()),
  /** Matroska has each stream's length there; its format's is that of the longest. */
  tags: v.optional(v.object({ DURATION: v.optional(v.string()) }), {}),
  color_transfer: v.optional(v.string(), ''),
  field_order: v.optional(v.string(), ''),
  disposition: v.optional(v.object({ attached_pic: v.optional(v.number(), 0) }), {}),
  side_data_list: v.optional(v.array(v.object({ rotation: v.optional(v.number()) })), []),
});
const ProbeSchema = v.object({
  streams: v.optional(v.array(StreamSchema), []),
  format: v.optional(v.object({ duration: v.optional(v.string()) }), {}),
});
type Stream = v.InferOutput<typeof StreamSchema>;

/** Throws a CommandError in plain words for what is no film. */
export async function probeFilm(file: string): Promise<FilmSource> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`There is no file ${file}.`);
  const name = path.basename(file);
  if (found.size === 0) throw new CommandError(`${name} is empty: it has no bytes at all.`);
  const probed = await runFfprobe(file).catch(async (error: unknown) => {
    throw error instanceof FfmpegError ? new CommandError(await toReason(file, error.message)) : error;
  });
  return readProbe(file, v.parse(ProbeSchema, probed));
}

function readProbe(file: string, { streams, format }: v.InferOutput<typeof ProbeSchema>): FilmSource {
  const name = path.basename(file);
  const videos = streams.filter((stream) => stream.codec_type === 'video');
  const video = videos.find(({ disposition }) => disposition.attached_pic !== 1);
  const audioCount = streams.filter((stream) => stream.codec_type === 'audio').length;
  if (!video || video.width === 0 || video.height === 0) {
    const what = audioCount > 0 ? 'sound only' : 'no picture and no sound';
    throw new CommandError(`${name} has ${what}: a film needs a video stream.`);
  }
  const durationSeconds = durationOf(video, format.duration);
  if (!(durationSeconds > 0))
    throw new CommandError(`${name} has a picture, but no length: it is 0 seconds long.`);
  if (durationSeconds < MIN_SECONDS)
    throw new CommandError(
      `${name} is ${durationSeconds.toFixed(2)} seconds long: a film has at least ${MIN_SECONDS}.`,
    );
  const { rate, isVariable } = frameRateOf(video);
  const hdr = HDR_TRANSFERS[video.color_transfer];
  const isInterlaced = /^(?:tt|bb|tb|bt)$/.test(video.field_order);
  return {
    file,
    durationSeconds,
    ...shownSize(video),
    frameRate: rate,
    videoIndex: video.index,
    hasAudio: audioCount > 0,
    isInterlaced,
    notes: [
      audioCount === 0 && 'The film has no sound.',
      audioCount > 1 && `The film has ${audioCount} sound tracks; the first is used.`,
      isVariable &&
        `Its frames come unevenly (as phones record them): it is packaged with ${shownRate(rate)} a second.`,
      hdr &&
        `It is in ${hdr}: its colours will look pale, as they are not converted. Export it in SDR (BT.709) for right ones.`,
      isInterlaced && 'It is interlaced: its lines are joined to full frames.',
      rotationOf(video) !== 0 && 'It was recorded with the camera turned: it is packaged upright.',
    ].filter((note) => note !== false && note !== undefined),
  };
}

function durationOf({ duration, tags }: Stream, ofAll = '0'): number {
  if (duration !== undefined) return Number(duration);
  const [, hours, minutes, seconds] = /^(\d+):(\d+):([\d.]+)$/.exec(tags.DURATION ?? '') ?? [];
  const tagged = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return tagged > 0 ? tagged : Number(ofAll);
}

/** ffmpeg's last words, where they have a reason. */
async function toReason(file: string, printed: string): Promise<string> {
  const name = path.basename(file);
  // ffmpeg takes whatever ends in .mp4 for one.
  if (/moov atom not found/.test(printed) && (await isMp4(file)))
    return `${name} is incomplete: its index (moov) is missing. Was it still being copied or recorded? Copy it again.`;
  const last =
    printed
      .split('\n')
      .at(-1)
      ?.replace(/^.*?: /, '') ?? '';
  return `${name} is no film that ffmpeg can read: ${last}`;
}

async function isMp4(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('latin1', 4) === 'ftyp';
  } finally {
    await handle.close();
  }
}

function rotationOf({ side_data_list }: Stream): number {
  return Math.abs(side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0) % 360;
}

function shownSize(video: Stream): { width: number; height: number } {
  const [across = 1, down = 1] = video.sample_aspect_ratio.split(':').map(Number);
  const width = Math.round(video.width * (across > 0 && down > 0 ? across / down : 1));
  const isOnItsSide = rotationOf(video) % 180 === 90;
  return isOnItsSide ? { width: video.height, height: width } : { width, height: video.height };
}

function frameRateOf(video: Stream): { rate: FrameRate; isVariable: boolean } {
  const [base, mean] = [parseRate(video.r_frame_rate), parseRate(video.avg_frame_rate)];
  const value = perSecond(mean) || perSecond(base) || 25;
  const isVariable = Math.abs(perSecond(base) - value) / value > VARIABLE_FROM;
  if (!isVariable && value <= MAX_FRAME_RATE) return { rate: base, isVariable };
  // Twice as many frames as a screen shows are halved, so that motion stays even.
  const wanted = isVariable || value > 2 * MAX_FRAME_RATE ? Math.min(value, MAX_FRAME_RATE) : value / 2;
  return { rate: nearestUsual(wanted), isVariable };
}

function nearestUsual(value: number): FrameRate {
  const distance = (rate: FrameRate) => Math.abs(perSecond(rate) - value);
  return USUAL_RATES.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best));
}

function parseRate(text: string): FrameRate {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return { numerator, denominator };
}

export function perSecond({ numerator, denominator }: FrameRate): number {
  return denominator > 0 ? numerator / denominator : 0;
}

const shownRate = (rate: FrameRate) => `${Number(perSecond(rate).toFixed(3))} frames`;
