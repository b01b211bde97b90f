import { findPageStyles, type PageStyles } from '#app/features/shell/entry/page-styles.server.ts';
import { heapBytesOf } from '#app/lib/heap-bytes.ts';
import { type CacheEntry, type Freshness, type SharedCache, SwrCache } from '#app/lib/swr-cache.ts';
import { findNonce, type NoncedBody } from './nonce.ts';

const CACHE_TEN_MINUTES = { freshMs: 30_000, staleMs: 10 * 60_000, onErrorMs: 24 * 3600_000 };
/** 19 MB, some hundred pages; app/services/response-cache.server.ts has what both caches take together. */
const MAX_BYTES = 18 * 1024 * 1024;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const META = 'X-Page-Meta';
/** Belong to one viewer or one response, not to the page. */
const UNSTORED_HEADERS = new Set(['set-cookie', 'server-timing', 'content-length', 'date', 'age']);

export interface StoredPage extends CacheEntry {
  body: NoncedBody;
  /** Null for what is no document. */
  styles: PageStyles | null;
  headers: readonly (readonly [string, string])[];
}

/** Rendered public pages. Keys are made by `pageKey`. */
export class PageCache {
  readonly #cache: SwrCache<StoredPage>;

  constructor(shared: SharedCache | undefined) {
    this.#cache = new SwrCache({
      strategy: CACHE_TEN_MINUTES,
      maxBytes: MAX_BYTES,
      bytesOf: ({ body, styles, headers }) =>
        body.bytes.byteLength + heapBytesOf(body.offsets) + heapBytesOf(styles) + heapBytesOf(headers),
      shared,
    });
  }

  freshness(page: StoredPage, now: number): Freshness {
    return this.#cache.freshness(page, now);
  }

  /** Straight from memory while it is fresh, so that the common case waits for nothing. */
  findFresh(key: string, now: number): StoredPage | undefined {
    const page = this.#cache.fromMemory(key);
    return page && this.freshness(page, now) === 'fresh' ? page : undefined;
  }

  /** The newest copy of at most a day: another isolate may have refreshed the shared one meanwhile. */
  async find(key: string, now: number): Promise<StoredPage | undefined> {
    const own = this.#cache.fromMemory(key);
    const fresh = this.findFresh(key, now);
    if (fresh) return fresh;
    const shared = await this.#cache.fromShared(key, readShared);
    const newest = shared && shared.storedAt > (own?.storedAt ?? 0) ? shared : own;
    if (newest && newest !== own) this.#cache.toMemory(key, newest);
    return newest && this.freshness(newest, now) !== 'expired' ? newest : undefined;
  }

  store(key: string, page: StoredPage, waitUntil: (promise: Promise<unknown>) => void): void {
    if (page.body.bytes.byteLength > MAX_PAGE_BYTES) return;
    this.#cache.toMemory(key, page);
    const { body, ...rest } = page;
    const meta: StoredMeta = { offsets: body.offsets, ...rest };
    const headers = { 'Content-Type': 'application/octet-stream', [META]: JSON.stringify(meta) };
    const stored = this.#cache.toShared(key, body.bytes, headers);
    if (stored) waitUntil(stored);
  }

  /** For an address that has no such page any more: it must not come back when rendering fails. */
  forget(key: string, waitUntil: (promise: Promise<unknown>) => void): void {
    waitUntil(this.#cache.delete(key));
  }

  /** Runs a refresh unless one is running. */
  refreshOnce(key: string, now: number, refresh: () => Promise<void>): Promise<void> {
    return this.#cache.refreshOnce(key, now, refresh);
  }
}

async function readShared(response: Response): Promise<StoredPage | undefined> {
  const stored = response.headers.get(META);
  if (!stored) return undefined;
  try {
    // We wrote it ourselves, in `store`.
    const { offsets, ...meta } = JSON.parse(stored) as StoredMeta;
    return { body: { bytes: new Uint8Array(await response.arrayBuffer()), offsets }, ...meta };
  } catch {
    return undefined;
  }
}

interface StoredMeta extends Omit<StoredPage, 'body'> {
  offsets: readonly number[];
}

/** Whether a response is one for everybody. */
export function isStorable(response: Response, queuedCookies: readonly string[]): boolean {
  return response.status === 200 && queuedCookies.length === 0 && !response.headers.has('Set-Cookie');
}

/** Whether a response means that there is no public page here, or no longer one. */
export function isNoPublicPage({ status }: Response): boolean {
  return status !== 200 && status < 500;
}

export function toStoredPage(
  bytes: Uint8Array<ArrayBuffer>,
  response: Response,
  { nonce, storedAt, expiresAt }: Pick<StoredPage, 'storedAt' | 'expiresAt'> & { nonce: string },
): StoredPage {
  const headers = [...response.headers].filter(([name]) => !UNSTORED_HEADERS.has(name));
  return { body: findNonce(bytes, nonce), styles: findPageStyles(bytes), headers, storedAt, expiresAt };
}
