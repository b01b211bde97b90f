import { describe, expect, it } from 'vitest';
import { targetOf } from '#app/ui/components/rating/star-input.tsx';

const LAST = 9;

describe('keys on the star input', () => {
  it.each([
    ['ArrowRight', false, 1],
    ['ArrowLeft', false, -1],
    ['ArrowRight', true, -1],
    ['ArrowLeft', true, 1],
    ['ArrowDown', true, 1],
    ['ArrowUp', true, -1],
    ['ArrowDown', false, 1],
    ['ArrowUp', false, -1],
  ])('%s, mirrored %s: %i half step', (key, isMirrored, step) => {
    expect(targetOf(key, 4, LAST, isMirrored)).toBe(4 + step);
  });

  it('arrow keys stop at the ends', () => {
    expect(targetOf('ArrowRight', LAST, LAST, false)).toBe(LAST);
    expect(targetOf('ArrowLeft', 0, LAST, false)).toBe(0);
  });

  it('arrow keys begin with the lowest rating where nothing is chosen', () => {
    expect(targetOf('ArrowRight', -1, LAST, false)).toBe(0);
    expect(targetOf('ArrowLeft', -1, LAST, false)).toBe(0);
  });

  it('Home and End lead to the ends, in both directions', () => {
    for (const isMirrored of [false, true]) {
      expect(targetOf('Home', 5, LAST, isMirrored)).toBe(0);
      expect(targetOf('End', 5, LAST, isMirrored)).toBe(LAST);
    }
  });

  it.each(['Tab', ' ', 'Enter', 'a', 'Escape'])('the key "%s" has its own meaning', (key) => {
    expect(targetOf(key, 5, LAST, false)).toBeNull();
  });
});
