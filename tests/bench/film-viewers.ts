import { createHash } from 'node:crypto';
import { signedPath } from '#workers/platform/assets/signing.ts';

/** A film as the packager lays it out: one file, its segments one behind the other. */
export interface BenchFilm {
  accountId: string;
  /** `http://<asset host>`. */
  origin: string;
  assetId: string;
  segmentCount: number;
  segmentBytes: number;
}

export type Fetch = (
  url: string,
  init?: { headers: Record<string, string> },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}>;

interface Viewing {
  fetch: Fetch;
  film: BenchFilm;
  signingKey: string;
  viewers: number;
  /** Viewers start within this time. */
  spreadMs: number;
}

const HEAD_BYTES = 1200;

/** The bytes of a segment start with a digest of the film and the place they are of. */
export function filmFile({ segmentCount, segmentBytes }: BenchFilm, version = 1): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES, version);
  const segments = Array.from({ length: segmentCount }, (_, index) =>
    Buffer.alloc(segmentBytes, segmentAt(index, version)),
  );
  return Buffer.concat([head, ...segments]);
}

function segmentAt(index: number, version: number): Buffer {
  return createHash('sha256').update(`${version}/${index}`).digest();
}

/** Whether these bytes are that segment's, from its beginning. */
export function isSegment(bytes: ArrayBuffer, index: number, version: number): boolean {
  return Buffer.from(bytes).subarray(0, 32).equals(segmentAt(index, version));
}

export function segmentRange({ segmentBytes }: BenchFilm, index: number): string {
  const start = HEAD_BYTES + index * segmentBytes;
  return `bytes=${start}-${start + segmentBytes - 1}`;
}

/** Each viewer has an address of their own, as `watch` signs it. */
export function addressOf(
  { accountId, origin, assetId }: BenchFilm,
  file: string,
  signingKey: string,
  viewer = 0,
) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600 + viewer;
  const grant = { accountId, contentId: 'the-film', prefix: `media/${assetId}/`, expiresAt };
  return origin + signedPath(grant, file, signingKey);
}

/** Every viewer reads head and segments, one after another, all of them at the same time. */
export async function watchTogether({ fetch, film, signingKey, viewers, spreadMs }: Viewing) {
  const tally = { requests: 0, hits: 0, wrong: 0, bytes: 0 };
  const read = async (url: string, range: string, index: number | null) => {
    const response = await fetch(url, { headers: { range } });
    const bytes = await response.arrayBuffer();
    tally.requests += 1;
    tally.bytes += bytes.byteLength;
    if (response.headers.get('x-media-cache') === 'hit') tally.hits += 1;
    if (response.status !== 206 || (index !== null && !isSegment(bytes, index, 1))) tally.wrong += 1;
  };
  const watch = async (viewer: number) => {
    await new Promise((resolve) => setTimeout(resolve, (spreadMs * viewer) / viewers));
    const url = addressOf(film, '360.mp4', signingKey, viewer);
    await read(url, `bytes=0-${HEAD_BYTES - 1}`, null);
    for (let index = 0; index < film.segmentCount; index += 1)
      await read(url, segmentRange(film, index), index);
  };
  await Promise.all(Array.from({ length: viewers }, (_, viewer) => watch(viewer)));
  return { ...tally, hitRate: tally.hits / tally.requests };
}
