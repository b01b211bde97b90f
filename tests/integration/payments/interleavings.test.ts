import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInterleavings } from '#tests/support/payments/open-interleavings.ts';

// Random sequences of payments over all five gateways; tests/support/payments defines their steps. Without
// PAYMENT_RUNS as many run as five seconds hold. PAYMENT_SEED and PAYMENT_FROM reproduce a failure.

const MINUTE_MS = 60_000;
const TIME_MS = 5_000;
const seed = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000);
const from = Number(process.env.PAYMENT_FROM ?? 0);
const wanted = Number(process.env.PAYMENT_RUNS ?? Number.POSITIVE_INFINITY);

let interleavings: Awaited<ReturnType<typeof openInterleavings>>;

beforeAll(async () => {
  interleavings = await openInterleavings();
}, 2 * MINUTE_MS);

afterAll(() => interleavings.close());

test('no payment is granted twice, none is lost, and the books are right, whatever comes when', {
  timeout: Number.isFinite(wanted) ? 0 : 4 * MINUTE_MS,
}, async () => {
  const { runs, seconds, steps, broken } = await interleavings.run({
    seed,
    from,
    wanted,
    timeMs: Number.isFinite(wanted) ? Number.POSITIVE_INFINITY : TIME_MS,
  });
  process.stdout.write(
    `payments: ${runs} runs in ${seconds} s, PAYMENT_SEED=${seed} PAYMENT_FROM=${from}: ${JSON.stringify(steps)}\n`,
  );
  expect(broken, `PAYMENT_SEED=${seed}`).toEqual([]);
  expect(runs).toBeGreaterThan(0);
  // Runs in which nothing was ever paid, declined or refunded would prove nothing.
  for (const state of [
    'captured',
    'refunded',
    'failed',
    'pending',
    'charged',
    'renew',
    'cancel',
    'forgery',
    'trials',
  ]) {
    expect(steps[state], state).toBeGreaterThan(0);
  }
});
