import { describe, expect, it } from 'vitest';
import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { createPrefetcher } from '#app/features/playback/prefetcher.ts';

/** Answers each question with the item asked for, unless it `fails`. */
function makeSources() {
  const asked: string[] = [];
  const warmed: (string | undefined)[] = [];
  const clock = { ms: 0 };
  const failing = new Set<string>();
  const fetchItem = async (id: string) => {
    asked.push(id);
    if (failing.has(id)) throw new Error('down');
    return { id } as ItemPage;
  };
  const sources = createPrefetcher(
    fetchItem,
    (page) => warmed.push(page?.id),
    () => clock.ms,
  );
  return { sources, asked, warmed, clock, failing };
}

describe('items asked for ahead', () => {
  it('are asked for once, prepared once and handed over once', async () => {
    const { sources, asked, warmed } = makeSources();
    sources.prefetch('a');
    sources.prefetch('a');
    expect((await sources.take('a'))?.id).toBe('a');
    expect([asked, warmed]).toEqual([['a'], ['a']]);
    await sources.take('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('are asked for again when they are too old to be signed for now', async () => {
    const { sources, asked, clock } = makeSources();
    sources.prefetch('a');
    clock.ms = PREFETCH_TTL_MS;
    sources.prefetch('a');
    await sources.take('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('give way to another', async () => {
    const { sources, asked } = makeSources();
    sources.prefetch('a');
    expect((await sources.take('b'))?.id).toBe('b');
    expect(asked).toEqual(['a', 'b']);
  });

  it('that failed are asked for again when their turn comes', async () => {
    const { sources, failing, asked } = makeSources();
    failing.add('a');
    sources.prefetch('a');
    await new Promise((resolve) => setTimeout(resolve));
    failing.clear();
    expect((await sources.take('a'))?.id).toBe('a');
    expect(asked).toEqual(['a', 'a']);
    failing.add('b');
    await expect(sources.take('b')).rejects.toThrow('down');
  });
});
