import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaylistItems } from '#app/features/catalogue/playlist/playlist-items.tsx';
import type { PlaylistItems as Items } from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { MEDIA_META_NAME } from '#app/features/playback/media-meta.ts';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { ModeToggles } from '#app/features/playback/playlist/mode-toggles.tsx';
import { PlaylistStage } from '#app/features/playback/playlist/playlist-stage.tsx';
import { StartButton } from '#app/features/playback/playlist/start-button.tsx';
import { usePlaylistPlayback } from '#app/features/playback/playlist/use-playlist-playback.ts';
import { film } from '../../support/fake-engine.ts';
import { passTime } from '../../support/pass-time.ts';
import { pressKey } from '../../support/press-key.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { button, click, SOURCE, serve, video } from '../../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../../support/fake-engine.ts'));
await import('#app/features/playback/playlist/playlist-player.tsx');
await import('#app/features/playback/engine/preload/preload-playback.ts');

const PATH = '/playlist/sundays';
const IDS = ['a', 'b', 'c', 'd'] as const;
const gone = new Set<string>();
const locked = new Set<string>();
/** Items whose films are on a host that the document came without. */
const elsewhere = new Set<string>();
let failing = false;

function pageOf(id: string): ItemPage | null {
  if (gone.has(id)) return null;
  const href = `/login?redirectTo=${id}`;
  return {
    id,
    title: `Film ${id}`,
    posterUrl: undefined,
    rating: null,
    href: `/content/${id}`,
    view: locked.has(id)
      ? { kind: 'locked', locked: { kind: 'sign-in', href } }
      : {
          kind: 'playable',
          source: {
            ...SOURCE,
            contentId: id,
            ...(elsewhere.has(id) && { url: 'https://cdn.elsewhere.example/film.m3u8' }),
          },
          isStream: false,
          endsAt: null,
        },
    saved: null,
  };
}

function Page({ first }: { first: ItemPage | null }) {
  const items: Items = {
    total: IDS.length,
    duration: '',
    start: null,
    items: IDS.map((id) => ({
      id,
      href: `${PATH}?item=${id}`,
      title: `Film ${id}`,
      image: undefined,
      categories: '',
      duration: '',
      lockReason: locked.has(id) ? 'login' : null,
    })),
    queue: IDS.map((id) => ({ id, title: `Film ${id}`, isPlayable: !locked.has(id) })),
  };
  const playback = usePlaylistPlayback('sundays', items.queue, first);
  return (
    <>
      <StartButton start={{ id: 'a', href: `${PATH}?item=a` }} action={null} playback={playback} />
      <PlaylistStage playback={playback} poster={<p>The poster</p>} />
      <PlaylistItems
        items={items}
        playlistId="sundays"
        playback={playback}
        toggles={<ModeToggles playback={playback} />}
        retryHref={PATH}
        allHref={PATH}
      />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
  gone.clear();
  locked.clear();
  elsewhere.clear();
  document.head.replaceChildren();
  failing = false;
  serve.mockClear();
  serve.mockImplementation(async (input) => {
    const [, id] = /\/resources\/playlist\/[^/]+\/([^/?]+)/.exec(String(input)) ?? [];
    if (!id) return new Response(null, { status: 204 });
    return failing ? new Response(null, { status: 503 }) : Response.json(pageOf(id));
  });
});

async function open(item: string | null = 'a') {
  history.replaceState(null, '', item ? `${PATH}?item=${item}` : PATH);
  const view = renderOnSite(<Page first={item ? pageOf(item) : null} />, { at: PATH });
  await passTime(200);
  return view;
}

const current = () => document.querySelector<HTMLElement>('a[aria-current]')?.dataset.item;
const row = (id: string) => document.querySelector(`ol a[data-item="${id}"]`) as HTMLElement;
const requested = () =>
  serve.mock.calls.map(([input]) => String(input)).filter((url) => url.includes('/playlist/'));

async function clickOn(name: string) {
  await click(button(name));
  await passTime(200);
}

async function playToEnd() {
  act(() => {
    video().currentTime = film.durationSeconds - 1;
  });
  await passTime(1_500);
  await passTime(500);
}

