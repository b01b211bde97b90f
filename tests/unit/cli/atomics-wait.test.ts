import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { waitForChange } from '#cli/local/miniflare-fixes/atomics-wait.ts';

/** Notifies without a response first, as a thread does whose notification for the call before is delayed. */
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

describe('the fixed Atomics.wait', () => {
  test('a wait outlasts the notification of an earlier response', () => {
    expect(waitFor(waitForChange(Atomics.wait))).toBe(1);
  });

  test('the built-in wait returns early, which breaks Miniflare', () => {
    expect(waitFor(Atomics.wait)).toBe(0);
  });

  test('a wait ends at its deadline', () => {
    const cell = new Int32Array(new SharedArrayBuffer(4));
    expect(waitForChange(Atomics.wait)(cell, 0, 0, 20)).toBe('timed-out');
  });
});
