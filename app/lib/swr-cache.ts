import { LRUCache } from 'lru-cache';

/** A refresh whose request was cancelled never reports; after this long another one may start. */
const REFRESH_LOCK_MS = 10_000;
const MAX_REFRESHES = 2_000;
/** Of the entry itself and its place in the maps: 400 measured for the tiniest. */
const ENTRY_BYTES = 450;

/** How an entry may be served, by its age. */
export interface CacheStrategy {
  freshMs: number;
  /** Until then it is served at once while one caller refreshes it. */
  staleMs: number;
  /** Until then it is served where the source fails. */
  onErrorMs: number;
}

export interface CacheEntry {
  storedAt: number;
  /** When its content becomes wrong; none for an entry that merely ages. */
  expiresAt?: number | undefined;
}

export type Freshness = 'fresh' | 'stale' | 'on-error' | 'expired';

export type SharedCache = Pick<Cache, 'match' | 'put' | 'delete'>;

interface Options<Entry> {
  strategy: CacheStrategy;
  /** Of all entries in memory; one entry may take up to half of it. */
  maxBytes: number;
  /** What the entry's content takes of memory, as far as it differs from entry to entry. */
  bytesOf(entry: Entry): number;
  shared: SharedCache | undefined;
}

/**
 * Stale-while-revalidate: isolate memory in front of the Cache API, which survives the isolate. The shared
 * cache is a bonus: where it fails, the source is read.
 */
export class SwrCache<Entry extends CacheEntry> {
  readonly #strategy: CacheStrategy;
  readonly #memory: LRUCache<string, Entry>;
  readonly #refreshing = new LRUCache<string, number>({ max: MAX_REFRESHES });
  readonly #shared: SharedCache | undefined;

  constructor({ strategy, maxBytes, bytesOf, shared }: Options<Entry>) {
    this.#strategy = strategy;
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 2,
      sizeCalculation: (entry, key) => bytesOf(entry) + key.length + ENTRY_BYTES,
    });
    this.#shared = shared;
  }

  freshness({ storedAt, expiresAt }: CacheEntry, now: number): Freshness {
    const { freshMs, staleMs, onErrorMs } = this.#strategy;
    const ageMs = now - storedAt;
    if (ageMs >= onErrorMs || (expiresAt !== undefined && now >= expiresAt)) return 'expired';
    if (ageMs < freshMs) return 'fresh';
    return ageMs < staleMs ? 'stale' : 'on-error';
  }

  fromMemory(key: string): Entry | undefined {
    return this.#memory.get(key);
  }

  toMemory(key: string, entry: Entry): void {
    this.#memory.set(key, entry);
  }

  /** What `read` makes of the shared copy; undefined where there is none, or it cannot be read. */
  async fromShared(
    key: string,
    read: (response: Response) => Promise<Entry | undefined>,
  ): Promise<Entry | undefined> {
    const response = await this.#shared?.match(key).catch(() => undefined);
    return response ? read(response) : undefined;
  }

  /** Null where no cache is shared. */
  toShared(key: string, body: BodyInit, headers: Record<string, string>): Promise<void> | null {
    if (!this.#shared) return null;
    const cacheControl = `public, max-age=${this.#strategy.onErrorMs / 1000}`;
    const response = new Response(body, { headers: { ...headers, 'Cache-Control': cacheControl } });
    return this.#shared.put(key, response).catch(() => undefined);
  }

  /** Memory drops the entry at once; wait for the promise, or the next request reads the shared copy back. */
  async delete(key: string): Promise<void> {
    this.#memory.delete(key);
    await this.#shared?.delete(key).catch(() => false);
  }

  /** Runs a refresh unless one is running. */
  async refreshOnce(key: string, now: number, refresh: () => Promise<void>): Promise<void> {
    if ((this.#refreshing.get(key) ?? 0) > now) return;
    this.#refreshing.set(key, now + REFRESH_LOCK_MS);
    await refresh().finally(() => this.#refreshing.delete(key));
  }
}
