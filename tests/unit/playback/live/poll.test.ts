import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '#app/features/playback/live/poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('poll requests at once, every few seconds for a minute, and less often after that', () => {
  const request = vi.fn();
  const stop = poll(request);
  expect(request).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  expect(request).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(51_000);
  expect(request).toHaveBeenCalledTimes(20);
  // A stream that begins an hour late is still detected, by a page that has been open all the while.
  vi.advanceTimersByTime(600_000);
  expect(request).toHaveBeenCalledTimes(40);
  stop();
});

it('poll requests no more once it is stopped', () => {
  const request = vi.fn();
  const stop = poll(request);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(request).toHaveBeenCalledTimes(1);
});
