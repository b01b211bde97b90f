import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import type { UpNext } from '#app/features/playback/up-next/up-next.ts';
import { WatchDialogs } from '#app/features/shell/watch-dialog/watch-dialogs.tsx';
import { film } from '../support/fake-engine.ts';
import { passTime } from '../support/pass-time.ts';
import { pressKey } from '../support/press-key.ts';
import { renderOnSite } from '../support/render-on-site.tsx';
import { button, click, SOURCE, serve, video } from '../support/render-player.tsx';

vi.mock('#app/features/playback/engine/open-engine.ts', () => import('../support/fake-engine.ts'));
await Promise.all([
  import('#app/features/shell/watch-dialog/watch-dialog.tsx'),
  import('#app/features/playback/up-next/up-next-layer.tsx'),
  import('#app/features/playback/player/controls/queue-button.tsx'),
]);

const PAGE = '/content/the-salt-road';
const FILM = {
  kind: 'content',
  id: 'the-salt-road',
  saved: null,
  page: {
    title: 'The Salt Road',
    posterUrl: undefined,
    rating: null,
    backHref: PAGE,
    serverNowMs: 0,
    view: { kind: 'playable', source: SOURCE, isStream: false, endsAt: null },
  },
} satisfies InPlaceResponse;
let connection: object | undefined;
let status = 200;
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  film.reset();
  [connection, status, events] = [undefined, 200, []];
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  serve.mockClear();
  serve.mockImplementation(async (input, init) => {
    if (String(input).includes('/player-event')) {
      events.push(String(init?.body));
      return new Response(null, { status: 204 });
    }
    if (String(input).includes('/up-next/')) return new Response(null, { status: 404 });
    return status === 200 ? Response.json(FILM) : new Response(null, { status });
  });
  history.replaceState({ idx: 0 }, '', PAGE);
});

async function draw({ prepares = '' }: { prepares?: '' | 'idle' } = {}) {
  const view = renderOnSite(
    <main>
      <WatchDialogs />
      <a href="/watch/the-salt-road" data-prepares={prepares}>
        Watch now
      </a>
      <a href="/watch/the-salt-road">Resume</a>
    </main>,
    { at: PAGE },
  );
  await passTime(2_000);
  return view;
}

const opener = () => screen.getByText('Watch now');
const dialog = () => document.querySelector('dialog');
const requested = () =>
  serve.mock.calls.map(([input]) => String(input)).filter((url) => url.includes('/resources/watch/'));

const isNext = (input: unknown) => String(input).includes('/the-ferry');

async function pointer(type: string, pointerType = 'mouse') {
  fireEvent(opener(), new PointerEvent(type, { bubbles: true, pointerType }));
  await passTime(50);
  await passTime(50);
}

async function open() {
  await click(opener());
  await passTime(100);
  await passTime(100);
}

