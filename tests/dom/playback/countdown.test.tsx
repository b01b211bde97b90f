import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const SERVER_NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const onZero = vi.fn();

/** The server answers with its own time, whatever the device believes. */
function serveClock() {
  const startMs = performance.now();
  const fetch = vi.fn(async () => Response.json({ nowMs: SERVER_NOW_MS + performance.now() - startMs }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER_NOW_MS });
  serveClock();
});

afterEach(() => {
  onZero.mockReset();
});

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

function draw(secondsLeft: number, lng: 'ar' | 'en' = 'en') {
  const until = new Date(SERVER_NOW_MS + secondsLeft * 1_000).toISOString();
  return renderOnSite(<Countdown until={until} serverNowMs={SERVER_NOW_MS} onZero={onZero} />, { lng });
}

describe('Countdown', () => {
  it('hours, minutes and seconds are shown, without days', async () => {
    draw(2 * 3_600 + 30);
    expect(figures()).toEqual(['02', '00', '30']);
    await passTime(31_000);
    expect(figures()).toEqual(['01', '59', '59']);
  });

  it('days come first while there are any', () => {
    draw(3 * 86_400 + 61);
    expect(figures()).toEqual(['03', '00', '01', '01']);
    expect(screen.getAllByRole('term')[0]).toHaveProperty('textContent', 'days');
  });

  it('the figures have the digits of the language', () => {
    draw(61, 'ar');
    expect(figures()).toEqual(['٠٠', '٠١', '٠١']);
  });

  it('zero is reached at the moment itself, not in the second before', async () => {
    draw(2.5);
    expect(figures()).toEqual(['00', '00', '03']);
    await passTime(1_000);
    expect(figures()).toEqual(['00', '00', '02']);
    await passTime(1_000);
    expect(figures()).toEqual(['00', '00', '01']);
    expect(onZero).not.toHaveBeenCalled();
    await passTime(1_000);
    expect(figures()).toEqual(['00', '00', '00']);
    expect(onZero).toHaveBeenCalledTimes(1);
  });

  it('onZero is called again every three seconds until the countdown is unmounted', async () => {
    const { unmount } = draw(1);
    await passTime(1_000);
    expect(onZero).toHaveBeenCalledTimes(1);
    await passTime(6_000);
    expect(onZero).toHaveBeenCalledTimes(3);
    unmount();
    await passTime(60_000);
    expect(onZero).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['three days fast', 3 * DAY_MS],
    ['two days slow', -2 * DAY_MS],
  ])('the countdown follows the server’s time on a machine %s', async (_, offsetMs) => {
    vi.setSystemTime(SERVER_NOW_MS + offsetMs);
    draw(2 * 3_600 + 30);
    await passTime(2_500);
    expect(figures()).toEqual(['02', '00', '28']);
    await passTime(2 * 3_600_000 + 26_000);
    expect(figures()).toEqual(['00', '00', '02']);
    expect(onZero).not.toHaveBeenCalled();
    await passTime(2_000);
    expect(onZero).toHaveBeenCalled();
  });

  it('the countdown catches up at once when a hidden tab returns', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    draw(9);
    await passTime(2_000);
    expect(figures()).toEqual(['00', '00', '07']);
    // A hidden tab: the clock runs on, no timer is served.
    visibility.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const realNow = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 11_000);
    expect(onZero).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await passTime(0);
    expect(figures()).toEqual(['00', '00', '00']);
    expect(onZero).toHaveBeenCalledTimes(1);
  });
});
