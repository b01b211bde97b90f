import type { Account } from '#workers/platform/storage/directory.ts';
import { type Block, blocksOf } from './block-range.ts';
import { bucketReader, type FileVersion, type RangeReader } from './range-reader.ts';

/** Cloudflare's cache, which each data centre has. */
export type MediaCache = Pick<Cache, 'match' | 'put' | 'delete'>;

interface Options {
  media: R2Bucket;
  cache: MediaCache;
  /** See `cacheOriginOf`. */
  origin: string;
  waitUntil(promise: Promise<unknown>): void;
}

/** A block of one version never changes; the cache drops what nobody watches. */
const BLOCK_SECONDS = 7 * 24 * 3600;
/** A file that is replaced under its name is served by its old version for this long, unless its playlist is read. */
const VERSION_SECONDS = 30;
/** No file's key starts like this (asset-key.ts), so nobody can request an entry. */
const ROOT = '/.media-cache';
/** Read before a response starts; segments seldom touch more. All others are in memory one at a time. */
const BLOCKS_AT_ONCE = 2;

interface StoredVersion extends Omit<FileVersion, 'uploaded'> {
  uploadedMs: number;
}

/** Entries are below the account's asset host, however it was requested: other names would be looked up in DNS. */
export const cacheOriginOf = ({ assetHostname }: Pick<Account, 'assetHostname'>) =>
  `https://${assetHostname}`;

const entryOf = (origin: string, key: string, ...rest: (string | number)[]) =>
  `${origin}${ROOT}/${[...key.split('/'), ...rest].map(encodeURIComponent).join('/')}`;

/**
 * To be called when a file is written or deleted: its blocks are only found by its version. The cache is that of this data
 * centre; in others the version lasts until it is stale.
 */
export async function dropVersion(cache: MediaCache, origin: string, key: string): Promise<void> {
  await cache.delete(entryOf(origin, key, 'version')).catch(() => undefined);
}

/**
 * Ranges of films from the cache before R2 (docs/decisions/062). Keys have no signature: the caller has
 * checked it. They have the file's ETag, so that no block of a replaced file is ever mixed with the new one's.
 */
export function cachedReader({ media, cache, origin, waitUntil }: Options): RangeReader {
  const bucket = bucketReader(media);
  const { urlOf, store, find } = openEntries(cache, origin);

  const renew = async (key: string): Promise<FileVersion | null> => {
    const head = await media.head(key);
    if (!head) {
      await dropVersion(cache, origin, key);
      return null;
    }
    const { etag, httpEtag, size, uploaded } = head;
    const stored: StoredVersion = { etag, httpEtag, size, uploadedMs: uploaded.getTime() };
    // Awaited: who has read a playlist after this must not find the version before it.
    await store(urlOf(key, 'version'), JSON.stringify(stored), VERSION_SECONDS);
    return { etag, httpEtag, size, uploaded };
  };

  const readBlock = async (key: string, { etag }: FileVersion, { index, range, wanted }: Block) => {
    const url = urlOf(key, etag, index);
    const cached = await find(url, `bytes=${wanted.start}-${wanted.end}`);
    if (cached) return { bytes: await sliceOf(cached, wanted), isCached: true };
    const { start, end } = range;
    const options = { range: { offset: start, length: end - start + 1 }, onlyIf: { etagMatches: etag } };
    const object = await media.get(key, options);
    if (!object || !('body' in object)) {
      // Else blocks of the old version that are cached would be sent further on.
      await dropVersion(cache, origin, key);
      return null;
    }
    const bytes = await object.arrayBuffer();
    waitUntil(store(url, bytes, BLOCK_SECONDS));
    return { bytes: bytes.slice(wanted.start, wanted.end + 1), isCached: false };
  };

  return {
    renew,
    async version(key) {
      const cached = await find(urlOf(key, 'version'));
      // Written by `renew`.
      const stored = (await cached?.json<StoredVersion>().catch(() => null)) ?? null;
      if (!stored) return renew(key);
      const { uploadedMs, ...version } = stored;
      return { ...version, uploaded: new Date(uploadedMs) };
    },
    async read(key, version, range) {
      const blocks = blocksOf(range, version.size);
      if (!blocks) return bucket.read(key, version, range);
      const [first, others] = [blocks.slice(0, BLOCKS_AT_ONCE), blocks.slice(BLOCKS_AT_ONCE)];
      const found = await Promise.all(first.map((block) => readBlock(key, version, block)));
      const read = found.filter((each) => each !== null);
      if (read.length < first.length) return null;
      const outcome = read.every(({ isCached }) => isCached) ? 'hit' : 'miss';
      const { readable, writable } = new FixedLengthStream(range.end - range.start + 1);
      const start = read.map(({ bytes }) => bytes);
      const rest = inOrder(others, (block) => readBlock(key, version, block));
      waitUntil(writeAll(writable, start, rest));
      return { body: readable, outcome };
    },
  };
}

/** What is cached below one asset host. The cache is a bonus: where it takes or has nothing, R2 is read. */
function openEntries(cache: MediaCache, origin: string) {
  return {
    urlOf: (key: string, ...rest: (string | number)[]) => entryOf(origin, key, ...rest),
    store(url: string, body: BodyInit, seconds: number) {
      const headers = {
        'cache-control': `public, max-age=${seconds}`,
        'content-type': 'application/octet-stream',
      };
      return cache.put(url, new Response(body, { headers })).catch(() => undefined);
    },
    find: (url: string, range?: string) =>
      cache.match(new Request(url, range ? { headers: { range } } : {})).catch(() => undefined),
  };
}

async function* inOrder(
  blocks: readonly Block[],
  read: (block: Block) => Promise<{ bytes: ArrayBuffer } | null>,
): AsyncGenerator<ArrayBuffer> {
  for (const block of blocks) {
    const found = await read(block);
    // The response has started: it is cut off, and what the client requests again is of the new version.
    if (!found) throw new Error('The file was replaced while it was read');
    yield found.bytes;
  }
}

/** A client that goes away, or a block that cannot be read, ends it. */
async function writeAll(
  writable: WritableStream,
  start: readonly ArrayBuffer[],
  rest: AsyncIterable<ArrayBuffer>,
): Promise<void> {
  const writer = writable.getWriter();
  try {
    for (const bytes of start) await writer.write(new Uint8Array(bytes));
    for await (const bytes of rest) await writer.write(new Uint8Array(bytes));
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

/** A cache may respond with the complete entry where a range was requested. */
async function sliceOf(
  response: Response,
  { start, end }: { start: number; end: number },
): Promise<ArrayBuffer> {
  const bytes = await response.arrayBuffer();
  return response.status === 206 ? bytes : bytes.slice(start, end + 1);
}
