import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PUBLIC_PAGES, PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';

const ORIGIN = 'https://north.example';

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(url);
  put = async (url: string, response: Response) => void this.entries.set(url, response);
  add = async (url: string) => void this.entries.set(url, new Response());
  delete = async (url: string) => this.entries.delete(url);
  keys = async () => [...this.entries.keys()];
}

const stored = new Map<string, FakeCache>();
const storage = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new FakeCache();
    stored.set(name, cache);
    return cache;
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
};

const pagesOf = (name = 'pages north b1') => [...(stored.get(name)?.entries.keys() ?? [])];

function respond(headers: Record<string, string> = {}, body = '<html></html>', status = 200) {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', [PUBLIC_PAGE_HEADER]: 'north', ...headers },
  });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('OFFLINE', { brand: 'north', build: 'b1', site: '1.0' });
});

const load = () => import('#workers/offline/pages.ts');

describe('storePage', () => {
  it('stores a page that is the same for every guest, with the files that it names', async () => {
    const { storePage } = await load();
    const body = '<link href="/assets/a-1234567.css"><script src="/assets/b-1234567.js"></script>';
    await storePage(`${ORIGIN}/`, respond({}, body));
    expect(pagesOf()).toEqual([`${ORIGIN}/`]);
    expect(pagesOf('assets north b1')).toEqual(['/assets/a-1234567.css', '/assets/b-1234567.js']);
  });

  it('stores the fonts that a page preloads, not those of other scripts', async () => {
    const { storePage } = await load();
    const style = '<style>@font-face{src:url(/assets/arabic-1234567.woff2)}\n</style>';
    await storePage(`${ORIGIN}/`, respond({}, `${style}<link href="/assets/latin-1234567.woff2">${style}`));
    expect(pagesOf('assets north b1')).toEqual(['/assets/latin-1234567.woff2']);
  });

  it.each([
    ['anybody’s own', respond({ [PUBLIC_PAGE_HEADER]: '' })],
    ['of another brand', respond({ [PUBLIC_PAGE_HEADER]: 'south' })],
    ['no document', respond({ 'Content-Type': 'application/json' })],
    ['an error', respond({}, '', 503)],
    ['too large', respond({}, 'x'.repeat(600_001))],
  ])('stores nothing that is %s', async (_, response) => {
    const { storePage } = await load();
    await storePage(`${ORIGIN}/`, response);
    expect(pagesOf()).toEqual([]);
  });

  it('deletes all pages once a child’s profile is in use', async () => {
    const { storePage } = await load();
    for (const path of ['/a', '/b']) await storePage(ORIGIN + path, respond());
    await storePage(`${ORIGIN}/c`, respond({ [PUBLIC_PAGE_HEADER]: NO_PUBLIC_PAGES }));
    expect(pagesOf()).toEqual([]);
  });

  it('deletes a page that is gone, and leaves it where the site is down', async () => {
    const { storePage } = await load();
    for (const path of ['/a', '/b']) await storePage(ORIGIN + path, respond());
    await storePage(`${ORIGIN}/a`, respond({}, '', 404));
    await storePage(`${ORIGIN}/b`, respond({}, '', 503));
    expect(pagesOf()).toEqual([`${ORIGIN}/b`]);
  });

  it('stores the 30 pages that were seen last', async () => {
    const { storePage } = await load();
    for (let index = 0; index < 30; index++) await storePage(`${ORIGIN}/${index}`, respond());
    await storePage(`${ORIGIN}/0`, respond());
    await storePage(`${ORIGIN}/new`, respond());
    expect(pagesOf()).toHaveLength(30);
    expect(pagesOf()).not.toContain(`${ORIGIN}/1`);
    expect(pagesOf().slice(-2)).toEqual([`${ORIGIN}/0`, `${ORIGIN}/new`]);
  });
});

it('caches of other builds and of other brands are deleted', async () => {
  const { deleteOldCaches } = await import('#workers/offline/caches.ts');
  for (const name of ['pages south b1', 'pages north b0', 'assets north b1', 'offline north b1 0.9'])
    await storage.open(name);
  await deleteOldCaches();
  expect([...stored.keys()]).toEqual(['assets north b1']);
});
