import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { player, renderPlayer, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
});

const announced = () =>
  within(player())
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe("the player's keys", () => {
  it('the player has the focus from the start, and its keys act at once', async () => {
    await renderPlayer();
    expect(document.activeElement).toBe(player());
    expect(video().paused).toBe(false);
    pressKey('k');
    expect(video().paused).toBe(true);
    pressKey('l');
    expect(video().currentTime).toBeCloseTo(10, 0);
    pressKey('j');
    expect(video().currentTime).toBeCloseTo(0, 0);
    pressKey('m');
    expect(video().muted).toBe(true);
    pressKey('m');
    expect(video().muted).toBe(false);
    pressKey('>');
    expect(video().playbackRate).toBe(1.25);
    pressKey('ArrowDown');
    expect(video().volume).toBe(0.9);
    pressKey('5');
    expect(video().currentTime).toBe(12);
  });

  it('a held key repeats a skip, but no toggle', async () => {
    await renderPlayer();
    pressKey('k');
    fireEvent.keyDown(player(), { key: 'ArrowRight', repeat: true });
    fireEvent.keyDown(player(), { key: 'k', repeat: true });
    expect([Math.round(video().currentTime), video().paused]).toEqual([5, true]);
  });

  it('the arrow keys follow the reading direction of the page', async () => {
    await renderPlayer({}, { lng: 'ar' });
    pressKey('k');
    player().style.direction = 'rtl';
    pressKey('ArrowLeft');
    expect(video().currentTime).toBeCloseTo(5, 0);
    pressKey('ArrowRight');
    expect(video().currentTime).toBeCloseTo(0, 0);
  });

  it("a key's result is shown at once and announced when the key is released", async () => {
    await renderPlayer();
    pressKey('k');
    await passTime(500);
    expect(announced()).toEqual([]);
    await passTime(200);
    expect(announced()).toEqual(['Paused']);
    pressKey('l');
    expect(screen.getByText('+10').textContent).toBe('+10');
    pressKey('l');
    expect(screen.getByText('+20').textContent).toBe('+20');
    await passTime(700);
    expect(announced()).toEqual(['0:20 of 0:24']);
    await passTime(300);
    expect(screen.queryByText('+20')).toBeNull();
    pressKey('j');
    expect(screen.getByText('−10').textContent).toBe('−10');
    pressKey('m');
    await passTime(700);
    expect(announced()).toEqual(['Muted']);
  });

  it("? opens the list of keys, which blocks the player's keys until it is closed", async () => {
    await renderPlayer();
    pressKey('k');
    pressKey('?');
    await passTime(0);
    const map = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(map).getByText('Play or pause')).toBeDefined();
    expect(map.querySelectorAll('kbd').length).toBeGreaterThan(12);
    within(map).getByRole('button', { name: 'Close' }).focus();
    pressKey('m');
    expect(video().muted).toBe(false);
    // What Escape does in a browser.
    fireEvent(map, new Event('cancel', { cancelable: true }));
    await passTime(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    player().focus();
    pressKey('m');
    expect(video().muted).toBe(true);
  });

  it('keys with a modifier are left to the browser', async () => {
    await renderPlayer();
    fireEvent.keyDown(player(), { key: 'k', ctrlKey: true });
    expect(video().paused).toBe(false);
  });

  it('volume and captions are stored for the next film', async () => {
    const first = await renderPlayer();
    pressKey('ArrowDown');
    pressKey('c');
    expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true');
    first.unmount();
    await renderPlayer();
    expect(video().volume).toBe(0.9);
    expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true');
  });
});
