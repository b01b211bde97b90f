import { deferAfter } from '#app/lib/defer-after.ts';
import { heapBytesOf } from '#app/lib/heap-bytes.ts';
import { type CacheEntry, type CacheStrategy, type SharedCache, SwrCache } from '#app/lib/swr-cache.ts';
import { isOutage, isTooMany } from './service-error.ts';

const CACHE_HOUR: CacheStrategy = { freshMs: 30_000, staleMs: 3600_000, onErrorMs: 24 * 3600_000 };
/** How long a viewer waits for a newer response than the one that is there. */
const REFRESH_PATIENCE_MS = 800;
/**
 * An isolate has 128 MB, of which this cache and that of pages (workers/edge/page-cache.ts) take at most 48. Full of
 * tiny responses they take 31, of lists in Latin or Arabic script 38, of long texts or of empty objects 44 (measured in
 * Node, whose pointers are twice as long as workerd's: tests/unit/services/cache-heap.test.ts).
 */
const MAX_BYTES = 24 * 1024 * 1024;
const STORED_AT = 'X-Stored-At';

interface Entry extends CacheEntry {
  value: unknown;
  bytes: number;
}

export interface Loaded<T> {
  value: T;
  text: string;
}

export interface CacheContext {
  now(): number;
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * Service responses that are the same for everybody: fresh for 30 s, then stale for an hour while one caller
 * refreshes them, and for a day where the service fails.
 */
export class ResponseCache {
  readonly #cache: SwrCache<Entry>;

  constructor(shared: SharedCache | undefined, strategy = CACHE_HOUR, maxBytes = MAX_BYTES) {
    this.#cache = new SwrCache({
      strategy,
      maxBytes,
      bytesOf: ({ bytes }) => bytes,
      shared,
    });
  }

  /**
   * `key` is a URL that names tenant, version, language and call. `read` turns a stored text into a value, or
   * null when it no longer fits the contract.
   */
  async through<T>(
    key: string,
    context: CacheContext,
    read: (text: string) => T | null,
    load: () => Promise<Loaded<T>>,
  ): Promise<T> {
    const entry = await this.#find(key, read);
    const freshness = entry ? this.#cache.freshness(entry, context.now()) : 'expired';
    // Every entry under a key was stored by the same call's `load` or `read`.
    if (entry && freshness === 'fresh') return entry.value as T;
    if (entry && freshness === 'stale') {
      context.waitUntil(this.#refresh(key, context, load));
      return entry.value as T;
    }
    const loading = this.#load(key, context, load);
    if (!entry || freshness !== 'on-error') return loading;
    try {
      return await this.#orSoon(loading, context, entry.value as T);
    } catch (error) {
      if (isInconclusive(error)) return entry.value as T;
      throw error;
    }
  }

  /** What is stored, whatever its age; undefined where it is too old even for a failing service. */
  async peek<T>(key: string, now: number, read: (text: string) => T | null): Promise<T | undefined> {
    const entry = await this.#find(key, read);
    // As in `through`.
    return entry && this.#cache.freshness(entry, now) !== 'expired' ? (entry.value as T) : undefined;
  }

  store<T>(key: string, context: CacheContext, { value, text }: Loaded<T>): void {
    const storedAt = context.now();
    this.#cache.toMemory(key, { value, bytes: heapBytesOf(value), storedAt });
    const headers = { 'Content-Type': 'application/json', [STORED_AT]: String(storedAt) };
    const stored = this.#cache.toShared(key, text, headers);
    if (stored) context.waitUntil(stored);
  }

  /** The old value where the new one is slow, which is stored for the next caller when it comes. */
  async #orSoon<T>(loading: Promise<T>, context: CacheContext, old: T): Promise<T> {
    const answer = await deferAfter(
      loading.then((value) => ({ value })),
      REFRESH_PATIENCE_MS,
    );
    if (!('deferred' in answer)) return answer.value;
    context.waitUntil(answer.deferred.catch(() => undefined));
    return old;
  }

  #refresh<T>(key: string, context: CacheContext, load: () => Promise<Loaded<T>>): Promise<void> {
    return this.#cache.refreshOnce(key, context.now(), () =>
      this.#load(key, context, load).then(
        () => undefined,
        // The client has logged it; the stale response stays.
        () => undefined,
      ),
    );
  }

  async #load<T>(key: string, context: CacheContext, load: () => Promise<Loaded<T>>): Promise<T> {
    const loaded = await this.#loadOrForget(key, load);
    this.store(key, context, loaded);
    return loaded.value;
  }

  async #loadOrForget<T>(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    try {
      return await load();
    } catch (error) {
      // "Not found" and the like are conclusive: what was there before is gone.
      if (!isInconclusive(error)) await this.forget(key);
      throw error;
    }
  }

  forget(key: string): Promise<void> {
    return this.#cache.delete(key);
  }

  async #find<T>(key: string, read: (text: string) => T | null): Promise<Entry | undefined> {
    return this.#cache.fromMemory(key) ?? (await this.#fromShared(key, read));
  }

  async #fromShared<T>(key: string, read: (text: string) => T | null): Promise<Entry | undefined> {
    const entry = await this.#cache.fromShared(key, async (stored) => {
      const text = await stored.text();
      const value = read(text);
      if (value === null) return undefined;
      return { value, bytes: heapBytesOf(value), storedAt: Number(stored.headers.get(STORED_AT) ?? 0) };
    });
    if (entry) this.#cache.toMemory(key, entry);
    return entry;
  }
}

/** Whether a failure leaves open if the cached response is still right. */
function isInconclusive(error: unknown): boolean {
  return isOutage(error) || isTooMany(error);
}
