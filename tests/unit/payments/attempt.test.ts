import { expect, test } from 'vitest';
import { isCurrent, newAttempt, paymentKey } from '#app/features/payments/checkout/attempt.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('a form is current for half an hour, as long as the price that it shows', () => {
  const attempt = newAttempt(NOW);
  expect([0, 29.9, 30, 600].map((minutes) => isCurrent(attempt, after(minutes)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // Made by a machine whose clock is ahead.
  expect(isCurrent(attempt, after(-0.5))).toBe(true);
  expect(isCurrent(attempt, after(-2))).toBe(false);
});

test.each([
  null,
  '',
  'x',
  '-',
  `${'z'.repeat(10)}-${'0'.repeat(32)}`,
  newAttempt(NOW).toUpperCase(),
  `${newAttempt(NOW)}0`,
])('what was not made here is none: %s', (attempt) => {
  expect(isCurrent(attempt, NOW)).toBe(false);
});

test('two forms are never the same', () => {
  expect(newAttempt(NOW)).not.toBe(newAttempt(NOW));
});

test('a key is one choice in one form, and fits the service’s header', async () => {
  const attempt = newAttempt(NOW);
  const choice = { planId: 'plan', gatewayId: 'stripe', discountId: null, code: '' };
  const key = await paymentKey(attempt, choice);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await paymentKey(attempt, { ...choice })).toBe(key);
  const others = await Promise.all([
    paymentKey(newAttempt(NOW), choice),
    paymentKey(attempt, { ...choice, planId: 'other' }),
    paymentKey(attempt, { ...choice, gatewayId: 'paypal' }),
    paymentKey(attempt, { ...choice, discountId: 'voucher' }),
    paymentKey(attempt, { ...choice, code: 'FERRY5' }),
  ]);
  expect(new Set([key, ...others]).size).toBe(6);
});
