import { afterEach, expect, it, vi } from 'vitest';
import { mayPrefetch } from '#app/features/playback/engine/preload/may-prefetch.ts';

const browser = (connection: object | undefined, isReduced = false) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-data: reduce)',
  }));
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a browser that does not tell', undefined, true],
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['a slow line', { effectiveType: '3g' }, false],
  ['a very slow line', { effectiveType: 'slow-2g' }, false],
  ['a line to be spared', { saveData: true, effectiveType: '4g' }, false],
])('prefetching depends on the connection: %s', (_, connection, expected) => {
  browser(connection);
  expect(mayPrefetch()).toBe(expected);
});

it('nothing is prefetched where less data is preferred', () => {
  browser(undefined, true);
  expect(mayPrefetch()).toBe(false);
});
