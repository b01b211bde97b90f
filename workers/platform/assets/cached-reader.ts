import { type Block, blocksOf } from './block-range.ts';
import { bucketReader, type FileVersion, type RangeReader } from './range-reader.ts';

/** Cloudflare's cache, which each data centre has. */
export type MediaCache = Pick<Cache, 'match' | 'put'>;

interface Options {
  media: R2Bucket;
  cache: MediaCache;
  /** Of the asset host: entries of other hosts' names would be looked up in DNS. */
  origin: string;
  waitUntil(promise: Promise<unknown>): void;
}

/** A block of one version never changes; the cache drops what nobody watches. */
const BLOCK_SECONDS = 7 * 24 * 3600;
/** A file that is replaced under its name is served by its old version for this long, unless its playlist is read. */
const VERSION_SECONDS = 30;
/** No file's key starts like this (asset-key.ts), so nobody can request an entry. */
const ROOT = '/.media-cache';

interface StoredVersion extends Omit<FileVersion, 'uploaded'> {
  uploadedMs: number;
}

/**
 * Ranges of films from the cache before R2 (docs/decisions/062). Keys have no signature: the caller has
 * checked it. They have the file's ETag, so that no block of a replaced file is ever mixed with the new one's.
 */
export function cachedReader({ media, cache, origin, waitUntil }: Options): RangeReader {
  const bucket = bucketReader(media);
  const entry = (key: string, ...rest: (string | number)[]) =>
    `${origin}${ROOT}/${[...key.split('/'), ...rest].map(encodeURIComponent).join('/')}`;
  const store = (url: string, body: BodyInit, seconds: number) => {
    const headers = {
      'cache-control': `public, max-age=${seconds}`,
      'content-type': 'application/octet-stream',
    };
    // The cache is a bonus: where it takes nothing, R2 is read.
    return cache.put(url, new Response(body, { headers })).catch(() => undefined);
  };
  const find = (url: string, range?: string) =>
    cache.match(new Request(url, range ? { headers: { range } } : {})).catch(() => undefined);

  const renew = async (key: string): Promise<FileVersion | null> => {
    const head = await media.head(key);
    if (!head) return null;
    const { etag, httpEtag, size, uploaded } = head;
    const stored: StoredVersion = { etag, httpEtag, size, uploadedMs: uploaded.getTime() };
    // Awaited: who has read a playlist after this must not find the version before it.
    await store(entry(key, 'version'), JSON.stringify(stored), VERSION_SECONDS);
    return { etag, httpEtag, size, uploaded };
  };

  const readBlock = async (key: string, { etag }: FileVersion, { index, range, wanted }: Block) => {
    const url = entry(key, etag, index);
    const cached = await find(url, `bytes=${wanted.start}-${wanted.end}`);
    if (cached) return { bytes: await sliceOf(cached, wanted), isCached: true };
    const { start, end } = range;
    const options = { range: { offset: start, length: end - start + 1 }, onlyIf: { etagMatches: etag } };
    const object = await media.get(key, options);
    if (!object || !('body' in object)) return null;
    const bytes = await object.arrayBuffer();
    waitUntil(store(url, bytes, BLOCK_SECONDS));
    return { bytes: bytes.slice(wanted.start, wanted.end + 1), isCached: false };
  };

  return {
    renew,
    async version(key) {
      const cached = await find(entry(key, 'version'));
      if (!cached) return renew(key);
      // Written by `renew`.
      const { uploadedMs, ...version }: StoredVersion = await cached.json();
      return { ...version, uploaded: new Date(uploadedMs) };
    },
    async read(key, version, range) {
      const blocks = blocksOf(range, version.size);
      if (!blocks) return bucket.read(key, version, range);
      const found = await Promise.all(blocks.map((block) => readBlock(key, version, block)));
      const read = found.filter((each) => each !== null);
      if (read.length < blocks.length) return null;
      const outcome = read.every(({ isCached }) => isCached) ? 'hit' : 'miss';
      return { body: joined(read.map(({ bytes }) => bytes)), outcome };
    },
  };
}

/** A cache may respond with the complete entry where a range was requested. */
async function sliceOf(
  response: Response,
  { start, end }: { start: number; end: number },
): Promise<ArrayBuffer> {
  const bytes = await response.arrayBuffer();
  return response.status === 206 ? bytes : bytes.slice(start, end + 1);
}

function joined(all: readonly ArrayBuffer[]): ArrayBuffer {
  const [first] = all;
  if (first && all.length === 1) return first;
  const bytes = new Uint8Array(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const each of all) {
    bytes.set(new Uint8Array(each), offset);
    offset += each.byteLength;
  }
  return bytes.buffer;
}
