import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCK_BYTES, blocksOf, MAX_BLOCKS } from '#workers/platform/assets/block-range.ts';

describe('the blocks of a range', () => {
  test('together are exactly the range, whatever it is', () => {
    const anyRange = fc
      .integer({ min: 1, max: 40 * BLOCK_BYTES })
      .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1), fc.nat(size - 1)));
    fc.assert(
      fc.property(anyRange, ([size, one, other]) => {
        const range = { start: Math.min(one, other), end: Math.max(one, other) };
        const blocks = blocksOf(range, size);
        if (!blocks) return range.end - range.start >= (MAX_BLOCKS - 1) * BLOCK_BYTES;
        let next = range.start;
        for (const block of blocks) {
          expect(block.range.start).toBe(block.index * BLOCK_BYTES);
          expect(block.range.end).toBeLessThan(size);
          expect(block.range.start + block.wanted.start).toBe(next);
          next = block.range.start + block.wanted.end + 1;
        }
        return next === range.end + 1 && blocks.length <= MAX_BLOCKS;
      }),
    );
  });

  test('of a segment within one are one', () => {
    expect(blocksOf({ start: 10, end: 20 }, 100)).toEqual([
      { index: 0, range: { start: 0, end: 99 }, wanted: { start: 10, end: 20 } },
    ]);
  });
});
