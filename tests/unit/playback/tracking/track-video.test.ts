import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerEvent } from '#app/contract/analytics.ts';
import { PING_EVERY_MS } from '#app/features/playback/tracking/play-tracker.ts';
import { trackVideo } from '#app/features/playback/tracking/track-video.ts';

const REQUESTED_AT_MS = 1000;

/** A video element as far as tracking looks, with a film loaded and nothing played. */
class FakeVideo extends EventTarget {
  readonly HAVE_METADATA = 1;
  readonly HAVE_CURRENT_DATA = 2;
  readonly HAVE_FUTURE_DATA = 3;
  readyState = 4;
  paused = true;
  ended = false;
  seeking = false;
  currentTime = 0;
  duration = 60;
  videoHeight = 360;
  playedTo = 0;
  onVideoShown: (() => void) | null = null;

  get played() {
    return { length: this.playedTo > 0 ? 1 : 0, start: () => 0, end: () => this.playedTo };
  }

  requestVideoFrameCallback(act: () => void) {
    this.onVideoShown = act;
    return 1;
  }

  cancelVideoFrameCallback() {
    this.onVideoShown = null;
  }
}

let now = REQUESTED_AT_MS;
const sent: PlayerEvent[] = [];

beforeEach(() => {
  now = REQUESTED_AT_MS;
  sent.length = 0;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { innerWidth: 1280 }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as PlayerEvent);
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

function track(video: FakeVideo) {
  const title = { contentId: 'film', requestedAtMs: REQUESTED_AT_MS, isNext: false };
  return trackVideo(video as unknown as HTMLVideoElement, title);
}

const startTimes = () =>
  sent.flatMap((event) => ('start_ms' in event && event.start_ms != null ? [event.start_ms] : []));

it('trackVideo measures the start of a film that was preloaded until the click', async () => {
  const video = new FakeVideo();
  const stop = track(video);
  now += 40;
  video.onVideoShown?.();
  video.paused = false;
  video.dispatchEvent(new Event('playing'));
  video.dispatchEvent(new Event('pause'));
  await vi.waitFor(() => expect(startTimes()).toContain(40));
  expect(sent.filter(({ event_name }) => event_name === 'PLAYER_START')).toHaveLength(1);
  stop();
});

it('trackVideo sends no start time of a film whose first frame had been shown by then', async () => {
  const video = new FakeVideo();
  video.playedTo = 1.5;
  video.paused = false;
  const stop = track(video);
  expect(video.onVideoShown).toBeNull();
  video.dispatchEvent(new Event('pause'));
  await vi.waitFor(() => expect(sent.map(({ event_name }) => event_name)).toContain('PLAYER_PAUSE'));
  expect(startTimes()).toEqual([]);
  stop();
});

it('trackVideo calls onAccessLost for the response to a ping, and for no other', async () => {
  vi.useFakeTimers();
  try {
    const onAccessLost = vi.fn();
    const video = new FakeVideo();
    video.paused = false;
    const title = { contentId: 'film', requestedAtMs: null, isNext: false, onAccessLost };
    let status = 204;
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    const stop = trackVideo(video as unknown as HTMLVideoElement, title);
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
    for (status of [503, 429, 500]) await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
    expect(onAccessLost).not.toHaveBeenCalled();
    status = 403;
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
    expect(onAccessLost).toHaveBeenCalledTimes(1);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
