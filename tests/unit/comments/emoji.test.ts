import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEmoji, loadEmoji } from '#app/features/comments/emoji/emoji-data.ts';
import { nextEmoji } from '#app/features/comments/emoji/next-emoji.ts';

/** The site's own files, as it serves them. */
function serveFiles() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(readFileSync(`public${path}`));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the emoji', () => {
  it.each([
    ['en', 'popcorn'],
    ['es', 'palomitas'],
    ['fr', 'pop-corn'],
    ['ar', 'popcorn'],
  ])('are found in %s', async (lng, word) => {
    const asked = serveFiles();
    const groups = await loadEmoji(lng);
    expect(asked).toEqual([`/frontend/emoji/${lng}.json`]);
    expect(groups).toHaveLength(9);
    expect(findEmoji(groups, ` ${word.toUpperCase()} `).flatMap(({ emojis }) => emojis[0]?.emoji)).toEqual([
      '🍿',
    ]);
    expect(findEmoji(groups, '')).toEqual(groups);
    expect(findEmoji(groups, 'no such thing')).toEqual([]);
  });

  it('are English where we have no others', async () => {
    const asked = serveFiles();
    await loadEmoji('pt-BR');
    expect(asked).toEqual(['/frontend/emoji/en.json']);
  });
});

describe('an arrow', () => {
  // Two rows of three, then one of two under a heading.
  const all = [0, 0, 0, 40, 40, 40, 110, 110].map((offsetTop, index) => ({
    id: index,
    offsetTop,
    offsetLeft: (index % 3) * 40,
  }));
  const go = (from: number | null, key: string, isRightToLeft = false) => {
    const next = nextEmoji(all, from === null ? null : all[from], key, { isRightToLeft });
    return next === null ? null : next?.id;
  };

  it('leads on in reading order, and to the nearest of the next row', () => {
    expect([
      go(0, 'ArrowRight'),
      go(3, 'ArrowLeft'),
      go(1, 'ArrowDown'),
      go(5, 'ArrowDown'),
      go(4, 'ArrowUp'),
    ]).toEqual([1, 2, 4, 7, 1]);
    expect([go(0, 'ArrowLeft', true), go(3, 'ArrowRight', true)]).toEqual([1, 2]);
  });

  it('leads from the search to the first and back', () => {
    expect([
      go(null, 'ArrowDown'),
      go(1, 'ArrowUp'),
      go(null, 'ArrowRight'),
      go(7, 'ArrowDown'),
      go(0, 'Escape'),
    ]).toEqual([0, null, undefined, undefined, undefined]);
  });
});
