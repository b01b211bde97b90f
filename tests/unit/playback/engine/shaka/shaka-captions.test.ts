import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptionsChoice } from '#app/features/playback/engine/shaka/shaka-captions.ts';

const DURATION = 24;

type Choice = typeof createCaptionsChoice;

/** A film buffered to `bufferedTo` seconds, and a library that has captions while `hasText` is true. */
function open({ isLive = false } = {}) {
  const film = { bufferedTo: 8, hasText: false };
  const video = {
    currentTime: 1,
    paused: true,
    duration: DURATION,
    buffered: { length: 1, start: () => 0, end: () => film.bufferedTo },
  };
  const load = vi.fn(async () => undefined);
  const selectTextTrack = vi.fn();
  const player = {
    load,
    selectTextTrack,
    getTextTracks: () => [{ id: 7, originalTextId: 'en' }],
    getAudioTracks: () => [],
    getAssetUri: () => 'film.m3u8',
    getBufferedInfo: () => ({ text: film.hasText ? [{ start: 0, end: 4 }] : [] }),
    isLive: () => isLive,
  };
  const onError = vi.fn();
  const [asPlayer, asVideo] = [player, video] as unknown as [Parameters<Choice>[0], Parameters<Choice>[1]];
  return { film, load, selectTextTrack, onError, choice: createCaptionsChoice(asPlayer, asVideo, onError) };
}

// Loaded on demand, which takes a time that no fake timer controls.
beforeAll(() => import('#app/features/playback/engine/shaka/reload-at-position.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createCaptionsChoice', () => {
  it('chosen captions that come are left alone', async () => {
    const { film, load, choice, selectTextTrack } = open();
    choice.select('7');
    expect(selectTextTrack).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    film.hasText = true;
    film.bufferedTo = DURATION;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('chosen captions wait as long as the film is on its way', async () => {
    const { load, choice } = open();
    choice.select('7');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('chosen captions that stay away when all else has come are fetched by opening the film again, twice at most', async () => {
    const { film, load, choice } = open();
    choice.select('7');
    film.bufferedTo = DURATION;
    await vi.advanceTimersByTimeAsync(3_100);
    expect(load).toHaveBeenCalledExactlyOnceWith('film.m3u8', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('chosen captions of a film that is fully buffered come by opening it again, at once', async () => {
    const { film, load, choice } = open();
    film.bufferedTo = DURATION;
    choice.select('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    film.hasText = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['put away again', (choice: ReturnType<Choice>) => choice.select(null)],
    ['of a player that is left', (choice: ReturnType<Choice>) => choice.stop()],
  ])('captions %s are not waited for', async (_, leave) => {
    const { film, load, choice } = open();
    choice.select('7');
    leave(choice);
    film.bufferedTo = DURATION;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('the captions of a live stream are the stream’s own business', async () => {
    const { film, load, choice } = open({ isLive: true });
    film.bufferedTo = DURATION;
    choice.select('7');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('captions that cannot be had report an error', async () => {
    const { film, load, choice, onError } = open();
    load.mockRejectedValueOnce(new Error('gone'));
    film.bufferedTo = DURATION;
    choice.select('7');
    await vi.advanceTimersByTimeAsync(0);
    expect(onError).toHaveBeenCalledOnce();
  });
});
