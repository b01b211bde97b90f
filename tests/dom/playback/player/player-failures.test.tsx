import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MIN_RENEWAL_INTERVAL_MS,
  RENEWAL_TIMEOUT_MS,
  STALL_MESSAGE_AFTER_MS,
} from '#app/features/playback/constants.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { film } from '../../support/fake-engine.ts';
import { loadMedia, starve } from '../../support/fake-media.ts';
import { passTime } from '../../support/pass-time.ts';
import { button, click, player, renderPlayer, SOURCE, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

const RENEWED = { ...SOURCE, url: `${SOURCE.url}?signature=2` };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
});

const failure = () => document.querySelector('[role="group"]')?.getAttribute('aria-label');
const spinner = () => document.querySelector('[role="status"] [role="img"]');
const toasted = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function fail(kind: FailureKind) {
  await act(async () => film.opened.at(-1)?.fail(kind));
  await passTime(0);
}

describe('a film that fails', () => {
  it.each([
    ['missing', 'This video cannot be found at the moment.'],
    ['damaged', 'Something is wrong with this video. Trying again may help.'],
    ['network', 'The connection broke off. Try again in a moment.'],
    ['unsupported', 'This browser cannot play this video. Another browser may.'],
  ] as const)(
    'a film that fails to open (%s) has a message on the picture and as a toast, and a link back',
    async (kind, text) => {
      film.failure = kind;
      await renderPlayer();
      expect(failure()).toBe(text);
      expect(toasted()).toContain(text);
      const back = within(player()).getByRole('link', { name: 'Back' });
      expect(back.getAttribute('href')).toBe('/content/the-salt-road');
      await passTime(20_000);
    },
  );

  it('a successful retry plays with the focus on the player', async () => {
    film.failure = 'missing';
    await renderPlayer();
    film.failure = null;
    act(() => button('Try again').focus());
    await click(button('Try again'));
    await passTime(100);
    expect(failure()).toBeUndefined();
    expect([video().paused, document.activeElement]).toEqual([false, player()]);
  });

  it('a film that fails in the middle resumes at its position', async () => {
    await renderPlayer();
    await passTime(7_900);
    await fail('network');
    expect(failure()).toMatch(/connection broke off/);
    await click(button('Try again'));
    expect(film.opened.at(-1)?.startAtSeconds).toBeCloseTo(8, 0);
  });

  it('a film with a queue offers the next one', async () => {
    const queue = { next: vi.fn(), previous: vi.fn(), prepareNext: vi.fn() };
    film.failure = 'missing';
    await renderPlayer({ queue });
    await click(button('Next video'));
    expect(queue.next).toHaveBeenCalledOnce();
  });

  it('an offline film resumes by itself once online', async () => {
    await renderPlayer();
    await passTime(3_900);
    act(() => starve(video()));
    await fail('offline');
    expect(failure()).toBe('Check Your Internet Connection');
    await passTime(60_000);
    expect(film.opened).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('online')));
    await passTime(100);
    expect(failure()).toBeUndefined();
    expect(film.opened.at(-1)?.startAtSeconds).toBeCloseTo(4, 0);
  });
});

describe('a film that loads slowly', () => {
  it('a slow film has a message and offers a retry', async () => {
    await renderPlayer();
    act(() => starve(video()));
    await passTime(STALL_MESSAGE_AFTER_MS - 100);
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
    expect(spinner()).not.toBeNull();
    await passTime(200);
    expect(screen.getByText(/takes longer than usual/)).toBeDefined();
    await click(button('Try again'));
    await passTime(100);
    expect(film.opened).toHaveLength(2);
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
    expect(document.activeElement).toBe(player());
  });

  it('a short wait shows nothing', async () => {
    await renderPlayer();
    act(() => starve(video()));
    await passTime(200);
    expect(spinner()).toBeNull();
    act(() => loadMedia(video(), 24, 1));
    await passTime(1_000);
    expect(spinner()).toBeNull();
  });
});

describe('an address that expires during playback', () => {
  it('an expired address is renewed without a message, and the film resumes at its position', async () => {
    const { onExpired, setProps } = await renderPlayer();
    await passTime(9_900);
    await fail('expired');
    expect(onExpired).toHaveBeenCalledOnce();
    expect([failure(), toasted()]).toEqual([undefined, []]);
    await setProps({ source: RENEWED });
    expect(film.opened.at(-1)).toMatchObject({ source: RENEWED });
    expect(film.opened.at(-1)?.startAtSeconds).toBeCloseTo(10, 0);
    expect([failure(), toasted()]).toEqual([undefined, []]);
  });

  it('an address that is not renewed is a failure', async () => {
    await renderPlayer();
    await fail('expired');
    await passTime(RENEWAL_TIMEOUT_MS + 100);
    expect(failure()).toMatch(/pass for this video has run out/);
  });

  it('a renewed address that is rejected at once is a failure, and a retry requests another', async () => {
    const { onExpired, setProps } = await renderPlayer();
    await fail('expired');
    await setProps({ source: RENEWED });
    await fail('expired');
    expect(failure()).toMatch(/pass for this video has run out/);
    await click(button('Try again'));
    expect(onExpired).toHaveBeenCalledTimes(2);
    await passTime(100);
    expect(failure()).toBeUndefined();
  });

  it('an address that expires after its renewal is renewed again', async () => {
    const { onExpired, setProps } = await renderPlayer();
    film.durationSeconds = 100;
    await fail('expired');
    await setProps({ source: RENEWED });
    await passTime(MIN_RENEWAL_INTERVAL_MS);
    await fail('expired');
    expect(onExpired).toHaveBeenCalledTimes(2);
    expect(failure()).toBeUndefined();
  });

  it('new page data do not restart a playing film', async () => {
    const { setProps } = await renderPlayer();
    await setProps({ source: RENEWED });
    expect(film.opened).toHaveLength(1);
  });
});
