import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stableShuffle } from '#app/lib/stable-shuffle.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 40 });
const shuffle = (items: readonly string[], seed: string) => stableShuffle(items, seed, (id) => id);

describe('stableShuffle', () => {
  it('the result has all items and does not depend on their order', () => {
    fc.assert(
      fc.property(ids, fc.string(), (items, seed) => {
        const shuffled = shuffle(items, seed);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(shuffle([...items].reverse(), seed)).toEqual(shuffled);
      }),
    );
  });

  it('the others keep their order when an item is removed', () => {
    fc.assert(
      fc.property(ids, fc.string(), (items, seed) => {
        const [gone, ...rest] = items;
        expect(shuffle(items, seed).filter((id) => id !== gone)).toEqual(shuffle(rest, seed));
      }),
    );
  });

  it("the order differs from day to day and from the input's", () => {
    const items = Array.from({ length: 30 }, (_, index) => `channel-${String(index).padStart(2, '0')}`);
    const today = shuffle(items, 'pulse/2026-11-22');
    expect(today).not.toEqual(items);
    expect(shuffle(items, 'pulse/2026-11-23')).not.toEqual(today);
  });

  it('each of six items comes first about as often as the others', () => {
    const items = ['one', 'two', 'three', 'four', 'five', 'six'];
    const counts = new Map<string, number>();
    for (let day = 0; day < 1200; day++) {
      const [first = ''] = shuffle(items, `pulse/${day}`);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    for (const id of items) expect(counts.get(id)).toBeGreaterThan(130);
  });
});
