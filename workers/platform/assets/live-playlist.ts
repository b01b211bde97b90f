import type { AssetDescription, Rendition } from './asset-description.ts';

/** How much of the stream a playlist holds. */
const WINDOW_MS = 30_000;
/** The loops are counted from here; any fixed moment would do, a late one keeps the numbers short. */
const FIRST_LOOP_MS = Date.UTC(2026, 0, 1);
const HLS_VERSION = 7;

/** The ladder of a stream that loops `asset` for ever; the same for every moment. */
export function liveMaster({ renditions, frame_rate: frameRate }: AssetDescription): string {
  const variants = renditions.flatMap((rendition) => [
    `#EXT-X-STREAM-INF:${[
      `BANDWIDTH=${Math.ceil(rendition.bandwidth)}`,
      ...(rendition.average_bandwidth ? [`AVERAGE-BANDWIDTH=${Math.ceil(rendition.average_bandwidth)}`] : []),
      `CODECS="${rendition.codecs}"`,
      `RESOLUTION=${rendition.width}x${rendition.height}`,
      ...(frameRate ? [`FRAME-RATE=${frameRate.toFixed(3)}`] : []),
      'CLOSED-CAPTIONS=NONE',
    ].join(',')}`,
    `${rendition.height}.m3u8`,
  ]);
  return lines('#EXTM3U', `#EXT-X-VERSION:${HLS_VERSION}`, '#EXT-X-INDEPENDENT-SEGMENTS', ...variants);
}

/**
 * One rendition's playlist at `nowMs`: the segments that a packager would have finished by then. It follows
 * from the clock alone, so it is the same in every isolate and on every reload.
 */
export function livePlaylist(rendition: Rendition, nowMs: number): string {
  const window = windowAt(rendition, nowMs);
  const [first] = window;
  const entries = window.flatMap((entry, index) => [
    // A tag before the first segment would count as one more than EXT-X-DISCONTINUITY-SEQUENCE.
    ...(entry.index === 0 && index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(index === 0 || entry.index === 0 ? [mapTag(rendition)] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(entry.startMs).toISOString()}`,
    `#EXTINF:${(entry.durationMs / 1000).toFixed(3)},`,
    `#EXT-X-BYTERANGE:${entry.length}@${entry.offset}`,
    rendition.file,
  ]);
  return lines(
    '#EXTM3U',
    `#EXT-X-VERSION:${HLS_VERSION}`,
    `#EXT-X-TARGETDURATION:${targetDuration(rendition)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.loop ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...entries,
  );
}

/** Players join a stream this many target durations before its end (RFC 8216, 6.3.3). */
const JOINED_BEFORE_END = 3;

/** The segment that a player plays first which reads this rendition's playlist at `nowMs`. */
export function joiningSegment(
  rendition: Rendition,
  nowMs: number,
): { offset: number; length: number } | null {
  const window = windowAt(rendition, nowMs);
  const last = window.at(-1);
  if (!last) return null;
  const joinedAtMs = last.startMs + last.durationMs - JOINED_BEFORE_END * targetDuration(rendition) * 1000;
  const { offset, length } = window.findLast(({ startMs }) => startMs <= joinedAtMs) ?? last;
  return { offset, length };
}

/**
 * The segments that players join in later, until `untilMs`: another one from each moment on at which a
 * segment is finished.
 */
export function upcomingJoiningSegments(
  rendition: Rendition,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): { fromMs: number; offset: number; length: number }[] {
  const timed = timedSegments(rendition);
  const last = windowAt(rendition, nowMs).at(-1);
  if (!last) return [];
  const upcoming = [];
  let { index } = last;
  let endMs = last.startMs + last.durationMs;
  for (;;) {
    index = (index + 1) % timed.length;
    endMs += timed[index]?.durationMs ?? 0;
    const joined = endMs > untilMs ? null : joiningSegment(rendition, endMs);
    if (!joined) return upcoming;
    upcoming.push({ fromMs: endMs, ...joined });
  }
}

interface Entry {
  /** Place in the stream, from the first loop on. */
  sequence: number;
  loop: number;
  /** Place in the loop. */
  index: number;
  startMs: number;
  durationMs: number;
  offset: number;
  length: number;
}

function windowAt(rendition: Rendition, nowMs: number): Entry[] {
  const timed = timedSegments(rendition);
  const loopMs = timed.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const sinceFirstMs = nowMs - FIRST_LOOP_MS;
  let loop = Math.floor(sinceFirstMs / loopMs);
  const intoLoopMs = sinceFirstMs - loop * loopMs;
  // The newest finished segment; -1 means the last one of the loop before.
  let index = timed.findLastIndex(({ startMs, durationMs }) => startMs + durationMs <= intoLoopMs);
  const entries: Entry[] = [];
  let heldMs = 0;
  while (heldMs < WINDOW_MS) {
    if (index < 0) {
      loop -= 1;
      index = timed.length - 1;
    }
    const segment = timed[index];
    if (!segment) break;
    entries.unshift({
      ...segment,
      index,
      loop,
      sequence: loop * timed.length + index,
      startMs: FIRST_LOOP_MS + loop * loopMs + segment.startMs,
    });
    heldMs += segment.durationMs;
    index -= 1;
  }
  return entries;
}

/** Whole milliseconds, so that a thousand loops add up to the millisecond. */
function timedSegments({ segments }: Rendition) {
  let startMs = 0;
  return segments.map(({ duration, offset, length }) => {
    const timed = { startMs, durationMs: Math.max(1, Math.round(duration * 1000)), offset, length };
    startMs += timed.durationMs;
    return timed;
  });
}

/** Of the durations as they are printed: 2.4995 s is printed as 2.500 and must fit as that. */
function targetDuration(rendition: Rendition): number {
  return Math.max(1, ...timedSegments(rendition).map(({ durationMs }) => Math.round(durationMs / 1000)));
}

function mapTag({ file, init }: Rendition): string {
  return `#EXT-X-MAP:URI="${file}",BYTERANGE="${init.length}@${init.offset}"`;
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}
