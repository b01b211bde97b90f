import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccessEnd } from '#app/features/playback/player/hooks/use-access-end.ts';

const clock = vi.hoisted(() => ({ listeners: new Set<(nowMs: number) => void>() }));
vi.mock('#app/features/playback/live/shared-clock.ts', () => ({
  followServerClock(_: number | null, listener: (nowMs: number) => void) {
    clock.listeners.add(listener);
    return () => clock.listeners.delete(listener);
  },
}));

const END = '2026-03-01T12:00:00.000Z';
const END_MS = Date.parse(END);
const tick = (nowMs: number) => {
  for (const listener of clock.listeners) listener(nowMs);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clock.listeners.clear();
  vi.useRealTimers();
});

it('followAccessEnd revalidates at the second at which the plan ends, by the server’s clock, and not before', () => {
  const revalidate = vi.fn();
  const stop = followAccessEnd(END, revalidate);
  tick(END_MS - 1);
  expect(revalidate).not.toHaveBeenCalled();
  tick(END_MS);
  expect(revalidate).toHaveBeenCalledTimes(1);
  stop?.();
});

it('followAccessEnd polls until there is another response, however the clock goes on', () => {
  const revalidate = vi.fn();
  const stop = followAccessEnd(END, revalidate);
  for (let second = 0; second < 3; second += 1) tick(END_MS + second * 1000);
  expect(revalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  const revalidations = revalidate.mock.calls.length;
  expect(revalidations).toBeGreaterThan(2);
  stop?.();
  vi.advanceTimersByTime(60_000);
  expect(revalidate).toHaveBeenCalledTimes(revalidations);
  expect(clock.listeners.size).toBe(0);
});

it('followAccessEnd waits for nothing where no plan is needed, or the moment cannot be read', () => {
  for (const moment of [undefined, '', 'soon']) {
    expect(followAccessEnd(moment, () => undefined)).toBeUndefined();
  }
  expect(clock.listeners.size).toBe(0);
});
