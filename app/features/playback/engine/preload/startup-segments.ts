import { rangeLength, rangeStart } from '#app/features/playback/engine/byte-range.ts';
import type {
  ByteRange,
  PlaybackSource,
  StartupRendition,
} from '#app/features/playback/engine/playback-source.ts';
import { startBandwidthBps, storedBandwidth } from '#app/features/playback/engine/stored-bandwidth.ts';

export interface SegmentResponse {
  data: ArrayBuffer;
  headers: Record<string, string>;
}

interface StartupFetch {
  atMs: number;
  /** Null for a whole file. */
  range: ByteRange | null;
  response: Promise<SegmentResponse | null>;
}

/** Later than this a live playlist is old, and a film is not being opened any more. */
const FRESH_MS = 5000;
/** What stalls is left to the library, which knows how to try again. */
const TIMEOUT_MS = 4000;
/** The library takes a rendition up to this part of the line. */
const USED_OF_LINE = 0.95;

/** By address. */
const fetches = new Map<string, StartupFetch[]>();

/**
 * Fetches the manifest, playlist and first segment of a film or stream, all at once. The media library would
 * fetch each only when it has read the one before; it finds them here instead, see opening-scheme.ts. A
 * film's head and first segment come in one request. `ageMs` is how long ago the source was requested: a
 * stream has moved on since.
 */
export function fetchStartupSegments(source: PlaybackSource, ageMs = 0): void {
  if (fetches.get(source.url)?.some(isFresh)) return;
  fetches.clear();
  const rendition = pickStartupRendition(
    source.startupRenditions ?? [],
    startBandwidthBps(storedBandwidth.get()),
  );
  if (!rendition) return;
  start(source.url, null);
  start(rendition.playlistUrl, null);
  if (!rendition.media || source.startAtSeconds !== null) return;
  for (const range of rangesAt(rendition.media, ageMs)) start(rendition.media.url, range);
}

function rangesAt({ ranges, upcoming }: NonNullable<StartupRendition['media']>, ageMs: number): ByteRange[] {
  const joined = upcoming?.findLast(({ afterMs }) => afterMs <= ageMs);
  return joined ? [...ranges.slice(0, -1), joined.range] : ranges;
}

/** The best that the line carries, else the smallest: what the library will choose. */
export function pickStartupRendition(
  renditions: readonly StartupRendition[],
  bandwidthBps: number,
): StartupRendition | null {
  const ascending = [...renditions].sort((a, b) => a.bandwidth - b.bandwidth);
  return (
    ascending.findLast(({ bandwidth }) => bandwidth / USED_OF_LINE <= bandwidthBps) ?? ascending[0] ?? null
  );
}

/** What was fetched of an address, or of a range of it; null to fetch it now. A whole file is given once. */
export function takeStartupSegment(
  url: string,
  range: string | undefined,
): Promise<SegmentResponse | null> | null {
  const fresh = (fetches.get(url) ?? []).filter(isFresh);
  if (!range) {
    const complete = fresh.find((candidate) => candidate.range === null);
    if (complete) fetches.delete(url);
    return complete?.response ?? null;
  }
  const [from, length] = [rangeStart(range), rangeLength(range)];
  if (from === null || length === null) return null;
  for (const { range: held, response } of fresh) {
    if (!held || from < held.from || from + length > held.from + held.length) continue;
    const at = from - held.from;
    return response.then((found) => found && { ...found, data: found.data.slice(at, at + length) });
  }
  return null;
}

function start(url: string, range: ByteRange | null) {
  const others = fetches.get(url) ?? [];
  fetches.set(url, [...others, { atMs: Date.now(), range, response: load(url, range).catch(() => null) }]);
}

async function load(url: string, range: ByteRange | null): Promise<SegmentResponse | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, range ? { ...requestFor(range), signal } : { signal });
  const isWanted = response.status === (range ? 206 : 200);
  const data = await response.arrayBuffer();
  if (!isWanted || (range && data.byteLength !== range.length)) return null;
  return { data, headers: Object.fromEntries(response.headers) };
}

function requestFor({ from, length }: ByteRange): RequestInit {
  const headers = { Range: `bytes=${from}-${from + length - 1}` };
  // In the browser's cache one range of a file waits for another: the segment goes around it.
  return from === 0 ? { headers } : { headers, cache: 'no-store' };
}

function isFresh({ atMs }: StartupFetch): boolean {
  return Date.now() - atMs < FRESH_MS;
}