describe('a playlist', () => {
  it('nothing is fetched before the start, which plays the first item with the focus on the player', async () => {
    await open(null);
    expect([screen.queryByText('The poster') !== null, requested()]).toEqual([true, []]);
    await click(screen.getByRole('link', { name: 'Watch now' }));
    await passTime(200);
    expect([current(), video().paused]).toEqual(['a', false]);
    expect(screen.queryByRole('link', { name: 'Watch now' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Player: Film a');
  });

  it('each item continues with the next one in the same element, and the last with the first', async () => {
    await open('c');
    const element = video();
    await playToEnd();
    expect([current(), video() === element, video().paused]).toEqual(['d', true, false]);
    await playToEnd();
    expect([current(), video() === element]).toEqual(['a', true]);
    await clickOn('Previous video');
    expect(current()).toBe('d');
    expect(screen.getByText('Now playing: Film d')).toBeDefined();
  });

  it('an item on a host that the document may not load from opens in a document of its own', async () => {
    document.head.innerHTML = `<meta name="${MEDIA_META_NAME}" content="${new URL(SOURCE.url, location.href).origin}">`;
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    elsewhere.add('c');
    await open('a');
    await click(row('b'));
    await passTime(200);
    expect([current(), assign.mock.calls]).toEqual(['b', []]);
    await click(row('c'));
    await passTime(200);
    expect(assign.mock.calls).toEqual([['/playlist/sundays?item=c']]);
    assign.mockRestore();
  });

  it('the next item is fetched before the end', async () => {
    await open('a');
    film.durationSeconds = 24;
    act(() => {
      video().currentTime = 10;
    });
    await passTime(500);
    expect(requested().some((url) => url.endsWith('/b'))).toBe(true);
    expect(current()).toBe('a');
  });

  it('the address has the item, and the history keeps its length', async () => {
    await open('a');
    const { length } = history;
    await clickOn('Next video');
    expect([location.search, history.length]).toEqual(['?item=b', length]);
  });

  it('a shuffled playlist plays items at random and goes back in their order, and the choice is stored', async () => {
    const { unmount } = await open('a');
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    await click(button('Shuffle'));
    expect(button('Shuffle').getAttribute('aria-pressed')).toBe('true');
    await clickOn('Next video');
    expect(current()).toBe('d');
    await clickOn('Next video');
    expect(current()).toBe('c');
    await clickOn('Previous video');
    expect(current()).toBe('d');
    await clickOn('Previous video');
    expect(current()).toBe('a');
    unmount();
    await open('a');
    expect(button('Shuffle').getAttribute('aria-pressed')).toBe('true');
  });

  it('a repeated item plays again', async () => {
    await open('a');
    await click(button('Repeat this video'));
    await playToEnd();
    expect([current(), video().paused]).toEqual(['a', false]);
    expect(video().currentTime).toBeLessThan(5);
    await clickOn('Next video');
    expect(current()).toBe('b');
  });

  it('arrow keys move along the items, and Enter plays one', async () => {
    await open('a');
    act(() => row('a').focus());
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(row('b'));
    pressKey('End');
    expect(document.activeElement).toBe(row('d'));
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(row('d'));
    pressKey('Home');
    pressKey('ArrowUp');
    expect(document.activeElement).toBe(row('a'));
    await click(row('c'));
    await passTime(200);
    expect(current()).toBe('c');
  });

  it('a click with a modifier key is left to the browser', async () => {
    await open('a');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(row('c'), { ctrlKey: true });
    await passTime(200);
    expect(current()).toBe('a');
  });
});

describe('an item of a playlist that cannot play', () => {
  it('a locked item is skipped in turn, and shows what unlocks it when chosen', async () => {
    locked.add('b');
    await open('a');
    await clickOn('Next video');
    expect(current()).toBe('c');
    await clickOn('Previous video');
    expect(current()).toBe('a');
    expect(row('b').dataset.refused).toBe('true');
    await click(row('b'));
    await passTime(200);
    expect(video()).toBeNull();
    const signIn = screen.getByRole('link', { name: 'Sign in to watch' });
    expect(signIn.getAttribute('href')).toBe('/login?redirectTo=b');
    await clickOn('Next video');
    expect([current(), video().paused]).toEqual(['c', false]);
  });

  it('a deleted item is marked and skipped in both directions', async () => {
    gone.add('b');
    await open('a');
    await clickOn('Next video');
    await passTime(200);
    expect(current()).toBe('c');
    expect(row('b').textContent).toContain('Cannot be played');
    await clickOn('Previous video');
    expect(current()).toBe('a');
  });

  it('an item found deleted on the way back is skipped backwards', async () => {
    gone.add('b');
    await open('c');
    await clickOn('Previous video');
    await passTime(200);
    expect(current()).toBe('a');
  });

  it('an item whose media fail has a message and continues with the next', async () => {
    film.failure = 'missing';
    await open('a');
    const failure = screen.getByRole('group', { name: /cannot be found/ });
    film.failure = null;
    await click(within(failure).getByRole('button', { name: 'Next video' }));
    await passTime(200);
    expect(current()).toBe('b');
    expect(screen.queryByRole('group', { name: /cannot be found/ })).toBeNull();
  });

  it('a playlist without a playable item shows a message until one plays again', async () => {
    await open('a');
    for (const id of IDS) gone.add(id);
    await clickOn('Next video');
    for (const _ of IDS) await passTime(200);
    expect(screen.getByText('None of these videos can be played right now.')).toBeDefined();
    expect(video()).toBeNull();
    gone.clear();
    await clickOn('Try again');
    expect(screen.queryByText('None of these videos can be played right now.')).toBeNull();
    expect(video().paused).toBe(false);
  });

  it('an item that failed to load can be retried', async () => {
    await open('a');
    failing = true;
    await clickOn('Next video');
    expect(video()).toBeNull();
    failing = false;
    await clickOn('Try again');
    expect([current(), video().paused]).toEqual(['b', false]);
  });
});
