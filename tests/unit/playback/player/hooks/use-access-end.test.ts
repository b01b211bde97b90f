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
const tell = (nowMs: number) => {
  for (const listener of clock.listeners) listener(nowMs);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clock.listeners.clear();
  vi.useRealTimers();
});

it('asks at the second at which the plan ends, by the server’s clock, and not before', () => {
  const ask = vi.fn();
  const stop = followAccessEnd(END, ask);
  tell(END_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  tell(END_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  stop?.();
});

it('asks again until there is another answer, whatever the clock goes on to say', () => {
  const ask = vi.fn();
  const stop = followAccessEnd(END, ask);
  for (let second = 0; second < 3; second += 1) tell(END_MS + second * 1000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  const asked = ask.mock.calls.length;
  expect(asked).toBeGreaterThan(2);
  stop?.();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(clock.listeners.size).toBe(0);
});

it('waits for nothing where no plan is needed, or the moment cannot be read', () => {
  for (const moment of [undefined, '', 'soon']) {
    expect(followAccessEnd(moment, () => undefined)).toBeUndefined();
  }
  expect(clock.listeners.size).toBe(0);
});
