import { expect, it } from 'vitest';
import { guardRetries } from '#app/features/playback/engine/shaka/retry-guard.ts';
import { RECOVERABLE, shakaError } from '../shaka-codes.ts';

const [MANIFEST, SEGMENT] = [0, 1];
type Guard = Parameters<typeof guardRetries>;

/** Whether the library, given this response, would retry. */
function isRetried(error: unknown, { isLive = false } = {}): boolean {
  const networking = new EventTarget();
  const player = { isLive: () => isLive, getNetworkingEngine: () => networking };
  const library = { net: { NetworkingEngine: { RequestType: { SEGMENT } } } };
  guardRetries(...([player, library] as unknown as Guard));
  return networking.dispatchEvent(Object.assign(new Event('retry', { cancelable: true }), { error }));
}

const answer = (status: number, type: number) =>
  shakaError(1001, RECOVERABLE, ['https://a.example/1.mp4', status, '', {}, type]);

it.each([
  ['a rejected segment', answer(403, SEGMENT), false],
  ['a rejected manifest', answer(401, MANIFEST), false],
  ['what is gone for good', answer(410, SEGMENT), false],
  ['a film\u2019s segment that is not there', answer(404, SEGMENT), false],
  ['a manifest that is not there yet', answer(404, MANIFEST), true],
  ['a host in trouble', answer(503, SEGMENT), true],
  ['a line that broke', shakaError(1002, RECOVERABLE, ['u']), true],
  ['what took too long', shakaError(1003, RECOVERABLE, ['u']), true],
  ['something else', new Error('?'), true],
])('a request is retried where a retry may help: %s', (_, error, again) => {
  expect(isRetried(error)).toBe(again);
});

it('a stream\u2019s segment that is not there yet is retried, a rejected one is not', () => {
  expect(isRetried(answer(404, SEGMENT), { isLive: true })).toBe(true);
  expect(isRetried(answer(403, SEGMENT), { isLive: true })).toBe(false);
});
