import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WatchStage } from '#app/features/playback/hosts/watch-page/watch-stage.tsx';
import type { WatchPage, WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { SOURCE, serve, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW_MS + seconds * 1_000).toISOString();
const streamUntil = (endsAt: string | null): WatchView => ({
  kind: 'playable',
  source: SOURCE,
  isStream: true,
  endsAt,
});
let deviceOffMs = 0;
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  [deviceOffMs, isOnline] = [0, true];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  film.reset();
  film.tracks = { ...film.tracks, isLive: true };
  serve.mockImplementation(async (input) =>
    String(input).includes('/clock')
      ? Response.json({ nowMs: Date.now() - deviceOffMs })
      : new Response(null, { status: 204 }),
  );
});

async function open(view: WatchView) {
  let setView = (_: WatchView) => {};
  function Page() {
    const [shown, setShown] = useState(view);
    setView = setShown;
    const page: WatchPage = {
      title: 'Northern Skies',
      posterUrl: undefined,
      rating: null,
      backHref: '/content/northern-skies',
      serverNowMs: NOW_MS,
      view: shown,
    };
    return <WatchStage page={page} />;
  }
  const site = renderOnSite(<Page />, { at: '/watch/northern-skies' });
  await passTime(200);
  return {
    ...site,
    async change(next: WatchView) {
      act(() => setView(next));
      await passTime(200);
    },
  };
}

const ended = () => screen.queryByRole('heading', { name: 'Stream Ended' }) !== null;
const toasted = () => screen.queryByText('This stream has ended.') !== null;

describe('a stream that ends', () => {
  it("a screen replaces the player at the stream's end, not before, without a toast", async () => {
    await open(streamUntil(inSeconds(60)));
    await passTime(58_000);
    expect([ended(), video() === null]).toEqual([false, false]);
    await passTime(3_000);
    expect([ended(), video() === null, toasted()]).toEqual([true, true, false]);
  });

  it.each([
    ['three days fast', 3 * 86_400_000],
    ['two days slow', -2 * 86_400_000],
  ])('a stream ends by the server’s time on a machine %s', async (_, offMs) => {
    deviceOffMs = offMs;
    vi.setSystemTime(NOW_MS + offMs);
    await open(streamUntil(inSeconds(60)));
    await passTime(50_000);
    expect(ended()).toBe(false);
    await passTime(11_000);
    expect(ended()).toBe(true);
  });

  it('a stream ends while the site is unreachable', async () => {
    await open(streamUntil(inSeconds(60)));
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await passTime(61_000);
    expect([ended(), video()]).toEqual([true, null]);
  });

  it('a viewer who has watched the stream gets no toast when the server reports its end', async () => {
    const { change } = await open(streamUntil(null));
    await change({ kind: 'ended' });
    expect([ended(), toasted()]).toEqual([true, false]);
  });

  it('a viewer who opens an ended stream gets a toast', async () => {
    await open({ kind: 'ended' });
    await passTime(200);
    expect([ended(), toasted()]).toEqual([true, true]);
  });

  it('a stream without a known end does not end', async () => {
    await open(streamUntil(null));
    await passTime(600_000);
    expect(ended()).toBe(false);
  });
});

describe('an upcoming stream', () => {
  it('a countdown is shown until the page has the stream, which then plays', async () => {
    const { change } = await open({ kind: 'upcoming', startsAt: inSeconds(30) });
    expect(screen.getByText('Going Live In')).toBeDefined();
    await passTime(31_000);
    await change(streamUntil(null));
    expect(video().paused).toBe(false);
  });
});
