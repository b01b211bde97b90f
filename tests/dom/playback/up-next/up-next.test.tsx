import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WatchStage } from '#app/features/playback/hosts/watch-page/watch-stage.tsx';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { button, click, player, video } from '../../support/render-player.tsx';
import { EPISODE_SECONDS, episodeOf, IDS, pageOf, series } from './series.ts';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));
await Promise.all([
  import('#app/features/playback/up-next/up-next-layer.tsx'),
  import('#app/features/playback/player/controls/queue-button.tsx'),
  import('#app/features/playback/engine/preload/preload-playback.ts'),
]);

beforeEach(() => {
  series.reset();
  film.reset();
});

async function open(id = 'e1', { lng = 'en' }: { lng?: 'ar' | 'en' } = {}) {
  history.replaceState(null, '', `/watch/${id}`);
  document.title = `Part ${id} · Aurora`;
  const view = renderOnSite(<WatchStage page={pageOf(id)} />, { at: `/watch/${id}`, lng });
  await passTime(300);
  await passTime(300);
  return view;
}

const card = () => screen.queryByRole('group', { name: /Next episode|still watching/ });
const playing = () => film.opened.at(-1)?.source.contentId;
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

async function jumpTo(seconds: number) {
  act(() => {
    video().currentTime = seconds;
  });
  await passTime(500);
}

/** To the end of the episode that plays, without any touch. */
async function watchToEnd() {
  await jumpTo(EPISODE_SECONDS - 9);
  for (let second = 0; second < 11; second += 1) await passTime(1000);
  await passTime(500);
}

