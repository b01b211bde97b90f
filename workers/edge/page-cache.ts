import { LRUCache } from 'lru-cache';
import type { SharedCache } from '#app/services/response-cache.server.ts';
import { findNonce, type NoncedBody } from './nonce.ts';

export const FRESH_MS = 30_000;
export const STALE_MS = 10 * 60_000;
export const ON_ERROR_MS = 24 * 3600_000;
/** A refresh whose request was cancelled never reports; after this long another one may start. */
const REFRESH_LOCK_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const META = 'X-Page-Meta';
/** Belong to one viewer or one answer, not to the page. */
const NOT_KEPT = new Set(['set-cookie', 'server-timing', 'content-length', 'date', 'age']);

export interface StoredPage {
  body: NoncedBody;
  headers: readonly (readonly [string, string])[];
  storedAt: number;
  /** When what it says stops being true; none for a page that merely ages. */
  expiresAt?: number | undefined;
}

/** Rendered public pages: isolate memory in front of the Cache API. Keys are made by `pageKey`. */
export class PageCache {
  readonly #memory = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 2,
    sizeCalculation: ({ body }) => body.bytes.byteLength + 1_000,
  });
  readonly #refreshing = new LRUCache<string, number>({ max: 2_000 });
  readonly #shared: SharedCache | undefined;

  constructor(shared: SharedCache | undefined) {
    this.#shared = shared;
  }

  /** Straight from memory while it is fresh, so that the common case waits for nothing. */
  findFresh(key: string, now: number): StoredPage | undefined {
    const page = this.#memory.get(key);
    return page && isTrue(page, now) && now - page.storedAt < FRESH_MS ? page : undefined;
  }

  /** The newest copy of at most a day: another isolate may have refreshed the shared one meanwhile. */
  async find(key: string, now: number): Promise<StoredPage | undefined> {
    const own = this.#memory.get(key);
    const fresh = this.findFresh(key, now);
    if (fresh) return fresh;
    const shared = await this.#fromShared(key);
    const newest = shared && shared.storedAt > (own?.storedAt ?? 0) ? shared : own;
    if (newest && newest !== own) this.#memory.set(key, newest);
    return newest && isTrue(newest, now) && now - newest.storedAt < ON_ERROR_MS ? newest : undefined;
  }

  store(key: string, page: StoredPage, waitUntil: (promise: Promise<unknown>) => void): void {
    if (page.body.bytes.byteLength > MAX_PAGE_BYTES) return;
    this.#memory.set(key, page);
    if (this.#shared) waitUntil(this.#toShared(this.#shared, key, page));
  }

  /** For an address that has no such page any more: it must not come back when rendering fails. */
  forget(key: string, waitUntil: (promise: Promise<unknown>) => void): void {
    this.#memory.delete(key);
    if (this.#shared) waitUntil(this.#shared.delete(key).catch(() => false));
  }

  /** Runs a refresh unless one is under way. */
  refreshOnce(key: string, now: number, refresh: () => Promise<void>): Promise<void> {
    if ((this.#refreshing.get(key) ?? 0) > now) return Promise.resolve();
    this.#refreshing.set(key, now + REFRESH_LOCK_MS);
    return refresh().finally(() => this.#refreshing.delete(key));
  }

  /** The cache is a bonus: where it fails, the page is rendered. */
  async #fromShared(key: string): Promise<StoredPage | undefined> {
    try {
      const response = await this.#shared?.match(key);
      const stored = response?.headers.get(META);
      if (!response || !stored) return undefined;
      // We wrote it ourselves, below.
      const { offsets, ...meta } = JSON.parse(stored) as StoredMeta;
      return { body: { bytes: new Uint8Array(await response.arrayBuffer()), offsets }, ...meta };
    } catch {
      return undefined;
    }
  }

  async #toShared(shared: SharedCache, key: string, { body, ...page }: StoredPage): Promise<void> {
    const meta: StoredMeta = { offsets: body.offsets, ...page };
    const response = new Response(body.bytes, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Cache-Control': `public, max-age=${ON_ERROR_MS / 1000}`,
        [META]: JSON.stringify(meta),
      },
    });
    await shared.put(key, response).catch(() => undefined);
  }
}

interface StoredMeta extends Omit<StoredPage, 'body'> {
  offsets: readonly number[];
}

/** Whether a response is one for everybody. */
export function isStorable(response: Response, queuedCookies: readonly string[]): boolean {
  return response.status === 200 && queuedCookies.length === 0 && !response.headers.has('Set-Cookie');
}

/** Whether an answer says that there is no such page for everybody, or no more. */
export function isOtherAnswer({ status }: Response): boolean {
  return status !== 200 && status < 500;
}

function isTrue({ expiresAt }: StoredPage, now: number): boolean {
  return expiresAt === undefined || now < expiresAt;
}

export async function toStoredPage(
  response: Response,
  nonce: string,
  { storedAt, expiresAt }: Pick<StoredPage, 'storedAt' | 'expiresAt'>,
): Promise<StoredPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !NOT_KEPT.has(name));
  return { body: findNonce(bytes, nonce), headers, storedAt, expiresAt };
}
