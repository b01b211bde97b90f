import { bandwidthMemory, startBandwidthBps } from './bandwidth-memory.ts';
import { rangeLength, rangeStart } from './byte-range.ts';
import type { Opening, PlaybackSource } from './playback-source.ts';

export interface OpeningAnswer {
  data: ArrayBuffer;
  headers: Record<string, string>;
}

interface Fetched {
  atMs: number;
  /** Null for a whole file. */
  firstBytes: number | null;
  answer: Promise<OpeningAnswer | null>;
}

/** Later than this a live playlist is old, and a film is not being opened any more. */
const FRESH_MS = 5000;
/** What stalls is left to the library, which knows how to try again. */
const TIMEOUT_MS = 4000;
/** The library takes a rendition up to this part of the line. */
const USED_OF_LINE = 0.95;

const fetches = new Map<string, Fetched>();

/**
 * Asks for the manifest, playlist and first segment of a film, all at once. The
 * media library would ask for each only when it has read the one before; it finds them here instead, see
 * opening-scheme.ts. Head and first segment come in one request: two ranges of a file wait for each other in the
 * browser's cache.
 */
export function fetchOpening(source: PlaybackSource): void {
  const known = fetches.get(source.url);
  if (known && isFresh(known)) return;
  fetches.clear();
  const opening = pickOpening(source.openings ?? [], startBandwidthBps(bandwidthMemory.recall()));
  if (!opening) return;
  start(source.url, null);
  start(opening.playlistUrl, null);
  if (opening.media && source.startAtSeconds === null) start(opening.media.url, opening.media.bytes);
}

/** The best that the line carries, else the smallest: what the library will choose. */
export function pickOpening(openings: readonly Opening[], bandwidthBps: number): Opening | null {
  const ascending = [...openings].sort((a, b) => a.bandwidth - b.bandwidth);
  return (
    ascending.findLast(({ bandwidth }) => bandwidth / USED_OF_LINE <= bandwidthBps) ?? ascending[0] ?? null
  );
}

/** What was fetched of an address, or of a range of it; null to fetch it now. A whole file is given once. */
export function takeOpening(url: string, range: string | undefined): Promise<OpeningAnswer | null> | null {
  const fetched = fetches.get(url);
  if (!fetched || !isFresh(fetched)) return null;
  const { firstBytes, answer } = fetched;
  if (firstBytes === null) {
    if (range) return null;
    fetches.delete(url);
    return answer;
  }
  const [from, length] = [rangeStart(range), rangeLength(range)];
  if (from === null || length === null || from + length > firstBytes) return null;
  return answer.then((whole) => whole && { ...whole, data: whole.data.slice(from, from + length) });
}

function start(url: string, firstBytes: number | null) {
  fetches.set(url, { atMs: Date.now(), firstBytes, answer: load(url, firstBytes).catch(() => null) });
}

async function load(url: string, firstBytes: number | null): Promise<OpeningAnswer | null> {
  const range = new Headers(firstBytes === null ? [] : [['Range', `bytes=0-${firstBytes - 1}`]]);
  const response = await fetch(url, { headers: range, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isWanted = firstBytes === null ? response.status === 200 : response.status === 206;
  const data = await response.arrayBuffer();
  if (!isWanted || (firstBytes !== null && data.byteLength !== firstBytes)) return null;
  return { data, headers: Object.fromEntries(response.headers) };
}

function isFresh({ atMs }: Fetched): boolean {
  return Date.now() - atMs < FRESH_MS;
}
