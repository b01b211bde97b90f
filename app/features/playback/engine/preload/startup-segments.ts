import { rangeLength, rangeStart } from '#app/features/playback/engine/byte-range.ts';
import type { Opening, Piece, PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { bandwidthMemory, startBandwidthBps } from '#app/features/playback/engine/stored-bandwidth.ts';

export interface OpeningAnswer {
  data: ArrayBuffer;
  headers: Record<string, string>;
}

interface Fetched {
  atMs: number;
  /** Null for a whole file. */
  piece: Piece | null;
  answer: Promise<OpeningAnswer | null>;
}

/** Later than this a live playlist is old, and a film is not being opened any more. */
const FRESH_MS = 5000;
/** What stalls is left to the library, which knows how to try again. */
const TIMEOUT_MS = 4000;
/** The library takes a rendition up to this part of the line. */
const USED_OF_LINE = 0.95;

/** By address. */
const fetches = new Map<string, Fetched[]>();

/**
 * Asks for the manifest, playlist and first segment of a film or stream, all at once. The media library would ask for
 * each only when it has read the one before; it finds them here instead, see opening-scheme.ts. A film's head and first
 * segment come in one request.
 */
export function fetchOpening(source: PlaybackSource): void {
  if (fetches.get(source.url)?.some(isFresh)) return;
  fetches.clear();
  const opening = pickOpening(source.openings ?? [], startBandwidthBps(bandwidthMemory.recall()));
  if (!opening) return;
  start(source.url, null);
  start(opening.playlistUrl, null);
  if (!opening.media || source.startAtSeconds !== null) return;
  for (const piece of opening.media.pieces) start(opening.media.url, piece);
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
  const fresh = (fetches.get(url) ?? []).filter(isFresh);
  if (!range) {
    const whole = fresh.find(({ piece }) => piece === null);
    if (whole) fetches.delete(url);
    return whole?.answer ?? null;
  }
  const [from, length] = [rangeStart(range), rangeLength(range)];
  if (from === null || length === null) return null;
  for (const { piece, answer } of fresh) {
    if (!piece || from < piece.from || from + length > piece.from + piece.length) continue;
    const at = from - piece.from;
    return answer.then((found) => found && { ...found, data: found.data.slice(at, at + length) });
  }
  return null;
}

function start(url: string, piece: Piece | null) {
  const others = fetches.get(url) ?? [];
  fetches.set(url, [...others, { atMs: Date.now(), piece, answer: load(url, piece).catch(() => null) }]);
}

async function load(url: string, piece: Piece | null): Promise<OpeningAnswer | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, piece ? { ...requestFor(piece), signal } : { signal });
  const isWanted = response.status === (piece ? 206 : 200);
  const data = await response.arrayBuffer();
  if (!isWanted || (piece && data.byteLength !== piece.length)) return null;
  return { data, headers: Object.fromEntries(response.headers) };
}

function requestFor({ from, length }: Piece): RequestInit {
  const headers = { Range: `bytes=${from}-${from + length - 1}` };
  // In the browser's cache one range of a file waits for another: the segment goes around it.
  return from === 0 ? { headers } : { headers, cache: 'no-store' };
}

function isFresh({ atMs }: Fetched): boolean {
  return Date.now() - atMs < FRESH_MS;
}
