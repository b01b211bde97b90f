import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '#app/features/playback/engine/failure.ts';
import { openShakaEngine } from '#app/features/playback/engine/shaka/shaka-engine.ts';
import { CRITICAL, RECOVERABLE, SHAKA_CODES, shakaError } from '../shaka-codes.ts';

type Open = typeof openShakaEngine;

/** A library that fails on demand, on an element of which `bufferedSeconds` seconds are buffered. */
function makeFilm({ bufferedSeconds = 0, isLive = false, load = async () => undefined as unknown } = {}) {
  const film = { bufferedSeconds };
  const video = Object.assign(new EventTarget(), {
    currentTime: 10,
    buffered: { length: 1, start: () => 0, end: () => 10 + film.bufferedSeconds },
  });
  const player = Object.assign(new EventTarget(), {
    setVideoContainer: () => undefined,
    attach: async () => undefined,
    load,
    destroy: vi.fn(async () => undefined),
    isLive: () => isLive,
    retryStreaming: vi.fn(() => true),
    getStats: () => ({ estimatedBandwidth: 0 }),
  });
  const onFailure = vi.fn();
  const request = { player, video, captionsStage: null, manifest: 'film.m3u8', startAtSeconds: null };
  const open = () =>
    openShakaEngine({ ...request, thumbnailsUrl: undefined } as unknown as Parameters<Open>[0], {
      onFailure,
      onTracksChange: () => undefined,
    });
  const fail = (error: object) => player.dispatchEvent(Object.assign(new Event('error'), { detail: error }));
  return { film, player, onFailure, open, fail };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});

describe('openShakaEngine', () => {
  it.each(SHAKA_CODES)('$name ($code) while opening is reported by its kind', async ({ code }) => {
    const error = shakaError(code);
    const { open, player } = makeFilm({ load: () => Promise.reject(error) });
    await expect(open()).rejects.toMatchObject({ name: 'PlaybackError', failure: failureOf(error, true) });
    expect(player.destroy).toHaveBeenCalledOnce();
  });

  it.each(SHAKA_CODES)(
    '$name ($code) while playing is reported, once nothing more can be shown',
    async ({ code }) => {
      const error = shakaError(code);
      const { open, fail, onFailure } = makeFilm();
      await open();
      fail(error);
      expect(onFailure.mock.calls).toEqual([[failureOf(error, true)]]);
    },
  );

  it('an error that the library mends itself is not reported', async () => {
    const { open, fail, onFailure } = makeFilm();
    await open();
    for (const { code } of SHAKA_CODES) fail(shakaError(code, RECOVERABLE));
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('a network error is not reported while buffered data play, and is retried meanwhile', async () => {
    const { open, fail, film, player, onFailure } = makeFilm({ bufferedSeconds: 8 });
    await open();
    fail(shakaError(1002));
    expect(player.retryStreaming).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
    film.bufferedSeconds = 0;
    fail(shakaError(1002));
    expect(onFailure.mock.calls).toEqual([['network']]);
  });

  it('a network error is reported at once where the library does not retry', async () => {
    const { open, fail, player, onFailure } = makeFilm({ bufferedSeconds: 8 });
    player.retryStreaming.mockReturnValue(false);
    await open();
    fail(shakaError(1002));
    expect(onFailure.mock.calls).toEqual([['network']]);
  });

  it('a media error is reported whatever is buffered', async () => {
    const { open, fail, onFailure } = makeFilm({ bufferedSeconds: 8 });
    await open();
    fail(shakaError(4015));
    expect(onFailure.mock.calls).toEqual([['damaged']]);
  });

  it('an expired address of a stream is reported once, though the library would go on retrying', async () => {
    const { open, fail, onFailure } = makeFilm({ isLive: true });
    await open();
    for (let time = 0; time < 3; time += 1) fail(shakaError(1001, RECOVERABLE, ['u', 403]));
    expect(onFailure.mock.calls).toEqual([['expired']]);
  });

  it('an error while offline is reported as the connection’s', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { open, fail, onFailure } = makeFilm();
    await open();
    fail(shakaError(1002, CRITICAL));
    expect(onFailure.mock.calls).toEqual([['offline']]);
  });
});
