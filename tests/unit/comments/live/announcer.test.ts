import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '#app/features/comments/live/announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says the first at once and gathers the rest', () => {
  const said: number[][] = [];
  const announcer = new Announcer<number>((items) => void said.push(items));
  announcer.add([1]);
  for (let item = 2; item <= 250; item += 1) announcer.add([item]);
  expect(said).toEqual([[1]]);
  vi.advanceTimersByTime(5_000);
  expect(said).toHaveLength(2);
  expect(said[1]).toHaveLength(249);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
  announcer.add([251]);
  expect(said[2]).toEqual([251]);
});

it('is silent when stopped, and about nothing', () => {
  const said: number[][] = [];
  const announcer = new Announcer<number>((items) => void said.push(items));
  announcer.add([]);
  announcer.add([1]);
  announcer.add([2]);
  announcer.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([[1]]);
});
