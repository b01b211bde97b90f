import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { button, click, renderPlayer, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
});

// Without a layout nothing would count as drawn.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get: () => document.body,
});

const item = (name: RegExp | string) => screen.getByRole('menuitem', { name });
const choices = () => screen.getAllByRole('menuitemradio');
const checked = () => choices().filter((choice) => choice.getAttribute('aria-checked') === 'true');
const focused = () => document.activeElement;

/** Enter on a button is its click; happy-dom leaves that to the test. */
async function enter() {
  await click(focused() as Element);
}

async function openSettings() {
  await renderPlayer();
  act(() => button('Settings').focus());
  await click(button('Settings'));
}

describe('SettingsMenu', () => {
  it("the menu's pages are opened, used and left by keys alone", async () => {
    await openSettings();
    expect(focused()).toBe(item(/^Captions/));
    await enter();
    expect(focused()).toBe(screen.getByRole('menuitemradio', { name: 'Off' }));
    pressKey('End');
    expect(focused()).toBe(item('Caption style'));
    await enter();
    expect(focused()).toBe(item('Caption style, back to captions'));
    pressKey('ArrowRight');
    const small = screen.getByRole('menuitemradio', { name: 'Small' });
    expect(focused()).toBe(small);
    await enter();
    expect(small.getAttribute('aria-checked')).toBe('true');
    pressKey('Escape');
    await passTime(0);
    expect(item('Caption style')).toBeDefined();
    pressKey('Escape');
    await passTime(0);
    expect(item(/^Speed/)).toBeDefined();
    pressKey('Escape');
    await passTime(0);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe(button('Settings'));
  });

  it("arrow keys wrap at the menu's ends, and Home leads to the first item", async () => {
    await openSettings();
    const first = focused();
    pressKey('ArrowUp');
    expect(focused()).not.toBe(first);
    pressKey('ArrowDown');
    expect(focused()).toBe(first);
    pressKey('End');
    pressKey('Home');
    expect(focused()).toBe(first);
  });

  it('arrow keys in the menu do not reach the player', async () => {
    await openSettings();
    const before = video().volume;
    pressKey('ArrowDown');
    expect(video().volume).toBe(before);
  });

  it('a click outside closes the menu', async () => {
    await openSettings();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('five speeds are offered', async () => {
    await openSettings();
    await click(item(/^Speed/));
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      '0.5×',
      '0.75×',
      'Normal',
      '1.25×',
      '1.5×',
    ]);
    await click(screen.getByRole('menuitemradio', { name: '1.5×' }));
    expect(video().playbackRate).toBe(1.5);
    expect(item(/^Speed/).textContent).toContain('1.5×');
  });

  it("the film's qualities are offered, Auto first", async () => {
    await openSettings();
    await click(item(/^Quality/));
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Auto', '720p', '480p', '240p']);
    expect(checked()[0]?.textContent).toBe('Auto');
    await click(screen.getByRole('menuitemradio', { name: '720p' }));
    expect(item(/^Quality/).textContent).toContain('720p');
  });

  it('captions are offered by language, and the current ones are shown', async () => {
    await openSettings();
    await click(item(/^Captions/));
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Off', 'English', 'العربية']);
    await click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    expect(item(/^Captions/).textContent).toContain('العربية');
    expect(button('Captions').getAttribute('aria-pressed')).toBe('true');
  });

  it('a film with one sound track has no audio menu', async () => {
    await openSettings();
    expect(screen.queryByRole('menuitem', { name: /^Audio/ })).toBeNull();
  });

  it('several sound tracks are named, and audio descriptions are marked', async () => {
    const sound = { language: 'en', label: 'English', isDescription: false };
    film.tracks = {
      ...film.tracks,
      activeAudio: 'en',
      audio: [
        { id: 'en', ...sound },
        { id: 'ad', ...sound, isDescription: true },
      ],
    };
    await openSettings();
    await click(item(/^Audio/));
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      'English',
      'English (audio description)',
    ]);
    await click(screen.getByRole('menuitemradio', { name: /description/ }));
    expect(item(/^Audio/).textContent).toContain('English (audio description)');
  });
});

describe('the caption style', () => {
  it('a chosen style applies at once and to the next film', async () => {
    const style = () => (document.querySelector('[data-caption-size]:has(video)') as HTMLElement).dataset;
    await openSettings();
    await click(item(/^Captions/));
    await click(item('Caption style'));
    await click(screen.getByRole('menuitemradio', { name: 'Very large' }));
    await click(screen.getByRole('menuitemradio', { name: 'Yellow' }));
    expect({ ...style() }).toMatchObject({ captionSize: 'huge', captionColour: 'yellow' });
    expect(JSON.parse(localStorage.getItem('player.captions-style') ?? '')).toMatchObject({
      size: 'huge',
      colour: 'yellow',
    });
  });
});
