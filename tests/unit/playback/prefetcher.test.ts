import { describe, expect, it } from 'vitest';
import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { createPrefetcher } from '#app/features/playback/prefetcher.ts';

/** Responds to each request with its item, unless it `fails`. */
function makeSources() {
  const requested: string[] = [];
  const followed: (string | undefined)[] = [];
  const agesMs: number[] = [];
  const clock = { ms: 0 };
  const failing = new Set<string>();
  const fetchItem = async (id: string) => {
    requested.push(id);
    if (failing.has(id)) throw new Error('down');
    return { id } as ItemPage;
  };
  const sources = createPrefetcher<ItemPage>({
    fetchData: fetchItem,
    onPrefetched: (page, ageMs) => {
      followed.push(page?.id);
      agesMs.push(ageMs);
    },
    isReusable: (page) => page?.id !== 'refused',
    now: () => clock.ms,
  });
  return { sources, requested, followed, agesMs, clock, failing };
}

describe('createPrefetcher', () => {
  it('an item is fetched once, prepared once and returned once', async () => {
    const { sources, requested, followed } = makeSources();
    sources.prefetch('a');
    sources.prefetch('a');
    expect((await sources.take('a'))?.id).toBe('a');
    expect([requested, followed]).toEqual([['a'], ['a']]);
    await sources.take('a');
    expect(requested).toEqual(['a', 'a']);
  });

  it('an item is fetched again when it is stale', async () => {
    const { sources, requested, clock } = makeSources();
    sources.prefetch('a');
    clock.ms = PREFETCH_TTL_MS;
    sources.prefetch('a');
    await sources.take('a');
    expect(requested).toEqual(['a', 'a']);
  });

  it('an item gives way to another', async () => {
    const { sources, requested } = makeSources();
    sources.prefetch('a');
    expect((await sources.take('b'))?.id).toBe('b');
    expect(requested).toEqual(['a', 'b']);
  });

  it('an item that failed is fetched again when it is needed', async () => {
    const { sources, failing, requested } = makeSources();
    failing.add('a');
    sources.prefetch('a');
    await new Promise((resolve) => setTimeout(resolve));
    failing.clear();
    expect((await sources.take('a'))?.id).toBe('a');
    expect(requested).toEqual(['a', 'a']);
    failing.add('b');
    await expect(sources.take('b')).rejects.toThrow('down');
  });

  it('data alone are followed by nothing until what they describe will probably play', async () => {
    const { sources, requested, followed, agesMs, clock } = makeSources();
    sources.prefetchData('a');
    sources.prefetchData('a');
    await Promise.resolve();
    expect([requested, followed]).toEqual([['a'], []]);
    clock.ms = 1500;
    sources.prefetch('a');
    sources.prefetch('a');
    await Promise.resolve();
    expect([requested, followed, agesMs]).toEqual([['a'], ['a'], [1500]]);
  });

  it('what has arrived can be looked at until it is handed over, dropped or stale', async () => {
    const { sources, clock } = makeSources();
    sources.prefetchData('a');
    expect(sources.peek('a')).toBeUndefined();
    await Promise.resolve();
    expect([sources.peek('a')?.id, sources.peek('b')]).toEqual(['a', undefined]);
    await sources.take('a');
    expect(sources.peek('a')).toBeUndefined();
    sources.prefetchData('b');
    await Promise.resolve();
    clock.ms = PREFETCH_TTL_MS;
    expect(sources.peek('b')).toBeUndefined();
    sources.prefetchData('c');
    await Promise.resolve();
    sources.clear();
    expect(sources.peek('c')).toBeUndefined();
  });

  it('a response that is not worth keeping is fetched again when it is needed', async () => {
    const { sources, requested } = makeSources();
    sources.prefetchData('refused');
    await Promise.resolve();
    await Promise.resolve();
    await sources.take('refused');
    expect(requested).toEqual(['refused', 'refused']);
  });
});
