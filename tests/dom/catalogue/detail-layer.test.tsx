import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DETAIL_DELAY_MS, INTENT_DELAY_MS } from '#app/features/catalogue/preview/card-watch.ts';
import { CardPreviews } from '#app/features/shell/overlays/card-previews.tsx';
import { passTime } from '../support/pass-time.ts';
import { pressKey } from '../support/press-key.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

await import('#app/features/shell/overlays/card-preview-layer.tsx');
await import('#app/features/toasts/toast-host.tsx');

const fetched: string[] = [];
let isMotionReduced = false;
let number = 0;

/** Details are kept for as long as a page lives: each test looks at cards of its own. */
const own = (id: string) => `${id}-${number}`;

const detailOf = (kind: string, id: string) => ({
  kind,
  id,
  href: `/${kind}/${id}`,
  title: `Title ${id}`,
  watchHref: kind === 'content' ? `/content/${id}?watch=true` : null,
  image: null,
  facts: '2024',
  badge: null,
  isLocked: false,
  rating: { name: 'PG', icon: null },
  text: `The text of ${id}`,
  trailer: `trailer/${id}.m3u8`,
});
let answer: (kind: string, id: string) => Response;

beforeEach(() => {
  vi.useFakeTimers();
  number += 1;
  fetched.length = 0;
  isMotionReduced = true;
  answer = (kind, id) => Response.json(detailOf(kind, id));
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const fields = init.body as URLSearchParams;
      fetched.push(`POST ${fields.get('intent')} ${fields.get('want')}`);
      return Response.json({ kind: 'saved', isSaved: fields.get('want') === 'true' });
    }
    const url = new URL(input, location.href);
    fetched.push(url.pathname);
    const [, kind = '', id = ''] = /card\/([^/]+)\/([^/]+)/.exec(url.pathname) ?? [];
    return kind ? answer(kind, decodeURIComponent(id)) : Response.json({ watchlist: [], favourite: [] });
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: isMotionReduced && query.includes('reduced-motion'), addEventListener() {} }) as never,
  );
  // A viewer with a keyboard sees the focus.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':focus-visible') return document.activeElement === this;
    return selector === ':hover' ? false : matches.call(this, selector);
  });
});

const link = (id: string) => document.querySelector(`a[href$="/${own(id)}"]`) as HTMLAnchorElement;
const detail = () => document.querySelector<HTMLElement>('body > section[aria-label^="Title"]');
const requested = () => fetched.filter((path) => path.includes('/card/'));

async function draw(viewer: string | null = null) {
  const view = renderOnSite(
    <main>
      <CardPreviews viewer={viewer} />
      {['one', 'two'].map((id) => (
        <a key={id} href={`/content/${own(id)}`} data-card="content">
          {id}
        </a>
      ))}
      <a href={`/artist/${own('ann')}`} data-card="artist">
        Ann
      </a>
      <a href={`/venue/${own('hall')}`} data-card="venue">
        Hall
      </a>
      <button type="button">Behind</button>
    </main>,
  );
  await passTime(0);
  return view;
}

async function hover(element: Element, pointerType = 'mouse') {
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType });
  fireEvent(element, event);
  // What is fetched with the first card is here by the second event.
  await passTime(0);
  fireEvent(element, event);
  await passTime(0);
}

async function look(id: string) {
  await hover(link(id));
  await passTime(DETAIL_DELAY_MS);
  await passTime(0);
}

