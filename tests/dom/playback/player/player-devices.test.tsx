import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../../support/fake-engine.ts';
import { mediaSession } from '../../support/fake-media.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { button, click, renderPlayer, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
});

describe('the media session', () => {
  const run = (action: string, details: object = {}) =>
    act(async () => mediaSession.handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails));

  it('the session has the title and the playback state', async () => {
    const { unmount } = await renderPlayer();
    expect([mediaSession.metadata?.title, mediaSession.playbackState]).toEqual(['The Salt Road', 'playing']);
    await run('pause');
    expect([video().paused, mediaSession.playbackState]).toEqual([true, 'paused']);
    await run('play');
    expect([video().paused, mediaSession.playbackState]).toEqual([false, 'playing']);
    unmount();
    expect([mediaSession.metadata, mediaSession.playbackState]).toEqual([null, 'none']);
  });

  it("the session's actions play, pause, seek and stop the film", async () => {
    await renderPlayer();
    await run('pause');
    await run('seekto', { seekTime: 15 });
    expect(video().currentTime).toBe(15);
    await run('seekbackward');
    expect(video().currentTime).toBe(5);
    await run('seekforward', { seekOffset: 3 });
    expect(video().currentTime).toBe(8);
    await run('seekforward');
    expect(video().currentTime).toBe(18);
    await run('play');
    await run('stop');
    expect(video().paused).toBe(true);
  });

  it('the session has next and previous actions only with a queue', async () => {
    const alone = await renderPlayer();
    expect(mediaSession.handlers.has('nexttrack')).toBe(false);
    alone.unmount();
    const queue = { next: vi.fn(), previous: vi.fn(), prepareNext: vi.fn() };
    await renderPlayer({ queue });
    await run('nexttrack');
    await run('previoustrack');
    expect([queue.next, queue.previous].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('the session has the position and the length', async () => {
    await renderPlayer();
    await run('seekto', { seekTime: 20 });
    const last = mediaSession.setPositionState.mock.lastCall?.[0];
    expect(last).toMatchObject({ duration: 24, playbackRate: 1 });
    expect(last.position).toBeCloseTo(20, 0);
  });
});

describe('picture in picture', () => {
  it('a button enters and leaves picture in picture where the browser has it', async () => {
    let inWindow: Element | null = null;
    Object.defineProperties(document, {
      pictureInPictureEnabled: { configurable: true, get: () => true },
      pictureInPictureElement: { configurable: true, get: () => inWindow },
    });
    document.exitPictureInPicture = async () => {
      const left = inWindow;
      inWindow = null;
      left?.dispatchEvent(new Event('leavepictureinpicture'));
    };
    await renderPlayer();
    const requested = vi.fn(async () => {
      inWindow = video();
      video().dispatchEvent(new Event('enterpictureinpicture'));
    });
    Object.assign(video(), { requestPictureInPicture: requested });
    await click(button('Picture in picture'));
    expect(button('Leave picture in picture').getAttribute('aria-pressed')).toBe('true');
    await click(button('Leave picture in picture'));
    expect(button('Picture in picture').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('remote playback', () => {
  it('another screen is offered while one is available, and shown as connected', async () => {
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability: async (notify: (isThere: boolean) => void) => {
        notify(true);
        return 1;
      },
      cancelWatchAvailability: async () => undefined,
      async prompt() {
        remote.state = 'connected';
        remote.dispatchEvent(new Event('connect'));
      },
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { configurable: true, get: () => remote });
    await renderPlayer();
    await passTime(0);
    await click(button('Play on another screen'));
    expect(button('Playing on another screen').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('full screen', () => {
  it('the button and the key f enter and leave full screen', async () => {
    let filling: Element | null = null;
    const change = (to: Element | null) => {
      filling = to;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, get: () => true },
      fullscreenElement: { configurable: true, get: () => filling },
    });
    HTMLElement.prototype.requestFullscreen = async function () {
      change(this);
    };
    document.exitFullscreen = async () => change(null);
    await renderPlayer();
    await click(button('Full screen'));
    expect((filling as Element | null)?.contains(video())).toBe(true);
    await click(button('Leave full screen'));
    expect(filling).toBeNull();
    expect(button('Full screen')).toBeDefined();
    pressKey('f');
    await passTime(0);
    expect((filling as Element | null)?.contains(video())).toBe(true);
    pressKey('f');
    await passTime(0);
    expect(filling).toBeNull();
  });
});
