import { LRUCache } from 'lru-cache';
import { isOutage, isTooMany } from './service-error.ts';

const FRESH_MS = 30_000;
const STALE_MS = 3600_000;
const ON_ERROR_MS = 24 * 3600_000;
/** A refresh whose request was cancelled never reports; after this long another one may start. */
const REFRESH_LOCK_MS = 10_000;
const MAX_CHARACTERS = 24 * 1024 * 1024;
const STORED_AT = 'X-Stored-At';

interface Entry {
  value: unknown;
  /** Length of the JSON text, as a measure of what the value costs. */
  characters: number;
  storedAt: number;
}

export interface Loaded<T> {
  value: T;
  text: string;
}

export interface CacheContext {
  now(): number;
  waitUntil(promise: Promise<unknown>): void;
}

export type SharedCache = Pick<Cache, 'match' | 'put' | 'delete'>;

/**
 * Answers that are nobody's own: fresh for 30 s, then stale for an hour while one caller refreshes them, and for a day
 * where the service fails. Isolate memory in front of the Cache API, which survives the isolate.
 */
export class ResponseCache {
  readonly #memory = new LRUCache<string, Entry>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS / 2,
    sizeCalculation: ({ characters }) => characters + 500,
  });
  readonly #refreshing = new LRUCache<string, number>({ max: 2_000 });
  readonly #shared: SharedCache | undefined;

  constructor(shared: SharedCache | undefined) {
    this.#shared = shared;
  }

  /**
   * `key` is a URL that names tenant, version, language and call. `read` turns a stored text into a value, or null when
   * it no longer fits the contract.
   */
  async through<T>(
    key: string,
    context: CacheContext,
    read: (text: string) => T | null,
    load: () => Promise<Loaded<T>>,
  ): Promise<T> {
    const entry = this.#memory.get(key) ?? (await this.#fromShared(key, read));
    const age = entry ? context.now() - entry.storedAt : Number.POSITIVE_INFINITY;
    // Everything under a key was put there by the same call's `load` or `read`.
    if (entry && age < FRESH_MS) return entry.value as T;
    if (entry && age < STALE_MS) {
      this.#refresh(key, context, load);
      return entry.value as T;
    }
    try {
      return await this.#load(key, context, load);
    } catch (error) {
      if (entry && age < ON_ERROR_MS && isInconclusive(error)) return entry.value as T;
      throw error;
    }
  }

  #refresh<T>(key: string, context: CacheContext, load: () => Promise<Loaded<T>>): void {
    const now = context.now();
    if ((this.#refreshing.get(key) ?? 0) > now) return;
    this.#refreshing.set(key, now + REFRESH_LOCK_MS);
    const refreshed = this.#load(key, context, load)
      // The client has logged it; the stale answer stays.
      .catch(() => undefined)
      .finally(() => this.#refreshing.delete(key));
    context.waitUntil(refreshed);
  }

  async #load<T>(key: string, context: CacheContext, load: () => Promise<Loaded<T>>): Promise<T> {
    const { value, text } = await this.#loadOrForget(key, load);
    const storedAt = context.now();
    this.#memory.set(key, { value, characters: text.length, storedAt });
    if (this.#shared) context.waitUntil(this.#toShared(key, text, storedAt));
    return value;
  }

  async #loadOrForget<T>(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    try {
      return await load();
    } catch (error) {
      // "Not found" and the like are answers: what was there before is gone.
      if (!isInconclusive(error)) await this.forget(key);
      throw error;
    }
  }

  /** Waited for, or the next request would read the shared copy back into memory. */
  async forget(key: string): Promise<void> {
    this.#memory.delete(key);
    await this.#shared?.delete(key).catch(() => false);
  }

  async #fromShared<T>(key: string, read: (text: string) => T | null): Promise<Entry | undefined> {
    const stored = await this.#shared?.match(key).catch(() => undefined);
    if (!stored) return undefined;
    const text = await stored.text();
    const value = read(text);
    if (value === null) return undefined;
    const entry = { value, characters: text.length, storedAt: Number(stored.headers.get(STORED_AT) ?? 0) };
    this.#memory.set(key, entry);
    return entry;
  }

  /** The shared cache is a bonus: where it fails, the next isolate asks the service. */
  async #toShared(key: string, text: string, storedAt: number): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${ON_ERROR_MS / 1000}`,
      [STORED_AT]: String(storedAt),
    };
    await this.#shared?.put(key, new Response(text, { headers })).catch(() => undefined);
  }
}

/** Whether a failure leaves open if what was asked for is still as it was. */
function isInconclusive(error: unknown): boolean {
  return isOutage(error) || isTooMany(error);
}
