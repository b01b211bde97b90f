import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaybackSource, StartupRendition } from '#app/features/playback/engine/playback-source.ts';
import {
  fetchStartupSegments,
  pickStartupRendition,
  takeStartupSegment,
} from '#app/features/playback/engine/preload/startup-segments.ts';

const rendition = (bandwidth: number): StartupRendition => ({
  bandwidth,
  playlistUrl: `/a/${bandwidth}.m3u8`,
  media: { url: `/a/${bandwidth}.mp4`, ranges: [{ from: 0, length: 100 }] },
});

let film = 0;
const sourceOf = (rest: Partial<PlaybackSource> = {}): PlaybackSource => ({
  contentId: 'film',
  // Each film of its own: what is fetched is kept by address.
  url: `/${++film}/master.m3u8`,
  progressiveUrl: undefined,
  captions: [],
  thumbnailsUrl: undefined,
  startAtSeconds: null,
  startupRenditions: [rendition(100_000), rendition(300_000), rendition(900_000)],
  ...rest,
});

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

function answer(url: string, init: RequestInit): Response {
  const [, from, to] = /(\d+)-(\d+)/.exec(new Headers(init.headers).get('range') ?? '') ?? [];
  if (!from || !to) return new Response(`text of ${url}`);
  return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 });
}

const fetching = vi.fn(async (url: string, init: RequestInit) => answer(url, init));

beforeEach(() => {
  fetching.mockClear();
  fetching.mockImplementation(async (url, init) => answer(url, init));
  vi.stubGlobal('fetch', fetching);
});

describe('pickStartupRendition', () => {
  it.each([
    [50_000, 100_000],
    [315_000, 100_000],
    [316_000, 300_000],
    [5_000_000, 900_000],
  ])('a connection of %d bit/s starts with the rendition of %d', (line, expected) => {
    const openings = [rendition(900_000), rendition(100_000), rendition(300_000)];
    expect(pickStartupRendition(openings, line)?.bandwidth).toBe(expected);
  });

  it('no rendition is picked where the backend sends none', () => {
    expect(pickStartupRendition([], 500_000)).toBeNull();
  });
});

describe('fetchStartupSegments', () => {
  it('manifest, playlist and the first bytes are fetched without waiting', () => {
    const source = sourceOf();
    fetchStartupSegments(source);
    expect(fetching.mock.calls.map(([url]) => url)).toEqual([source.url, '/a/300000.m3u8', '/a/300000.mp4']);
    const [, , media] = fetching.mock.calls;
    expect(new Headers(media?.[1].headers).get('range')).toBe('bytes=0-99');
  });

  it('the first segment is fetched only for those who start there', () => {
    fetchStartupSegments(sourceOf({ startAtSeconds: 12 }));
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('a request that is on its way is not sent again', () => {
    const source = sourceOf();
    fetchStartupSegments(source);
    fetchStartupSegments(source);
    expect(fetching).toHaveBeenCalledTimes(3);
  });

  it('nothing is fetched where the backend sent no renditions', () => {
    fetchStartupSegments(sourceOf({ startupRenditions: undefined }));
    expect(fetching).not.toHaveBeenCalled();
  });

  it('a playlist is returned once, so that the next request is a fresh one', async () => {
    const source = sourceOf();
    fetchStartupSegments(source);
    const taken = await takeStartupSegment(source.url, undefined);
    expect(new TextDecoder().decode(taken?.data)).toBe(`text of ${source.url}`);
    expect(takeStartupSegment(source.url, undefined)).toBeNull();
  });

  it('head and first segment are cut out of the one response', async () => {
    fetchStartupSegments(sourceOf());
    const head = await takeStartupSegment('/a/300000.mp4', 'bytes=0-9');
    const segment = await takeStartupSegment('/a/300000.mp4', 'bytes=10-99');
    expect([...new Uint8Array(head?.data ?? new ArrayBuffer(0))]).toEqual([...bytes.slice(0, 10)]);
    expect([...new Uint8Array(segment?.data ?? new ArrayBuffer(0))]).toEqual([...bytes.slice(10)]);
  });

  it('a stream’s head and the segment that it is joined at are fetched in parallel', async () => {
    const ranges = [
      { from: 0, length: 10 },
      { from: 60, length: 20 },
    ];
    const live = { ...rendition(300_000), media: { url: '/a/live.mp4', ranges } };
    fetchStartupSegments(sourceOf({ startupRenditions: [live] }));
    const requested = fetching.mock.calls.slice(2).map(([url, init]) => {
      return [url, new Headers(init.headers).get('range'), init.cache];
    });
    expect(requested).toEqual([
      ['/a/live.mp4', 'bytes=0-9', undefined],
      ['/a/live.mp4', 'bytes=60-79', 'no-store'],
    ]);
    const segment = await takeStartupSegment('/a/live.mp4', 'bytes=60-79');
    expect([...new Uint8Array(segment?.data ?? new ArrayBuffer(0))]).toEqual([...bytes.slice(60, 80)]);
    expect(takeStartupSegment('/a/live.mp4', 'bytes=0-9')).not.toBeNull();
    for (const range of ['bytes=10-19', 'bytes=59-79', 'bytes=60-80']) {
      expect(takeStartupSegment('/a/live.mp4', range)).toBeNull();
    }
  });

  it.each([
    [0, 'bytes=60-79'],
    [1999, 'bytes=60-79'],
    [2000, 'bytes=80-99'],
    [9000, 'bytes=20-29'],
  ])(
    'of a stream whose data are %d ms old, the segment is fetched that is joined by now',
    (ageMs, segment) => {
      const media = {
        url: '/a/live.mp4',
        ranges: [
          { from: 0, length: 10 },
          { from: 60, length: 20 },
        ],
        upcoming: [
          { afterMs: 2000, range: { from: 80, length: 20 } },
          { afterMs: 4000, range: { from: 20, length: 10 } },
        ],
      };
      fetchStartupSegments(sourceOf({ startupRenditions: [{ ...rendition(300_000), media }] }), ageMs);
      const ranges = fetching.mock.calls.slice(2).map(([, init]) => new Headers(init.headers).get('range'));
      expect(ranges).toEqual(['bytes=0-9', segment]);
    },
  );

  it('later segments, open ranges and entire files are not taken from a prefetch', () => {
    fetchStartupSegments(sourceOf());
    for (const range of ['bytes=90-110', 'bytes=10-', undefined]) {
      expect(takeStartupSegment('/a/300000.mp4', range)).toBeNull();
    }
  });

  it.each([
    ['a page', () => new Response('<!doctype html>', { status: 200 })],
    ['an error', () => new Response('', { status: 404 })],
    ['fewer bytes', () => new Response('short', { status: 206 })],
  ])('%s is dropped, so that the library fetches for itself', async (_, respond) => {
    fetching.mockImplementation(async () => respond());
    fetchStartupSegments(sourceOf());
    expect(await takeStartupSegment('/a/300000.mp4', 'bytes=0-9')).toBeNull();
  });

  it('a broken connection is dropped', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    const source = sourceOf();
    fetchStartupSegments(source);
    expect(await takeStartupSegment(source.url, undefined)).toBeNull();
  });

  it('a stale segment is not played', () => {
    vi.useFakeTimers();
    const source = sourceOf();
    fetchStartupSegments(source);
    vi.advanceTimersByTime(6000);
    expect(takeStartupSegment(source.url, undefined)).toBeNull();
    vi.useRealTimers();
  });
});
