import { describe, expect, test } from 'vitest';
import { type CacheEntry, SwrCache } from '#app/lib/swr-cache.ts';

interface Entry extends CacheEntry {
  size: number;
}

const createCache = () =>
  new SwrCache<Entry>({
    strategy: { freshMs: 10, staleMs: 100, onErrorMs: 1000 },
    maxBytes: 20_000,
    bytesOf: ({ size }) => size * 1_000,
    shared: undefined,
  });

describe('SwrCache', () => {
  test.each([
    [9, 'fresh'],
    [10, 'stale'],
    [99, 'stale'],
    [100, 'on-error'],
    [999, 'on-error'],
    [1000, 'expired'],
  ])('an entry of %i ms is %s', (ageMs, freshness) => {
    expect(createCache().freshness({ storedAt: 0 }, ageMs)).toBe(freshness);
  });

  test('an entry is expired from the moment that its content becomes wrong, however young it is', () => {
    const entry = { storedAt: 0, expiresAt: 5 };
    expect([4, 5].map((now) => createCache().freshness(entry, now))).toEqual(['fresh', 'expired']);
  });

  test('memory drops what was not used for longest, by size, and never takes an entry over half of it', () => {
    const cache = createCache();
    for (const key of ['a', 'b', 'c']) {
      cache.toMemory(key, { storedAt: 0, size: 8 });
      cache.fromMemory('a');
    }
    cache.toMemory('huge', { storedAt: 0, size: 11 });
    const known = ['a', 'b', 'c', 'huge'].filter((key) => cache.fromMemory(key));
    expect(known).toEqual(['a', 'c']);
  });

  test('one refresh a key runs at a time, and another may start once a cancelled one has had ten seconds', async () => {
    const cache = createCache();
    let refreshes = 0;
    const cancelled = () => {
      refreshes += 1;
      return new Promise<void>(() => {});
    };
    void cache.refreshOnce('a', 0, cancelled);
    await cache.refreshOnce('a', 9_999, cancelled);
    void cache.refreshOnce('a', 10_000, cancelled);
    expect(refreshes).toBe(2);
  });
});
