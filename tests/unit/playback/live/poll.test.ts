import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '#app/features/playback/live/poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once, every few seconds for a minute, and now and then after that', () => {
  const ask = vi.fn();
  const stop = poll(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(51_000);
  expect(ask).toHaveBeenCalledTimes(20);
  // A stream that begins an hour late is still noticed, by a page that has stood open all the while.
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(40);
  stop();
});

it('asks no more once it is answered', () => {
  const ask = vi.fn();
  const stop = poll(ask);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
