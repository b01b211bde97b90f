import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectWatchData, loadWatchData } from '#app/features/playback/watch/watch-data.ts';

const URL_OF_FILM = 'https://brand.example/watch/film';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('data loaded ahead', () => {
  it('is handed over once', async () => {
    const load = vi.fn(async () => 'data');
    expectWatchData('/watch/film');
    await loadWatchData(URL_OF_FILM, load);
    await loadWatchData(URL_OF_FILM, load);
    expect(load).toHaveBeenCalledTimes(1);
    await loadWatchData(URL_OF_FILM, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is shared with a press that comes before it has arrived', async () => {
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('data'), 50)));
    expectWatchData('/watch/film');
    const both = Promise.all([loadWatchData(URL_OF_FILM, load), loadWatchData(URL_OF_FILM, load)]);
    await vi.advanceTimersByTimeAsync(60);
    expect(await both).toEqual(['data', 'data']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('grows old', async () => {
    const load = vi.fn(async () => 'data');
    expectWatchData('/watch/film');
    await loadWatchData(URL_OF_FILM, load);
    vi.advanceTimersByTime(61_000);
    await loadWatchData(URL_OF_FILM, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is of one address', async () => {
    const load = vi.fn(async () => 'data');
    expectWatchData('/watch/film');
    await loadWatchData(URL_OF_FILM, load);
    await loadWatchData(`${URL_OF_FILM}?t=0`, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after it failed', async () => {
    const load = vi.fn(async () => 'data').mockRejectedValueOnce(new Error('down'));
    expectWatchData('/watch/film');
    await expect(loadWatchData(URL_OF_FILM, load)).rejects.toThrow('down');
    expect(await loadWatchData(URL_OF_FILM, load)).toBe('data');
  });
});
