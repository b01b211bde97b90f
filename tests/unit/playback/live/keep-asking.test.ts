import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAsking } from '#app/features/playback/live/keep-asking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once, every few seconds after that, and not for ever', () => {
  const ask = vi.fn();
  keepAsking(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(3600_000);
  expect(ask).toHaveBeenCalledTimes(20);
});

it('asks no more once it is answered', () => {
  const ask = vi.fn();
  const stop = keepAsking(ask);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
