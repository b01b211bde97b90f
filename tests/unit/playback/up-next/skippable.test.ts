import { describe, expect, it } from 'vitest';
import { stretchAt } from '#app/features/playback/up-next/skippable.ts';

const both = { recap: { start: 0, end: 20 }, intro: { start: 15, end: 40 } };

describe('stretchAt', () => {
  it('finds what plays at a second; of two that overlap the recap', () => {
    expect([0, 10, 17, 19.5, 30, 50].map((second) => stretchAt(both, second))).toEqual([
      'recap',
      'recap',
      'recap',
      'intro',
      'intro',
      null,
    ]);
  });

  it('offers nothing in the last second, and where the title carries no times', () => {
    expect(stretchAt(both, 39.2)).toBeNull();
    expect(stretchAt({ recap: null, intro: null }, 3)).toBeNull();
  });
});