describe('WatchDialogs', () => {
  it('a film plays over the page at its own address, and closing returns the focus', async () => {
    await draw();
    await open();
    expect([dialog()?.open, location.pathname, video().paused]).toEqual([
      true,
      '/watch/the-salt-road',
      false,
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Player: The Salt Road');
    pressKey('k');
    expect(video().paused).toBe(true);
    await click(button('Close'));
    expect([dialog(), document.activeElement === opener()]).toEqual([null, true]);
  });

  it('is named after what plays there, also when the next episode does', async () => {
    const episodes = ['the-salt-road', 'the-ferry'].map((id, index) => ({
      ...{ id, title: id, season: null, number: index + 1, picture: null },
      ...{ isLocked: false, isWatched: false, progress: null },
    }));
    const upNext: UpNext = { episodes, related: [], intro: null, recap: null, credits: null };
    const next = { ...FILM, id: 'the-ferry', page: { ...FILM.page, title: 'The Ferry' } };
    serve.mockImplementation(async (input) =>
      Response.json(String(input).includes('/up-next/') ? upNext : isNext(input) ? next : FILM),
    );
    await draw();
    await open();
    await passTime(300);
    expect(dialog()?.getAttribute('aria-label')).toBe('The Salt Road');
    await click(button('Next episode'));
    await passTime(300);
    expect([dialog()?.getAttribute('aria-label'), location.pathname]).toEqual([
      'The Ferry',
      '/watch/the-ferry',
    ]);
  });

  it('going back closes the dialog', async () => {
    await draw();
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await passTime(0);
    expect(dialog()).toBeNull();
  });

  it('a film is preloaded unseen where the pointer rests on its button, without an event', async () => {
    await draw();
    await pointer('pointerover');
    expect([dialog()?.open, video().paused, video().currentTime]).toEqual([false, true, 0]);
    expect([location.pathname, document.activeElement, events]).toEqual([PAGE, document.body, []]);
    const element = video();
    await open();
    expect([video() === element, video().paused, requested().length]).toEqual([true, false, 1]);
    expect(events.filter((event) => event.includes('PLAYER_START'))).toHaveLength(1);
  });

  it('a preloaded film is on the screen within the click, before anything is rendered', async () => {
    await draw();
    await pointer('pointerover');
    act(() => {
      opener().click();
      expect([dialog()?.open, video().paused, document.activeElement?.tagName]).toEqual([
        true,
        false,
        'SECTION',
      ]);
    });
    expect(events).toEqual([]);
    await passTime(100);
    await passTime(100);
    expect(events.filter((event) => event.includes('PLAYER_START'))).toHaveLength(1);
    pressKey('Escape');
    await click(button('Close'));
    expect([dialog(), document.activeElement === opener()]).toEqual([null, true]);
  });

  it('a film that the page is about waits for nothing but its media: its data came at idle', async () => {
    await draw({ prepares: 'idle' });
    expect([requested().length, dialog()]).toEqual([1, null]);
    act(() => opener().click());
    expect([dialog()?.open, video()]).toEqual([true, expect.anything()]);
    await passTime(100);
    expect([requested().length, video().paused]).toEqual([1, false]);
    expect(film.opened).toHaveLength(1);
  });

  it('data that came at idle are used once, and not when they are old or somebody else’s', async () => {
    const { router } = await draw({ prepares: 'idle' });
    await open();
    await click(button('Close'));
    await open();
    expect(requested()).toHaveLength(2);
    await click(button('Close'));
    await act(() => router.navigate('?signed-in'));
    await passTime(2_000);
    expect(requested()).toHaveLength(3);
    await passTime(PREFETCH_TTL_MS);
    await open();
    expect(requested()).toHaveLength(4);
  });

  it('a response at idle that has failed is fetched again by the click', async () => {
    serve.mockResolvedValueOnce(Response.json({ kind: 'failed' } satisfies InPlaceResponse));
    await draw({ prepares: 'idle' });
    await open();
    expect([requested().length, video().paused]).toEqual([2, false]);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'a viewer with %o fetches nothing at idle',
    async (line) => {
      connection = line;
      await draw({ prepares: 'idle' });
      expect(requested()).toEqual([]);
    },
  );

  it('a preloaded film that is not played within a minute is dropped', async () => {
    await draw();
    await pointer('pointerover');
    await passTime(PREFETCH_TTL_MS + 100);
    expect(dialog()).toBeNull();
  });

  it('a touch, which may be a scroll, preloads nothing', async () => {
    await draw();
    await pointer('pointerover', 'touch');
    fireEvent.touchStart(opener());
    await passTime(100);
    expect([requested(), dialog()]).toEqual([[], null]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'a viewer with %o preloads nothing, and a click fetches the film once',
    async (line) => {
      connection = line;
      await draw();
      await pointer('pointerover');
      expect([requested(), dialog()]).toEqual([[], null]);
      await open();
      expect([requested().length, video().paused]).toEqual([1, false]);
    },
  );

  it('a link without a play button preloads nothing', async () => {
    await draw();
    fireEvent(
      screen.getByText('Resume'),
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
    await passTime(100);
    expect(requested()).toEqual([]);
  });

  it('a failed request shows a message and can be retried, and the dialog closes', async () => {
    status = 503;
    await draw();
    await open();
    expect(screen.getByText('This video could not be loaded.')).toBeDefined();
    status = 200;
    await click(button('Try again'));
    await passTime(100);
    await passTime(100);
    expect(video().paused).toBe(false);
    await click(button('Close'));
    expect(dialog()).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s is left to the browser',
    async (key) => {
      await draw();
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(opener(), { [key]: true });
      await passTime(100);
      expect(dialog()).toBeNull();
    },
  );
});
