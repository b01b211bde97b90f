import { describe, expect, it } from 'vitest';
import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { createPrefetcher } from '#app/features/playback/prefetcher.ts';

/** Responds to each request with its item, unless it `fails`. */
function makeSources() {
  const requested: string[] = [];
  const warmed: (string | undefined)[] = [];
  const clock = { ms: 0 };
  const failing = new Set<string>();
  const fetchItem = async (id: string) => {
    requested.push(id);
    if (failing.has(id)) throw new Error('down');
    return { id } as ItemPage;
  };
  const sources = createPrefetcher(
    fetchItem,
    (page) => warmed.push(page?.id),
    () => clock.ms,
  );
  return { sources, requested, warmed, clock, failing };
}

describe('createPrefetcher', () => {
  it('an item is fetched once, prepared once and returned once', async () => {
    const { sources, requested, warmed } = makeSources();
    sources.prefetch('a');
    sources.prefetch('a');
    expect((await sources.take('a'))?.id).toBe('a');
    expect([requested, warmed]).toEqual([['a'], ['a']]);
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
});
