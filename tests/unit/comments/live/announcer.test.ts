import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '#app/features/comments/live/announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Announcer', () => {
  it('the first item is announced at once, and those of the next five seconds together', () => {
    const announced: number[][] = [];
    const announcer = new Announcer<number>((items) => void announced.push(items));
    announcer.add([1]);
    for (let item = 2; item <= 250; item += 1) announcer.add([item]);
    expect(announced).toEqual([[1]]);
    vi.advanceTimersByTime(5_000);
    expect(announced).toHaveLength(2);
    expect(announced[1]).toHaveLength(249);
    vi.advanceTimersByTime(60_000);
    expect(announced).toHaveLength(2);
    announcer.add([251]);
    expect(announced[2]).toEqual([251]);
  });

  it('nothing is announced after a stop or for no items', () => {
    const announced: number[][] = [];
    const announcer = new Announcer<number>((items) => void announced.push(items));
    announcer.add([]);
    announcer.add([1]);
    announcer.add([2]);
    announcer.stop();
    vi.advanceTimersByTime(60_000);
    expect(announced).toEqual([[1]]);
  });
});
