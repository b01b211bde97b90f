import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { waitForChange } from '#cli/local/miniflare-fixes/atomics-wait.ts';

/** Notifies without an answer first, as a helper does that is late with the notification for the call before. */
const HELPER = `
const { cell } = require('node:worker_threads').workerData;
const pause = new Int32Array(new SharedArrayBuffer(4));
while (Atomics.notify(cell, 0) === 0) Atomics.wait(pause, 0, 0, 5);
Atomics.wait(pause, 0, 0, 100);
Atomics.store(cell, 0, 1);
Atomics.notify(cell, 0);
`;

function waitFor(wait: ReturnType<typeof waitForChange>): number {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const helper = new Worker(HELPER, { eval: true, workerData: { cell } });
  wait(cell, 0, 0);
  const seen = Atomics.load(cell, 0);
  helper.unref();
  return seen;
}

test('a wait outlasts a notification that came for an earlier answer', () => {
  expect(waitFor(waitForChange(Atomics.wait))).toBe(1);
});

test('the plain wait does not, which is what Miniflare trips over', () => {
  expect(waitFor(Atomics.wait)).toBe(0);
});

test('a deadline is kept', () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  expect(waitForChange(Atomics.wait)(cell, 0, 0, 20)).toBe('timed-out');
});