describe('the next episode', () => {
  it('its card comes eight seconds before the end, keeps the focus where it is, and is announced once', async () => {
    await open();
    await jumpTo(14);
    expect(card()).toBeNull();
    await passTime(2_000);
    expect(card()?.textContent).toContain('S1 E2 Part e2');
    expect(document.activeElement).toBe(player());
    expect(spoken()).toContain('Next episode in 8 seconds: S1 E2 Part e2');
    await passTime(3_000);
    expect(spoken()).toContain('Next episode in 8 seconds: S1 E2 Part e2');
    expect(card()?.textContent).toContain('Plays in 5 s');
  });

  it('plays by itself at the end, in the same player, at its own address', async () => {
    await open();
    const element = video();
    await watchToEnd();
    expect([playing(), location.pathname, document.title]).toEqual(['e2', '/watch/e2', 'Part e2 · Aurora']);
    expect(video()).toBe(element);
    expect([video().paused, card()]).toEqual([false, null]);
    expect(player().getAttribute('aria-label')).toBe('Player: Part e2');
    await watchToEnd();
    expect(playing()).toBe('e3');
  });

  it('its data are here before it plays', async () => {
    await open();
    expect(series.requested).toEqual(['up-next e1']);
    await jumpTo(10);
    expect(series.requested).toEqual(['up-next e1', 'watch/content e2']);
    await watchToEnd();
    expect(series.requested.filter((request) => request === 'watch/content e2')).toHaveLength(1);
  });

  it('its data are here before it plays where credits end the episode early', async () => {
    series.upNext = { credits: { start: 2, end: 24 } };
    await open();
    await jumpTo(1);
    expect(series.requested).toContain('watch/content e2');
  });

  it('Escape cancels it, and the episode ends with a button to see it again, and none to play', async () => {
    await open();
    await jumpTo(20);
    expect(pressKey('Escape')).toBe(false);
    await passTime(0);
    expect(card()).toBeNull();
    await passTime(15_000);
    expect([playing(), location.pathname]).toEqual(['e1', '/watch/e1']);
    expect(button('Play again')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    // Somebody who has gone back and comes to the end again gets it again.
    await jumpTo(2);
    await jumpTo(20);
    expect(card()).not.toBeNull();
  });

  it('Cancel and Play now are buttons; focus returns to the player', async () => {
    await open();
    await jumpTo(20);
    act(() => button('Cancel').focus());
    await click(button('Cancel'));
    expect([card(), document.activeElement]).toEqual([null, player()]);
    await jumpTo(2);
    await jumpTo(20);
    act(() => button('Play now').focus());
    await click(button('Play now'));
    await passTime(300);
    expect([playing(), document.activeElement]).toEqual(['e2', player()]);
  });

  it('a paused film does not count', async () => {
    await open();
    await jumpTo(18);
    act(() => video().pause());
    await passTime(20_000);
    expect([playing(), card()?.textContent?.includes('Plays in 8 s')]).toEqual(['e1', true]);
  });

  it('one that the viewer may not watch does not play by itself, and leads to what would help', async () => {
    series.locked.add('e2');
    await open();
    await watchToEnd();
    expect(playing()).toBe('e1');
    expect(series.requested).not.toContain('watch/content e2');
    expect(spoken()).toContain('Next episode: S1 E2 Part e2');
    await click(button('See how to watch'));
    await passTime(300);
    expect(screen.getByRole('link', { name: 'Sign in to watch' }).getAttribute('href')).toBe(
      '/login?redirectTo=e2',
    );
    expect(location.pathname).toBe('/watch/e2');
    // Not lost with the player: the next Tab comes to what the screen offers.
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('one that cannot be loaded is tried again by its button', async () => {
    await open();
    series.failing.add('e2');
    await watchToEnd();
    expect(card()?.textContent).toContain('This video could not be loaded.');
    await click(button('Cancel'));
    expect(card()).toBeNull();
    await jumpTo(2);
    await jumpTo(20);
    await click(button('Play now'));
    expect(card()?.textContent).toContain('This video could not be loaded.');
    series.failing.clear();
    await click(button('Try again'));
    await passTime(300);
    expect(playing()).toBe('e2');
  });

  it('after three episodes without a touch a question holds the next one up', async () => {
    await open();
    await watchToEnd();
    await watchToEnd();
    expect(playing()).toBe('e3');
    await watchToEnd();
    await passTime(30_000);
    expect(playing()).toBe('e3');
    expect(card()?.getAttribute('aria-label')).toBe('Are you still watching?');
    await click(button('Keep watching'));
    await passTime(300);
    expect(playing()).toBe('e4');
  });

  it('a touch in between begins the count anew', async () => {
    await open();
    await watchToEnd();
    await watchToEnd();
    fireEvent(document.body, new PointerEvent('pointermove', { bubbles: true }));
    await watchToEnd();
    expect(playing()).toBe('e4');
  });

  it('after the last episode there is something else to watch', async () => {
    await open('e4');
    await watchToEnd();
    const panel = within(screen.getByRole('region', { name: 'More like this' }));
    expect(panel.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/content/other');
    await click(panel.getByRole('button', { name: 'Play again' }));
    await passTime(300);
    expect(screen.queryByRole('region', { name: 'More like this' })).toBeNull();
  });

  it('in Arabic it has the language’s words and digits', async () => {
    await open('e1', { lng: 'ar' });
    await jumpTo(17);
    expect(screen.getByRole('group', { name: 'الحلقة التالية' }).textContent).toContain(
      'الموسم ١ · الحلقة ٢',
    );
  });
});

describe('what may be skipped', () => {
  it('an intro has a button while it plays, which leads to its end', async () => {
    series.upNext = { recap: { start: 0, end: 4 }, intro: { start: 6, end: 12 } };
    await open();
    expect(spoken()).toContain('Skip recap');
    await jumpTo(5);
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
    await jumpTo(7);
    act(() => button('Skip intro').focus());
    await click(button('Skip intro'));
    expect(Math.floor(video().currentTime)).toBe(12);
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
    expect(document.activeElement).toBe(player());
  });
});

describe('the episodes of a series', () => {
  it('have buttons before and after in the control bar; there is none before the first', async () => {
    await open();
    expect((button('Previous episode') as HTMLButtonElement).disabled).toBe(true);
    await click(button('Next episode'));
    await passTime(300);
    await passTime(300);
    expect([playing(), location.pathname]).toEqual(['e2', '/watch/e2']);
    await click(button('Previous episode'));
    await passTime(300);
    expect(playing()).toBe('e1');
  });

  it('have no buttons beside a stream that follows one', async () => {
    series.streams.add('e2');
    await open();
    await click(button('Next episode'));
    await passTime(300);
    expect(playing()).toBe('e2');
    expect(screen.queryByRole('button', { name: 'Next episode' })).toBeNull();
  });

  it('are in a list by seasons with the one that plays marked and focused', async () => {
    await open('e2');
    await click(button('Episodes'));
    const list = within(screen.getByRole('region', { name: 'Episodes' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Season 1',
      'Season 2',
    ]);
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['S1 E1WatchedPart e1', 'S1 E2Part e2Now playing', 'S2 E1Part e3', 'S2 E2Part e4']);
    expect(document.activeElement?.textContent).toContain('Part e2');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    await click(list.getByRole('button', { name: /Part e4/ }));
    await passTime(300);
    expect([playing(), screen.queryByRole('region', { name: 'Episodes' })]).toEqual(['e4', null]);
  });

  it('specials have no season number, in the list and on their cards', async () => {
    series.upNext = {
      episodes: [0, 1].map((index) => ({
        ...episodeOf(IDS[index] ?? '', index),
        season: index === 0 ? 1 : 0,
      })),
    };
    await open();
    await jumpTo(17);
    expect(card()?.textContent).toContain('Specials · E2 Part e2');
    await click(button('Episodes'));
    const list = within(screen.getByRole('region', { name: 'Episodes' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Season 1',
      'Specials',
    ]);
  });

  it('the list holds the countdown; Escape closes it and focus returns to its button', async () => {
    await open();
    await jumpTo(18);
    expect(card()).not.toBeNull();
    await click(button('Episodes'));
    await passTime(30_000);
    expect([playing(), card()]).toEqual(['e1', null]);
    pressKey('Escape');
    await passTime(0);
    expect(screen.queryByRole('region', { name: 'Episodes' })).toBeNull();
    expect(document.activeElement).toBe(button('Episodes'));
    expect(card()).not.toBeNull();
  });
});
