import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEvent } from '#app/contract/analytics.ts';
import { notePlayRequest } from '#app/features/playback/tracking/play-request.ts';
import { PING_EVERY_MS, SEEK_DEBOUNCE_MS } from '#app/features/playback/tracking/play-tracker.ts';
import { film } from '../../support/fake-engine.ts';
import { starve } from '../../support/fake-media.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { beacon, renderPlayer, SOURCE, serve, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

const sent = () => serve.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as PlayerEvent);
const names = () => sent().map(({ event_name }) => event_name.replace('PLAYER_', ''));
const beacons = () => beacon.mock.calls.map(([, body]) => JSON.parse(String(body)) as PlayerEvent);

function seekTo(seconds: number) {
  act(() => {
    video().currentTime = seconds;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
  film.durationSeconds = 120;
  for (const mock of [serve, beacon]) mock.mockClear();
  serve.mockImplementation(async () => new Response(null, { status: 204 }));
});

describe('PlayerTracking', () => {
  it('one play has its events in order, from the start to leaving the document', async () => {
    await renderPlayer();
    expect(names()).toEqual(['START', 'PLAY']);
    await passTime(3_000);
    seekTo(100);
    await passTime(SEEK_DEBOUNCE_MS);
    pressKey('k');
    await passTime(0);
    expect(names()).toEqual(['START', 'PLAY', 'SEEK', 'PAUSE']);
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toHaveLength(4);
    const events = [...sent(), ...beacons()];
    expect(new Set(events.map(({ tracking_id }) => tracking_id)).size).toBe(1);
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(beacons()).toMatchObject([
      { event_name: 'PLAYER_CLOSE', event_type: 'PLAYER', content_id: 'the-salt-road', total_duration: 120 },
    ]);
    expect(beacons()[0]?.player_timestamp).toBeGreaterThanOrEqual(100);
    // What was sought over was not watched.
    expect(beacons()[0]?.played_seconds).toBeLessThan(5);
  });

  it('a ping is sent every 30 seconds of playback, and none while paused', async () => {
    await renderPlayer();
    await passTime(PING_EVERY_MS - 1_000);
    expect(names()).toEqual(['START', 'PLAY']);
    await passTime(1_000);
    expect(names()).toEqual(['START', 'PLAY', 'PING']);
    expect(sent()[2]?.player_timestamp).toBeCloseTo(30, 0);
    expect(sent()[2]?.played_seconds).toBeCloseTo(30, 0);
    pressKey('k');
    await passTime(10 * PING_EVERY_MS);
    expect(names()).toEqual(['START', 'PLAY', 'PING', 'PAUSE']);
    pressKey('k');
    await passTime(PING_EVERY_MS);
    expect(names()).toEqual(['START', 'PLAY', 'PING', 'PAUSE', 'PING']);
  });

  it('the end is sent once without a pause, and playing again is another play', async () => {
    await renderPlayer();
    seekTo(119);
    await passTime(2_000);
    expect(names()).toContain('END');
    expect(names()).not.toContain('PAUSE');
    expect(names().filter((name) => name === 'END')).toHaveLength(1);
    pressKey('k');
    await passTime(0);
    expect(names().slice(-2)).toEqual(['START', 'PLAY']);
    expect(new Set(sent().map(({ tracking_id }) => tracking_id)).size).toBe(2);
  });

  it('another page of the site closes the play without a beacon', async () => {
    const { unmount } = await renderPlayer();
    await passTime(1_000);
    unmount();
    await passTime(0);
    expect([...names(), ...beacons().map(({ event_name }) => event_name)]).toEqual([
      'START',
      'PLAY',
      'PLAYER_CLOSE',
    ]);
  });

  it('the start is measured from the click that opened the player, not from the page', async () => {
    const page = await renderPlayer(
      {},
      {
        async beforeIt() {
          await passTime(60_000);
          notePlayRequest();
          await passTime(400);
        },
      },
    );
    await passTime(1_000);
    page.unmount();
    await passTime(0);
    const close = [...sent(), ...beacons()].findLast(({ event_name }) => event_name === 'PLAYER_CLOSE');
    expect(close?.start_ms).toBeGreaterThanOrEqual(400);
    expect(close?.start_ms).toBeLessThan(600);
  });

  it('waits for data are counted', async () => {
    await renderPlayer();
    await passTime(5_000);
    act(() => starve(video()));
    await passTime(2_000);
    pressKey('k');
    await passTime(0);
    expect(sent().at(-1)).toMatchObject({ event_name: 'PLAYER_PAUSE', rebuffer_count: 1 });
  });

  it('another title in the same element is another play', async () => {
    const { setProps } = await renderPlayer();
    await setProps({ source: { ...SOURCE, contentId: 'green-fire' } });
    const of = (id: string) => sent().filter(({ content_id }) => content_id === id);
    expect(of('green-fire').map(({ event_name }) => event_name)).toEqual(['PLAYER_START', 'PLAYER_PLAY']);
    expect(of('green-fire')[0]?.tracking_id).not.toBe(of('the-salt-road')[0]?.tracking_id);
  });

  it('the events name the channel', async () => {
    await renderPlayer({ channelId: 'aurora-one' });
    expect(sent()[0]).toMatchObject({ channel_id: 'aurora-one' });
  });

  it.each([503, 0])('nothing more is sent where the server (%i) rejects the first event', async (status) => {
    serve.mockImplementation(async () => {
      if (status === 0) throw new TypeError('no connection');
      return new Response(null, { status });
    });
    const { unmount } = await renderPlayer();
    seekTo(20);
    await passTime(PING_EVERY_MS);
    pressKey('k');
    unmount();
    await passTime(0);
    expect([names(), beacons()]).toEqual([['START'], []]);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('a ping with the response 403 requests the access decision again', async () => {
    const { onExpired } = await renderPlayer();
    serve.mockImplementation(async () => new Response(null, { status: 403 }));
    expect(onExpired).not.toHaveBeenCalled();
    await passTime(PING_EVERY_MS);
    expect(onExpired).toHaveBeenCalledOnce();
  });
});
