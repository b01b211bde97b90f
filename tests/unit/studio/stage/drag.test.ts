import { describe, expect, it } from 'vitest';
import { cardGapAt, placeOf } from '#app/features/studio/stage/drag/card-gap.ts';
import { edgeStep } from '#app/features/studio/stage/drag/edge-scroll.ts';
import { gapAt } from '#app/features/studio/stage/drag/gap-at.ts';

const BLOCKS = ['a', 'b', 'c'].map((id, index) => ({ id, top: index * 100, bottom: index * 100 + 100 }));

describe('gapAt', () => {
  it('is the place between blocks that is nearest to the pointer', () => {
    expect(gapAt(BLOCKS, 'c', 20)).toEqual({ above: null, below: 'a' });
    expect(gapAt(BLOCKS, 'c', 80)).toEqual({ above: 'a', below: 'b' });
    expect(gapAt(BLOCKS, 'a', 180)).toEqual({ above: 'b', below: 'c' });
    expect(gapAt(BLOCKS, 'a', 900)).toEqual({ above: 'c', below: null });
    expect(gapAt(BLOCKS, 'b', -900)).toEqual({ above: null, below: 'a' });
  });

  it('is none where the block is already, above and below itself', () => {
    expect(gapAt(BLOCKS, 'b', 80)).toBeNull();
    expect(gapAt(BLOCKS, 'b', 180)).toBeNull();
    expect(gapAt(BLOCKS, 'a', 20)).toBeNull();
    expect(gapAt(BLOCKS, 'c', 280)).toBeNull();
  });
});

const rect = (id: string, left: number, top: number) => ({
  ...{ id, left, right: left + 90, top, bottom: top + 90 },
});

describe('cardGapAt', () => {
  const ROW = [rect('a', 0, 0), rect('b', 100, 0), rect('c', 0, 100), rect('d', 100, 100)];
  const gapOf = (x: number, y: number, cards = ROW, isRightToLeft = false) => {
    const gap = cardGapAt(cards, { x, y }, isRightToLeft);
    return gap && [gap.beside, gap.isBefore ? 'before' : 'after', gap.side];
  };

  it('is beside the nearest card, in the direction that cards run', () => {
    expect(gapOf(10, 50)).toEqual(['a', 'before', 'left']);
    expect(gapOf(80, 50)).toEqual(['a', 'after', 'right']);
    expect(gapOf(110, 180)).toEqual(['d', 'before', 'left']);
    expect(gapOf(900, 10)).toEqual(['b', 'after', 'right']);
    expect(gapOf(10, 50, ROW, true)).toEqual(['a', 'after', 'left']);
    expect(gapOf(10, 50, [])).toBeNull();
  });

  it('is above or below where cards are one below the other', () => {
    const column = [rect('a', 0, 0), rect('b', 0, 100)];
    expect(gapOf(10, 20, column)).toEqual(['a', 'before', 'top']);
    expect(gapOf(80, 170, column)).toEqual(['b', 'after', 'bottom']);
  });
});

describe('placeOf', () => {
  it.each([
    ['a', 'c', false, 2],
    ['a', 'c', true, 1],
    ['c', 'a', true, 0],
    ['c', 'a', false, 1],
    // Where it is already.
    ['a', 'b', true, null],
    ['b', 'a', false, null],
    ['b', 'b', true, null],
    ['gone', 'a', true, null],
  ])('of %s beside %s (before: %s) is %s', (dragged, beside, isBefore, place) => {
    expect(placeOf(['a', 'b', 'c'], dragged, { beside, isBefore })).toBe(place);
  });
});

describe('edgeStep', () => {
  it('scrolls near the edges of the window, the faster the nearer', () => {
    expect(edgeStep(500, 1000)).toBe(0);
    expect(edgeStep(960, 1000)).toBe(8);
    expect(edgeStep(1000, 1000)).toBe(16);
    expect(edgeStep(70, 1000)).toBe(-8);
    expect(edgeStep(0, 1000)).toBe(-16);
    expect(edgeStep(-50, 1000)).toBe(-16);
  });
});
