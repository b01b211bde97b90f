import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function draw() {
  const view = renderOnSite(<Field />);
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
      ['sal', true],
      ['salt', false],
    ]);
    expect(options()).toEqual(['The Salt Road']);
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
    localStorage.setItem('search.recent', '["storm"]');
    await draw();
    // A browser moves the focus on unless this is cancelled; Safari does even for a button.
    expect(fireEvent.mouseDown(screen.getByText('Recent searches'))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Clear' }))).toBe(false);
  });

  it('nothing opens where the focus has gone on before the code has arrived', async () => {
    localStorage.setItem('search.recent', '["storm"]');
    renderOnSite(<Field />);
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
    expect(JSON.parse(localStorage.getItem('search.recent') ?? '')).toEqual([]);
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
