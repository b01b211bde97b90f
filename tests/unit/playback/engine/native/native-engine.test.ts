import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaybackError } from '#app/features/playback/engine/engine.ts';
import { openNativeEngine } from '#app/features/playback/engine/native/native-engine.ts';

const FILE = 'https://assets.example/signed/film.mp4';
const CAPTIONS = [
  { src: '/en.vtt', language: 'en', label: 'English', kind: 'subtitles' as const },
  { src: '/en-cc.vtt', language: 'en', label: 'English (CC)', kind: 'captions' as const },
  { src: '/ar.vtt', language: 'ar', label: 'العربية', kind: 'subtitles' as const },
];
const SRC_NOT_SUPPORTED = 4;
const NETWORK = 2;

/** A video element as far as the engine looks: what is put into it shows up among its text tracks. */
class FakeVideo extends EventTarget {
  src = '';
  preload = 'none';
  currentTime = 0;
  duration = 60;
  error: { code: number } | null = null;
  seekable = { length: 0 };
  tracks: { kind: string; language: string; label: string; mode: string }[] = [];
  /** What loading comes to. */
  outcome: 'loadedmetadata' | 'error' = 'loadedmetadata';
  textTracks = Object.assign(new EventTarget(), {
    [Symbol.iterator]: () => this.tracks[Symbol.iterator](),
  });

  load() {
    if (this.src) queueMicrotask(() => this.dispatchEvent(new Event(this.outcome)));
  }

  appendChild(track: { kind: string; srclang: string; label: string; remove?: () => void }) {
    const shown = { kind: track.kind, language: track.srclang, label: track.label, mode: 'disabled' };
    this.tracks.push(shown);
    track.remove = () => {
      this.tracks = this.tracks.filter((other) => other !== shown);
    };
  }

  removeAttribute() {
    this.src = '';
  }

  fail(code: number) {
    this.error = { code };
    this.dispatchEvent(new Event('error'));
  }
}

let video: FakeVideo;
const answer = vi.fn<(url: string) => Promise<{ status: number }>>();
const events = { onTracksChange: vi.fn(), onFailure: vi.fn() };

function open(more: { url?: string; startAtSeconds?: number | null } = {}) {
  const request = { url: FILE, captions: CAPTIONS, startAtSeconds: null, ...more };
  return openNativeEngine({ ...request, video: video as unknown as HTMLVideoElement }, events);
}

beforeEach(() => {
  video = new FakeVideo();
  answer.mockReset().mockResolvedValue({ status: 206 });
  events.onFailure.mockReset();
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', answer);
});

describe('openNativeEngine with captions beside a file', () => {
  it('captions are offered, each by what it is, and removed with the engine', async () => {
    const engine = await open();
    const { captions, activeCaptions } = engine.tracks();
    expect(captions.map(({ language, label }) => [language, label])).toEqual([
      ['en', 'English'],
      ['en', 'English (CC)'],
      ['ar', 'العربية'],
    ]);
    expect(activeCaptions).toBeNull();
    expect(new Set(captions.map(({ id }) => id)).size).toBe(3);
    await engine.destroy();
    expect(video.tracks).toEqual([]);
    expect(video.src).toBe('');
  });

  it('captions are chosen by kind and language, whatever their order by then', async () => {
    const engine = await open();
    const arabic = engine.tracks().captions[2]?.id ?? '';
    video.tracks.reverse();
    engine.selectCaptions(arabic);
    expect(video.tracks.filter(({ mode }) => mode === 'showing')).toMatchObject([{ language: 'ar' }]);
    expect(engine.tracks().activeCaptions).toBe(arabic);
    engine.selectCaptions(null);
    expect(engine.tracks().activeCaptions).toBeNull();
  });

  it('a stream brings its own captions', async () => {
    const engine = await open({ url: 'https://assets.example/signed/master.m3u8' });
    expect(engine.tracks().captions).toEqual([]);
  });
});

describe('openNativeEngine at a start position', () => {
  it.each([
    [12, 12],
    [72, 12],
    [null, 0],
  ])('a start at %s of 60 seconds is at %s', async (startAtSeconds, expected) => {
    await open({ startAtSeconds });
    expect(video.currentTime).toBe(expected);
  });
});

describe('openNativeEngine with a file that does not play', () => {
  it.each([
    ['was rejected: its address has run out', SRC_NOT_SUPPORTED, 403, 'expired'],
    ['is gone', SRC_NOT_SUPPORTED, 404, 'missing'],
    ['is there and no film', SRC_NOT_SUPPORTED, 206, 'damaged'],
    ['was rejected half way', NETWORK, 403, 'expired'],
    ['broke off', NETWORK, 206, 'network'],
  ])('the failure is reported of a file that %s', async (_, code, status, expected) => {
    answer.mockResolvedValue({ status });
    await open();
    video.fail(code);
    await vi.waitFor(() => expect(events.onFailure).toHaveBeenCalledWith(expected));
  });

  it('a failure is reported while the file opens, too, and leaves the element as it was', async () => {
    answer.mockResolvedValue({ status: 403 });
    video.outcome = 'error';
    video.error = { code: SRC_NOT_SUPPORTED };
    const failed = await open().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PlaybackError);
    expect(failed).toMatchObject({ failure: 'expired' });
    expect(video.tracks).toEqual([]);
  });

  it('a host that does not respond is a network failure', async () => {
    answer.mockRejectedValue(new TypeError('no line'));
    await open();
    video.fail(NETWORK);
    await vi.waitFor(() => expect(events.onFailure).toHaveBeenCalledWith('network'));
  });

  it('a failure is not reported after the engine is destroyed', async () => {
    const engine = await open();
    video.fail(NETWORK);
    await engine.destroy();
    await Promise.resolve();
    expect(events.onFailure).not.toHaveBeenCalled();
  });
});
