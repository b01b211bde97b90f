import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEmoji } from '#app/features/comments/emoji/load-emoji.ts';

/** The site's own files, as it serves them. */
function serveFiles() {
  const fetchedPaths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetchedPaths.push(path);
    return new Response(readFileSync(`public${path}`));
  });
  return fetchedPaths;
}

afterEach(() => vi.unstubAllGlobals());

describe('loadEmoji', () => {
  // This test comes first, because the library caches what it has loaded.
  it('a failed download is thrown', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    await expect(loadEmoji('fr-CA', {})).rejects.toThrow();
  });

  it.each([
    ['en', 'popcorn', 'Food & drink'],
    ['es', 'palomitas', 'Comida y bebida'],
    ['fr', 'pop-corn', 'Nourriture et boissons'],
    ['ar', 'فشار', 'طعام وشراب'],
  ])('emoji and categories are named in %s', async (lng, word, group) => {
    const fetchedPaths = serveFiles();
    const { emojis, categories } = await loadEmoji(lng, {});
    expect(new Set(fetchedPaths)).toEqual(
      new Set([`/frontend/emoji/${lng}/en/data.json`, `/frontend/emoji/${lng}/en/messages.json`]),
    );
    expect(categories).toHaveLength(9);
    const popcorn = emojis.find(({ emoji }) => emoji === '🍿');
    expect([popcorn?.label, ...(popcorn?.tags ?? [])].join(' ').toLowerCase()).toContain(word);
    expect(categories.find(({ index }) => index === popcorn?.category)?.label).toBe(group);
    const indices = categories.map(({ index }) => index);
    expect(emojis.filter(({ category }) => !indices.includes(category))).toEqual([]);
  });

  it('Arabic emoji have Arabic names and English tags, too', async () => {
    serveFiles();
    const { emojis, skinTones } = await loadEmoji('ar', {});
    expect(emojis.length).toBeGreaterThan(1500);
    expect(emojis.filter(({ label }) => !/\p{sc=Arabic}/u.test(label))).toEqual([]);
    expect(emojis.find(({ emoji }) => emoji === '🍿')?.tags).toContain('popcorn');
    expect(Object.values(skinTones).every((label) => /\p{sc=Arabic}/u.test(label))).toBe(true);
  });

  it('emoji are found by words without their accents', async () => {
    serveFiles();
    const { emojis } = await loadEmoji('es', {});
    expect(emojis.find(({ emoji }) => emoji === '❤️')?.tags).toContain('corazon rojo');
  });

  it('emoji have skin tones', async () => {
    serveFiles();
    const { emojis } = await loadEmoji('fr', {});
    expect(emojis.find(({ emoji }) => emoji === '👋')?.skins?.medium).toBe('👋🏽');
  });

  it('emoji are English for a language without its own names', async () => {
    serveFiles();
    const { emojis } = await loadEmoji('pt-BR', {});
    expect(emojis.find(({ emoji }) => emoji === '🍿')?.label).toBe('Popcorn');
  });
});
