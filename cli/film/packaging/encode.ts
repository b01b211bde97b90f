import { runFfmpeg } from './ffmpeg.ts';
import type { Rung } from './ladder.ts';
import { type FilmSource, perSecond } from './probe-film.ts';

const QUALITY = 21;
const SAMPLE_RATE = 48_000;
const SHORT_FILM_SECONDS = 600;

export interface EncodeOptions {
  /** Of x264: from ultrafast to veryslow. */
  preset: string;
  segmentSeconds: number;
  /** An excerpt, in seconds. */
  excerpt?: { start: number; seconds: number };
  onSeconds?(seconds: number): void;
}

/** Short segments start sooner; the list of a long film's segments would grow too long with them. */
export const segmentSecondsOf = ({ durationSeconds }: FilmSource) =>
  durationSeconds > SHORT_FILM_SECONDS ? 4 : 2;

/**
 * One fragmented MP4, a fragment a segment, indexed up front so that it also plays and seeks as a plain file.
 * A key frame every so many frames and nowhere else: players switch between renditions at any segment.
 */
export async function encode(
  source: FilmSource,
  output: string,
  rung: Rung,
  { preset, segmentSeconds, excerpt, onSeconds }: EncodeOptions,
): Promise<void> {
  // In whole frames, as it must be for the segments of all renditions to meet.
  const gop = String(Math.max(1, Math.round(perSecond(source.frameRate) * segmentSeconds)));
  const { start, seconds } = excerpt ?? { start: 0, seconds: source.durationSeconds };
  const input = [...(start > 0 ? ['-ss', String(start)] : []), '-i', source.file, '-t', String(seconds)];
  const maps = ['-map', `0:${source.videoIndex}`, ...(source.hasAudio ? ['-map', '0:a:0'] : [])];
  const rate = ['-crf', `${QUALITY}`, '-maxrate', `${rung.videoRate}k`, '-bufsize', `${rung.videoRate * 2}k`];
  const keys = ['-g', gop, '-keyint_min', gop, '-sc_threshold', '0', '-bf', '2'];
  const video = ['-c:v', 'libx264', '-preset', preset, '-profile:v', 'high', ...rate, ...keys];
  const audio = source.hasAudio
    ? ['-c:a', 'aac', '-b:a', `${rung.audioRate}k`, '-ar', `${SAMPLE_RATE}`, '-ac', '2']
    : [];
  const container = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof+global_sidx'];
  const clean = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-f', 'mp4'];
  await runFfmpeg(
    [...input, ...maps, '-vf', filterOf(source, rung), ...video, ...audio, ...container, ...clean, output],
    { onSeconds },
  );
}

function filterOf({ frameRate, isInterlaced }: FilmSource, { width, height }: Rung): string {
  return [
    ...(isInterlaced ? ['yadif'] : []),
    `fps=${frameRate.numerator}/${frameRate.denominator}`,
    `scale=${width}:${height}:flags=bicubic`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}
