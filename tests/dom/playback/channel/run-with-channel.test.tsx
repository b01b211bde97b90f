import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Programme } from '#app/features/playback/channel/programme.ts';
import { createProgrammeTimeline } from '#app/features/playback/channel/programme-timeline.ts';
import { RunWithChannel } from '#app/features/playback/channel/run-with-channel.tsx';
import { film } from '../../support/fake-engine.ts';
import { starve } from '../../support/fake-media.ts';
import { passTime } from '../../support/pass-time.ts';
import { button, click, renderPlayer, serve, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const FILM_SECONDS = 600;
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  localStorage.clear();
  film.reset();
  film.durationSeconds = FILM_SECONDS;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  serve.mockImplementation(async (input) =>
    String(input).includes('/clock')
      ? Response.json({ nowMs: Date.now() })
      : new Response(null, { status: 204 }),
  );
});

/** A programme that began so many seconds ago; the page names where it was then. */
async function open(secondsAgo: number, changes: Partial<Programme> = {}) {
  const programme: Programme = {
    contentId: 'the-salt-road',
    startMs: NOW_MS - secondsAgo * 1_000,
    endMs: NOW_MS + 3_600_000,
    title: 'The Salt Road',
    description: '',
    image: undefined,
    durationSeconds: FILM_SECONDS,
    isPlainVideo: true,
    isStream: false,
    from: '12:00',
    to: '13:00',
    ...changes,
  };
  const timeline = createProgrammeTimeline(programme);
  await renderPlayer({
    takesFocus: false,
    isStream: programme.isStream,
    timeline: programme.isStream ? undefined : timeline,
    children: <RunWithChannel programme={programme} timeline={timeline} />,
  });
  return programme;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });

async function dragTo(fraction: number) {
  await act(async () => {
    slider().valueAsNumber = Math.round(fraction * Number(slider().max));
    slider().dispatchEvent(new Event('input'));
    slider().dispatchEvent(new Event('change'));
  });
}

const isShown = (text: string) => screen.queryByText(text) !== null;
const elapsed = ({ startMs }: Programme) => ((Date.now() - startMs) / 1_000) % FILM_SECONDS;

function setOnline(value: boolean) {
  isOnline = value;
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

describe('RunWithChannel', () => {
  it('a programme starts at its current position, however old the page', async () => {
    const programme = await open(100);
    expect(video().currentTime).toBeCloseTo(elapsed(programme), 0);
  });

  it('a file shorter than its slot starts at the current repetition', async () => {
    await open(FILM_SECONDS + 40);
    expect(video().currentTime).toBeCloseTo(40, 0);
    act(() => {
      video().currentTime = FILM_SECONDS - 1;
    });
    await passTime(1_500);
    expect(video().paused).toBe(false);
    expect(video().currentTime).toBeLessThan(60);
  });

  it('the bar spans the slot, whatever the length of the file, and nothing to come can be reached', async () => {
    await open(2 * FILM_SECONDS + 60);
    expect(slider().getAttribute('aria-valuetext')).toBe('21:00 of 1:21:00');
    expect(slider().valueAsNumber / Number(slider().max)).toBeCloseTo(21 / 81, 2);
    await dragTo(0.9);
    await passTime(1_000);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^21:0\d of/);
    expect(button(/watching live/i)).toBeTruthy();
  });

  it('who goes back in a repeated file is as far behind as he went, until he goes live again', async () => {
    await open(2 * FILM_SECONDS + 60);
    await passTime(2_000);
    await dragTo(2 / 81);
    await passTime(1_000);
    expect(video().currentTime).toBeCloseTo(121, 0);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^2:0\d of/);
    act(() => {
      video().currentTime = FILM_SECONDS - 1;
    });
    await passTime(3_000);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^10:0\d of/);
    await click(button(/live/i));
    await passTime(1_000);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^21:0\d of/);
    expect(video().currentTime).toBeCloseTo(66, -1);
  });

  it('an offline player shows the reason and returns to the current position', async () => {
    const programme = await open(100);
    await passTime(5_000);
    setOnline(false);
    expect(isShown('Check Your Internet Connection')).toBe(true);
    act(() => starve(video()));
    await passTime(60_000);
    expect(elapsed(programme) - video().currentTime).toBeGreaterThan(50);
    setOnline(true);
    await passTime(3_000);
    expect(isShown('Check Your Internet Connection')).toBe(false);
    expect(video().currentTime).toBeCloseTo(elapsed(programme), -1);
  });

  it('a failed programme opens again by itself at the current position', async () => {
    const programme = await open(100);
    act(() => starve(video()));
    await passTime(2_000);
    await act(async () => film.opened.at(-1)?.fail('missing'));
    await passTime(2_500);
    await passTime(200);
    expect(film.opened.length).toBe(2);
    expect(video().currentTime).toBeCloseTo(elapsed(programme), 0);
  });

  it('a viewer who paused or went back stays at that position', async () => {
    const programme = await open(100);
    await passTime(5_000);
    act(() => video().pause());
    await passTime(30_000);
    act(() => void video().play());
    await passTime(5_000);
    expect(elapsed(programme) - video().currentTime).toBeGreaterThan(25);
  });

  it('playback starts muted where the browser requires it, and the stored volume stays', async () => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = async function () {
      if (!this.muted) throw new DOMException('', 'NotAllowedError');
      return play.call(this);
    };
    await open(100);
    HTMLMediaElement.prototype.play = play;
    expect([video().muted, video().paused]).toEqual([true, false]);
    expect(JSON.parse(localStorage.getItem('player.volume') ?? '')).toMatchObject({ muted: false });
    await click(button(/sound/i));
    expect(video().muted).toBe(false);
    expect(screen.queryByRole('button', { name: /sound/i })).toBeNull();
  });

  it('a stream keeps its own position', async () => {
    film.tracks = { ...film.tracks, isLive: true };
    film.edgeSeconds = () => 500;
    await open(100, { isStream: true });
    await passTime(3_000);
    expect(video().currentTime).toBeGreaterThan(490);
  });
});
