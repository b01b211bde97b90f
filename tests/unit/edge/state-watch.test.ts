import { expect, test, vi } from 'vitest';
import type { BrandStates } from '#app/contract/brand-states.ts';
import { StateWatch } from '#workers/edge/state-watch.ts';

const HOST = 'harbor.example';
const SUSPENDED = { since: '2026-11-29T12:00:00.000Z', reason: 'Unpaid', languages: ['en'] };

function fixture(states: BrandStates = {}) {
  const source = { states, isDown: false, reads: 0 };
  const platform = {
    fetch: async () => {
      source.reads += 1;
      if (source.isDown) throw new Error('unreachable');
      return Response.json({ states: source.states });
    },
  };
  const waiting: Promise<unknown>[] = [];
  const watch = new StateWatch();
  const find = async (now: number) =>
    watch.find(platform, HOST, { now, waitUntil: (promise) => void waiting.push(promise) });
  return { source, find, watch, platform, deferred: () => Promise.all(waiting) };
}

test('a suspension is seen within eight seconds however seldom pages are visited', async () => {
  const { source, find } = fixture();
  expect(await find(0)).toBeUndefined();
  source.states = { [HOST]: SUSPENDED };
  expect(await find(6_000)).toEqual(SUSPENDED);
});

test('a busy isolate reads the list behind its pages, once in three seconds', async () => {
  const { source, find, deferred } = fixture();
  await find(0);
  source.states = { [HOST]: 'gone' };
  for (const now of [500, 2_900, 3_000, 3_001, 3_500]) expect(await find(now)).toBeUndefined();
  await deferred();
  expect([await find(3_600), source.reads]).toEqual(['gone', 2]);
});

test('where the platform does not respond, what was known stays, and pages do not wait for it again', async () => {
  const { source, find } = fixture({ [HOST]: SUSPENDED });
  await find(0);
  source.isDown = true;
  expect(await find(10_000)).toEqual(SUSPENDED);
  expect(await find(12_000)).toEqual(SUSPENDED);
  expect(source.reads).toBe(2);
});

test('no page waits longer than a second', async () => {
  vi.useFakeTimers();
  const watch = new StateWatch();
  const found = watch.find({ fetch: () => new Promise(() => {}) }, HOST, { now: 0, waitUntil: () => {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toBeUndefined();
  vi.useRealTimers();
});
