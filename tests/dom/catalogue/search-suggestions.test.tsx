import { useRouteLoaderData } from '@remix-run/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReloadOnAccountChange } from '#app/features/account/session/use-reload-on-account-change.ts';
import { useSearchSuggestions } from '#app/features/catalogue/suggestions/use-search-suggestions.tsx';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

// Loaded on demand by the page; here it is there at once.
await import('#app/features/catalogue/suggestions/search-suggestions.tsx');

const RESULTS: Record<string, { kind: string; name: string; href: string }[]> = {
  sal: [
    { kind: 'content', name: 'The Salt Road', href: '/content/salt' },
    { kind: 'artist', name: 'Salma Benali', href: '/artist/detail/salma' },
  ],
  salt: [{ kind: 'content', name: 'The Salt Road', href: '/content/salt' }],
};

const requests: { text: string; signal: AbortSignal | null | undefined }[] = [];
let status = 200;
let isOffered = true;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  requests.length = 0;
  status = 200;
  isOffered = true;
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const text = new URL(url, location.href).searchParams.get('search_text') ?? '';
    requests.push({ text, signal });
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (signal?.aborted) throw new DOMException('', 'AbortError');
    return Response.json({ suggestions: isOffered ? (RESULTS[text] ?? []) : null }, { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

function Field() {
  const field = useRef<HTMLInputElement>(null);
  const { use, suggestions } = useSearchSuggestions(field);
  return (
    <div {...use}>
      <form onSubmit={(event) => event.preventDefault()}>
        <input ref={field} type="search" aria-label="Search" />
        <button type="submit">Go</button>
      </form>
      {suggestions}
    </div>
  );
}

/** A field on a page that heeds changes of the account, as every page of the site does. */
function Page() {
  const root = useRouteLoaderData('root') as { viewerId?: string };
  useReloadOnAccountChange(root.viewerId);
  return <Field />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function draw(viewerId: string | undefined = '') {
  const view = renderOnSite(<Field />, { root: { viewerId } });
  await passTime(0);
  act(() => field().focus());
  await passTime(0);
  await passTime(0);
  return view;
}

async function type(text: string, waitMs = 200) {
  fireEvent.input(field(), { target: { value: text } });
  await passTime(waitMs);
}

async function pressKey(key: string) {
  const isHandled = !fireEvent.keyDown(field(), { key });
  await passTime(0);
  return isHandled;
}

describe('useSearchSuggestions', () => {
  it('a plain field becomes a combobox once it has the focus', async () => {
    renderOnSite(<Field />);
    await passTime(0);
    expect(field().getAttribute('role')).toBeNull();
    act(() => field().focus());
    await passTime(0);
    await passTime(0);
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('what is typed gets suggestions, and people are named as such', async () => {
    await draw();
    await type('sal');
    expect(options()).toEqual(['The Salt Road', 'Salma BenaliArtist']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(field().getAttribute('aria-controls')).toBe(list.id);
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });

  it('while typing, few requests go out, and the last one alone counts', async () => {
    await draw();
    await type('s', 20);
    await type('sa', 20);
    await type('sal', 100);
    await type('salt', 300);
    expect(requests.map(({ text, signal }) => [text, signal?.aborted])).toEqual([
      ['s', true],
      ['sal', true],
      ['salt', false],
    ]);
    expect(options()).toEqual(['The Salt Road']);
  });

  it('the first letter, and one after a pause, are requested at once', async () => {
    await draw();
    await type('sal', 0);
    expect(requests.map(({ text }) => text)).toEqual(['sal']);
    await passTime(200);
    await type('salt', 0);
    expect(requests.map(({ text }) => text)).toEqual(['sal', 'salt']);
  });

  it('arrow keys go round the options and the field, and Enter follows one', async () => {
    const { router } = await draw();
    await type('sal');
    const active = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      expect(await pressKey(key)).toBe(true);
      seen.push(active());
    }
    expect(seen).toEqual(['The Salt Road', 'Salma BenaliArtist', undefined, 'Salma BenaliArtist']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Salma BenaliArtist');
    expect(await pressKey('Enter')).toBe(true);
    await passTime(0);
    expect(router.state.location.pathname).toBe('/artist/detail/salma');
  });

  it('Enter without a chosen option is the form’s, and Escape closes the list and keeps the text', async () => {
    await draw();
    await type('sal');
    expect(await pressKey('Enter')).toBe(false);
    expect(await pressKey('Escape')).toBe(true);
    expect([options(), field().value]).toEqual([[], 'sal']);
    expect(await pressKey('Escape')).toBe(false);
    await pressKey('ArrowDown');
    expect(options()).toHaveLength(2);
  });

  it('the list closes once the focus leaves the search', async () => {
    await draw();
    await type('sal');
    act(() => screen.getByRole('button', { name: 'Go' }).focus());
    expect(options()).toHaveLength(2);
    act(() => screen.getByRole('button', { name: 'Go' }).blur());
    await passTime(0);
    expect(options()).toEqual([]);
  });

  it('a click in the list beside the options leaves the focus in the field', async () => {
    localStorage.setItem('search.recent:', '["storm"]');
    await draw();
    // A browser moves the focus on unless this is cancelled; Safari does even for a button.
    expect(fireEvent.mouseDown(screen.getByText('Recent searches'))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Clear' }))).toBe(false);
  });

  it('nothing opens where the focus has gone on before the code has arrived', async () => {
    localStorage.setItem('search.recent:', '["storm"]');
    renderOnSite(<Field />, { root: { viewerId: '' } });
    await passTime(0);
    act(() => {
      field().focus();
      field().blur();
    });
    await passTime(0);
    await passTime(0);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
    act(() => field().focus());
    expect(options()).toEqual(['storm']);
  });

  it('an empty field offers the latest searches, which can be cleared', async () => {
    await draw();
    for (const text of ['storm', 'salt', ' Storm ']) {
      await type(text);
      fireEvent.submit(field());
      await passTime(0);
    }
    await type('');
    expect(options()).toEqual(['Storm', 'salt']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await passTime(0);
    expect([options(), document.activeElement]).toEqual([[], field()]);
    expect(JSON.parse(localStorage.getItem('search.recent:') ?? '')).toEqual([]);
  });

  const search = async (text: string) => {
    await type(text);
    fireEvent.submit(field());
    await passTime(0);
    await type('');
  };

  it.each([
    ['a parent and a child', 'user_1', 'pro_2'],
    ['a guest and who signs in', '', 'user_1'],
  ])('%s do not see each other’s latest searches', async (_, one, other) => {
    const first = await draw(one);
    await search('storm');
    expect(options()).toEqual(['storm']);
    first.unmount();
    const second = await draw(other);
    expect(options()).toEqual([]);
    await search('salt');
    expect(options()).toEqual(['salt']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    second.unmount();
    await draw(one);
    expect(options()).toEqual(['storm']);
  });

  it('nothing is remembered or offered while nobody knows whose it is', async () => {
    localStorage.setItem('search.recent:undefined', '["storm"]');
    const view = renderOnSite(<Field />, { root: {} });
    await passTime(0);
    act(() => field().focus());
    await passTime(0);
    await passTime(0);
    await search('salt');
    expect(options()).toEqual([]);
    view.unmount();
    await draw();
    expect(options()).toEqual([]);
  });

  it('signing out forgets the latest searches', async () => {
    const view = renderOnSite(<Page />, { root: { viewerId: 'user_1' } });
    await passTime(0);
    act(() => field().focus());
    await passTime(0);
    await passTime(0);
    await search('storm');
    expect(options()).toEqual(['storm']);
    // Signing out loads a new document.
    view.unmount();
    renderOnSite(<Page />, { root: { viewerId: '' } }).unmount();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('search.'))).toEqual([]);
    await draw('user_1');
    expect(options()).toEqual([]);
  });

  it.each([
    ['fails', 503, ['The Salt Road']],
    ['has no suggestions', 200, []],
  ])('with a backend that %s nothing is offered, and the form works', async (_, code, afterwards) => {
    status = code;
    isOffered = false;
    await draw();
    await type('sal');
    expect(options()).toEqual([]);
    expect(await pressKey('Enter')).toBe(false);
    status = 200;
    isOffered = true;
    await type('salt');
    // A backend without the call gets no other request.
    expect(options()).toEqual(afterwards);
  });
});
