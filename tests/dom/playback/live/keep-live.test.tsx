import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { film } from '../../support/fake-engine.ts';
import { starve } from '../../support/fake-media.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { button, click, renderPlayer, SOURCE, serve, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

let isOnline = true;

/** The stream's end is the present, which moves on by a second each second. */
function startStream() {
  const startMs = performance.now();
  film.tracks = { ...film.tracks, isLive: true, qualities: [], captions: [] };
  film.edgeSeconds = () => 600 + (performance.now() - startMs) / 1_000;
  film.durationSeconds = 1e9;
}

beforeEach(() => {
  // The same in each test: the page's clock of the server outlives them.
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
  localStorage.clear();
  film.reset();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  serve.mockImplementation(async (input) =>
    String(input).includes('/clock')
      ? Response.json({ nowMs: Date.now() })
      : new Response(null, { status: 204 }),
  );
  startStream();
});

const behind = () => film.edgeSeconds() - video().currentTime;
const live = () => button(/watching live|Go to live/).getAttribute('aria-label');
const failure = () => document.querySelector('[role="group"]')?.getAttribute('aria-label');

function setOnline(value: boolean) {
  isOnline = value;
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

async function fail(kind: FailureKind) {
  await act(async () => film.opened.at(-1)?.fail(kind));
  await passTime(0);
}

describe('LiveButton', () => {
  it('the button shows that the viewer is live, and leads back to the live edge', async () => {
    await renderPlayer({ isStream: true });
    expect(live()).toBe('You are watching live');
    pressKey('Home');
    await passTime(1_000);
    expect(live()).toMatch(/^Go to live\. You are .+ behind\.$/);
    await click(button(/Go to live/));
    await passTime(250);
    expect(live()).toBe('You are watching live');
    expect(behind()).toBeLessThan(2);
  });

  it('the button resumes a paused stream at the live edge', async () => {
    await renderPlayer({ isStream: true });
    pressKey('k');
    await passTime(60_000);
    expect(video().paused).toBe(true);
    await click(button(/Go to live/));
    expect(video().paused).toBe(false);
    expect(behind()).toBeLessThan(2);
  });

  it.each([
    ['three days fast', 3 * 86_400_000],
    ['two days slow', -2 * 86_400_000],
    ['right', 0],
  ])('the delay follows the server’s clock on a machine whose clock is %s', async (_, offMs) => {
    const serverNowMs = Date.now();
    const startMs = performance.now();
    serve.mockImplementation(async (input) =>
      String(input).includes('/clock')
        ? Response.json({ nowMs: serverNowMs + performance.now() - startMs })
        : new Response(null, { status: 204 }),
    );
    vi.setSystemTime(serverNowMs + offMs);
    film.playheadDateMs = () => serverNowMs + (performance.now() - startMs) - 12_000;
    await renderPlayer({ isStream: true });
    await passTime(2_000);
    expect(button(/watching live/).textContent).toMatch(/−0:1[12]$/);
  });
});

describe('KeepLive', () => {
  it('a viewer who went back stays at that position', async () => {
    await renderPlayer({ isStream: true });
    pressKey('Home');
    const from = behind();
    await passTime(20_000);
    expect(behind()).toBeCloseTo(from, 0);
  });

  it('a viewer whom a stall left behind returns to the live edge', async () => {
    await renderPlayer({ isStream: true });
    await passTime(3_000);
    act(() => starve(video()));
    await passTime(30_000);
    expect(behind()).toBeLessThan(16);
  });

  it('an offline player shows the reason, and returns to the live edge once online', async () => {
    await renderPlayer({ isStream: true });
    await passTime(3_000);
    setOnline(false);
    expect(screen.getByText('Check Your Internet Connection')).toBeDefined();
    act(() => starve(video()));
    await passTime(60_000);
    expect(behind()).toBeGreaterThan(50);
    setOnline(true);
    await passTime(1_000);
    expect(screen.queryByText('Check Your Internet Connection')).toBeNull();
    expect(behind()).toBeLessThan(2);
  });

  it.each(['missing', 'damaged', 'network', 'unknown'] as const)(
    'a stream that failed (%s) opens again by itself at its live edge',
    async (kind) => {
      await renderPlayer({ isStream: true });
      await passTime(3_000);
      await fail(kind);
      expect(failure()).toBeDefined();
      await passTime(5_000);
      await passTime(500);
      expect(failure()).toBeUndefined();
      expect(film.opened).toHaveLength(2);
      expect(behind()).toBeLessThan(2);
      expect(live()).toBe('You are watching live');
    },
  );

  it('a stream that fails to open is retried until it opens', async () => {
    film.failure = 'missing';
    await renderPlayer({ isStream: true });
    for (let times = 0; times < 12; times += 1) await passTime(10_000);
    expect(film.opened.length).toBeGreaterThan(4);
    film.failure = null;
    for (let times = 0; times < 4; times += 1) await passTime(10_000);
    expect([failure(), video().paused]).toEqual([undefined, false]);
  });

  it('a stream that the browser cannot play is not retried', async () => {
    film.failure = 'unsupported';
    await renderPlayer({ isStream: true });
    await passTime(120_000);
    expect(film.opened).toHaveLength(1);
  });

  it('a retry waits until the browser is online', async () => {
    await renderPlayer({ isStream: true });
    setOnline(false);
    await fail('network');
    await passTime(60_000);
    expect(film.opened).toHaveLength(1);
    setOnline(true);
    await passTime(5_000);
    expect(film.opened).toHaveLength(2);
  });

  it('an expired pass is renewed without a message, at the live edge', async () => {
    const { onExpired, setProps } = await renderPlayer({ isStream: true });
    await passTime(10_000);
    await fail('expired');
    expect(onExpired).toHaveBeenCalledOnce();
    await setProps({ source: { ...SOURCE, url: `${SOURCE.url}?signature=2` } });
    expect(failure()).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(live()).toBe('You are watching live');
  });
});
