import { describe, expect, it } from 'vitest';
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
