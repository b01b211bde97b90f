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
    'to open (%s) has its message on the picture and as a toast, and leads back',
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

  it('plays when it is tried again, with the focus on the player', async () => {
    film.failure = 'missing';
    await renderPlayer();
    film.failure = null;
    act(() => button('Try again').focus());
    await click(button('Try again'));
    await passTime(100);
    expect(failure()).toBeUndefined();
    expect([video().paused, document.activeElement]).toEqual([false, player()]);
  });

  it('half-way goes on where it was', async () => {
    await renderPlayer();
    await passTime(7_900);
    await fail('network');
    expect(failure()).toMatch(/connection broke off/);
    await click(button('Try again'));
    expect(film.opened.at(-1)?.startAtSeconds).toBeCloseTo(8, 0);
  });

  it('offers the next one where it is one of several', async () => {
    const queue = { next: vi.fn(), previous: vi.fn(), prepareNext: vi.fn() };
    film.failure = 'missing';
    await renderPlayer({ queue });
    await click(button('Next video'));
    expect(queue.next).toHaveBeenCalledOnce();
  });

  it('offline plays on by itself when the line is back', async () => {
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

describe('a film that takes long', () => {
  it('has a message while it opens, and offers another attempt', async () => {
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

  it('shows nothing of a short wait', async () => {
    await renderPlayer();
    act(() => starve(video()));
    await passTime(200);
    expect(spinner()).toBeNull();
    act(() => loadMedia(video(), 24, 1));
    await passTime(1_000);
    expect(spinner()).toBeNull();
  });
});

describe('an address that expires in mid-film', () => {
  it('is renewed without a word, and the film goes on where it was', async () => {
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

  it('is a failure where no other comes', async () => {
    await renderPlayer();
    await fail('expired');
    await passTime(RENEWAL_TIMEOUT_MS + 100);
    expect(failure()).toMatch(/pass for this video has run out/);
  });

  it('is a failure where the renewed one is rejected at once; trying again requests another', async () => {
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

  it('is renewed again when the next one has run out in its turn', async () => {
    const { onExpired, setProps } = await renderPlayer();
    film.durationSeconds = 100;
    await fail('expired');
    await setProps({ source: RENEWED });
    await passTime(MIN_RENEWAL_INTERVAL_MS);
    await fail('expired');
    expect(onExpired).toHaveBeenCalledTimes(2);
    expect(failure()).toBeUndefined();
  });

  it('does not exchange what plays because the page’s data came again', async () => {
    const { setProps } = await renderPlayer();
    await setProps({ source: RENEWED });
    expect(film.opened).toHaveLength(1);
  });
});