describe('the detail of a card under the pointer', () => {
  it('a detail is shown after the pointer has rested, and nothing is fetched sooner', async () => {
    await draw();
    expect(fetched).toEqual([]);
    await hover(link('one'));
    await passTime(INTENT_DELAY_MS - 10);
    expect(requested()).toEqual([]);
    await passTime(20);
    expect(requested()).toHaveLength(1);
    expect(detail()).toBeNull();
    await passTime(DETAIL_DELAY_MS);
    await passTime(0);
    expect(detail()?.textContent).toContain(`The text of ${own('one')}`);
    expect(detail()?.textContent).toContain('PG');
    // Isolated: "12+" would be "+12" in a line of Arabic.
    expect([...(detail()?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'PG',
    ]);
    fireEvent(document.body, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await passTime(0);
    expect(detail()).toBeNull();
  });

  it('a film can be played from its card, and a venue cannot', async () => {
    await draw();
    await look('one');
    const play = screen.getByRole('link', { name: `Play Title ${own('one')}` });
    expect(play.getAttribute('href')).toBe(`/content/${own('one')}?watch=true`);
    await look('hall');
    expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
  });

  it('nothing is fetched for a card that the pointer merely passes', async () => {
    await draw();
    await hover(link('one'));
    await passTime(INTENT_DELAY_MS - 10);
    await hover(document.body);
    await passTime(DETAIL_DELAY_MS);
    expect([requested(), detail()]).toEqual([[], null]);
  });

  it('one detail is shown at a time', async () => {
    await draw();
    await look('one');
    await look('two');
    expect(document.querySelectorAll('body > section[aria-label^="Title"]')).toHaveLength(1);
    expect(detail()?.textContent).toContain(own('two'));
  });

  it.each([
    ['ann', 'artist'],
    ['hall', 'venue'],
  ])('the detail of %s, an %s, shows its text', async (id, kind) => {
    await draw();
    await look(id);
    expect(requested()[0]).toContain(`/card/${kind}/`);
    expect(detail()?.textContent).toContain(`The text of ${own(id)}`);
  });

  it('a detail that fails is not shown, and is fetched again the next time', async () => {
    answer = () => new Response('not json');
    await draw();
    await look('one');
    expect(detail()).toBeNull();
    answer = (kind, id) => Response.json(detailOf(kind, id));
    await hover(document.body);
    await look('one');
    expect(detail()).not.toBeNull();
  });

  it('a detail closed by Escape stays closed until another card was shown', async () => {
    await draw();
    await look('one');
    pressKey('Escape');
    await passTime(0);
    expect(detail()).toBeNull();
    await look('one');
    expect(detail()).toBeNull();
    await look('two');
    await look('one');
    expect(detail()?.textContent).toContain(own('one'));
  });

  it.each(['scroll', 'visibilitychange'])('a detail closes on %s', async (type) => {
    await draw();
    await look('one');
    fireEvent(document, new Event(type));
    await passTime(0);
    expect(detail()).toBeNull();
  });

  it('a touch shows no detail', async () => {
    await draw();
    await hover(link('one'), 'touch');
    await passTime(DETAIL_DELAY_MS);
    expect([requested(), detail()]).toEqual([[], null]);
  });

  it('no trailer plays where motion is reduced', async () => {
    await draw();
    await look('one');
    await passTime(5_000);
    expect(document.querySelector('video')).toBeNull();
    expect(fetched.some((path) => path.includes('trailer'))).toBe(false);
  });

  it("a detail links to the card's page", async () => {
    const { router } = await draw();
    await look('one');
    fireEvent.click(within(detail() as HTMLElement).getByText(`Title ${own('one')}`));
    await passTime(0);
    expect(router.state.location.pathname).toBe(`/content/${own('one')}`);
    expect(detail()).toBeNull();
  });

  it('a guest gets no toggles', async () => {
    await draw();
    await look('one');
    expect(
      within(detail() as HTMLElement).queryByRole('button', { name: /watchlist|favourites/ }),
    ).toBeNull();
  });
});

describe('the detail of a card with the keyboard focus', () => {
  async function focusCard(viewer: string | null = 'member') {
    await draw(viewer);
    act(() => link('one').focus());
    await passTime(0);
    // The first focus has the code fetched; resting begins when it is there.
    fireEvent.focusIn(link('one'));
    await passTime(DETAIL_DELAY_MS + 50);
    await passTime(0);
    await passTime(0);
  }
  const play = () => within(detail() as HTMLElement).getByRole('link', { name: /^Play/ });
  const buttons = () => within(detail() as HTMLElement).getAllByRole('button');

  it('Tab leads from the card through its buttons and past it, Shift and Tab back', async () => {
    await focusCard();
    expect(document.activeElement).toBe(link('one'));
    pressKey('Tab');
    expect(document.activeElement).toBe(play());
    pressKey('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(link('one'));
    pressKey('Tab');
    act(() => buttons().at(-1)?.focus());
    // The browser goes on from the card, which has the focus for that moment.
    expect(pressKey('Tab')).toBe(true);
    expect(document.activeElement).toBe(link('one'));
    act(() => screen.getByText('Behind').focus());
    await passTime(0);
    expect(detail()).toBeNull();
  });

  it('Escape returns the focus to the card', async () => {
    await focusCard();
    pressKey('Tab');
    pressKey('Escape');
    await passTime(0);
    expect(detail()).toBeNull();
    expect(document.activeElement).toBe(link('one'));
  });

  it('a toggle shows its result at once, and a double click restores the first state', async () => {
    await focusCard();
    const toggle = () => within(detail() as HTMLElement).getByRole('button', { name: /watchlist/ });
    fireEvent.click(toggle());
    expect(toggle().getAttribute('aria-label')).toBe('Remove from your watchlist');
    await passTime(0);
    expect(screen.getByText('Added to your watchlist')).toBeDefined();
    fireEvent.click(toggle());
    fireEvent.click(toggle());
    await passTime(0);
    expect(toggle().getAttribute('aria-label')).toBe('Remove from your watchlist');
    expect(fetched.filter((path) => path.startsWith('POST')).at(-1)).toBe('POST watchlist true');
  });
});
