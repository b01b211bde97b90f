import { expect, it } from 'vitest';
import { reconnectDelayMs } from '#app/features/playback/live/reconnect-delay.ts';

it('a failed stream is retried soon, then with back-off', () => {
  const delays = [0, 1, 2, 3, 4, 5, 50].map((attempts) => reconnectDelayMs('network', attempts));
  expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it('an expired address is renewed at once, and once only', () => {
  expect(reconnectDelayMs('expired', 0)).toBe(0);
  expect(reconnectDelayMs('expired', 1)).toBeNull();
});

it('an unsupported stream is not retried', () => {
  expect(reconnectDelayMs('unsupported', 0)).toBeNull();
});
