import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEdge, type FakeRoute, refuse, standardPlatform } from './edge-fixture.ts';

const HOST = 'north.example.com';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function createCachedEdge(page: Partial<FakeRoute> = {}, platform = standardPlatform) {
  let renders = 0;
  const edge = createEdge({
    platform,
    routes: [
      {
        id: 'home',
        path: '/',
        handle: { cache: 'public', search: ['page', 'filters'] },
        loader: () => {
          renders += 1;
          return `render ${renders}`;
        },
        ...page,
      },
      { id: 'private', path: '/private', loader: () => 'private' },
    ],
  });
  edge.putTenant(HOST);
  const get = async (path = '/', headers: Record<string, string> = {}) => {
    const response = await edge.fetch(`https://${HOST}${path}`, { headers });
    const text = await response.text();
    return {
      response,
      text,
      cache: /cache;desc="([\w-]+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1],
    };
  };
  return { edge, get };
}

const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a public page', () => {
  it('a page is rendered once and then served with a fresh nonce in body and policy', async () => {
    const { get } = createCachedEdge();
    const first = await get();
    const second = await get();
    expect([first.cache, second.cache]).toEqual(['miss', 'hit']);
    expect(second.text).toContain('render 1');
    expect(second.text).toContain('é');
    const nonces = new Set<string>();
    for (const { response, text } of [first, second, await get()]) {
      const nonce = nonceOf(text);
      expect(text.split(nonce)).toHaveLength(3);
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('a page is stale after 30 seconds, served at once and refreshed once in the background', async () => {
    const { edge, get } = createCachedEdge();
    await get();
    vi.advanceTimersByTime(31 * SECOND);
    const stale = await Promise.all([get(), get(), get()]);
    expect(stale.map(({ cache }) => cache)).toEqual(['stale', 'stale', 'stale']);
    expect(stale.every(({ text }) => text.includes('render 1'))).toBe(true);
    await edge.finishBackgroundWork();
    const after = await get();
    expect(after.cache).toBe('hit');
    expect(after.text).toContain('render 2');
  });

  it('a page is rendered anew after ten minutes', async () => {
    const { get } = createCachedEdge();
    await get();
    vi.advanceTimersByTime(11 * MINUTE);
    const { cache, text } = await get();
    expect(cache).toBe('miss');
    expect(text).toContain('render 2');
  });

  it('a stale page is served for a day while rendering fails, and no longer', async () => {
    let isDown = false;
    const { get } = createCachedEdge({
      loader: () => {
        if (isDown) throw new Error('down');
        return 'fine';
      },
    });
    await get();
    isDown = true;
    vi.advanceTimersByTime(23 * HOUR);
    const stale = await get();
    expect(stale.cache).toBe('error-stale');
    expect(stale.response.status).toBe(200);
    expect(stale.text).toContain('fine');
    vi.advanceTimersByTime(2 * HOUR);
    expect((await get()).response.status).toBe(500);
  });

  it('a page rendered while a service fails is not stored, and an older one is served instead', async () => {
    let isDown = true;
    let artistId = 'a1';
    const loader = async ({ services }: AppLoadContext) =>
      services.content.artist(artistId).then(
        ({ name }) => name,
        () => 'hole',
      );
    const { get } = createCachedEdge({ loader }, (request) => {
      if (!request.url.includes('/artists/')) return standardPlatform(request);
      if (isDown) return refuse(500, 'down');
      return Response.json({ success: true, data: { _id: 'a1', name: 'Ada' } });
    });
    expect((await get()).text).toContain('hole');
    isDown = false;
    vi.advanceTimersByTime(10 * SECOND);
    expect((await get()).text).toContain('Ada');
    isDown = true;
    // The service client has a cached response for the first artist, and none for this one.
    artistId = 'a2';
    vi.advanceTimersByTime(11 * MINUTE);
    expect(await get()).toMatchObject({ cache: 'error-stale', text: expect.stringContaining('Ada') });
  });

  it('a page that became a 404, a 410 or a redirect is no longer served, even when rendering fails', async () => {
    for (const status of [404, 410, 302]) {
      let answer: () => unknown = () => 'fine';
      const { edge, get } = createCachedEdge({ loader: () => answer() });
      await get();
      answer = () => {
        throw new Response(null, { status, headers: { Location: '/private' } });
      };
      vi.advanceTimersByTime(MINUTE);
      expect((await get()).text).toContain('fine');
      await edge.finishBackgroundWork();
      expect((await get()).response.status).toBe(status);
      answer = () => {
        throw new Error('down');
      };
      expect((await get()).response.status).toBe(500);
    }
  });

  it('a page expires when its content changes, even while rendering fails', async () => {
    let isDown = false;
    const endsAt = new Date(Date.now() + 20 * SECOND);
    const { get } = createCachedEdge({
      loader: ({ setCacheExpiry }) => {
        if (isDown) throw new Error('down');
        setCacheExpiry(new Date(Date.now() + HOUR));
        setCacheExpiry(null);
        setCacheExpiry(endsAt);
        return 'live';
      },
    });
    await get();
    vi.advanceTimersByTime(19 * SECOND);
    expect((await get()).cache).toBe('hit');
    isDown = true;
    vi.advanceTimersByTime(SECOND);
    expect((await get()).response.status).toBe(500);
  });

  it('a page that expires at once is not stored and replaces the stored one', async () => {
    let isUpcoming = false;
    const { edge, get } = createCachedEdge({
      loader: ({ setCacheExpiry, now }) => {
        if (isUpcoming) setCacheExpiry(now);
        return `${isUpcoming ? 'upcoming' : 'plain'} ${now.getTime()}`;
      },
    });
    await get();
    isUpcoming = true;
    vi.advanceTimersByTime(MINUTE);
    expect((await get()).text).toContain('plain');
    await edge.finishBackgroundWork();
    for (const path of ['/', '/', '/_root.data', '/_root.data']) {
      vi.advanceTimersByTime(SECOND);
      const { text, response, cache } = await get(path);
      expect(text).toContain(`upcoming ${Date.now()}`);
      expect(cache).toBe('bypass');
      // Nor may the browser show it again with its old time when the viewer goes back.
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  it('an error, a redirect and a page that sets a cookie are not stored', async () => {
    const loaders: FakeRoute['loader'][] = [
      () => {
        throw new Response('gone', { status: 404 });
      },
      () => {
        throw new Response(null, { status: 302, headers: { Location: '/private' } });
      },
      (context) => {
        context.language.store('fr');
        return 'cookie';
      },
    ];
    for (const loader of loaders) {
      const run = vi.fn(loader);
      const { get } = createCachedEdge({ loader: run });
      await get();
      await get();
      expect(run).toHaveBeenCalledTimes(2);
    }
  });

  it('viewers with a session or a flash get a page of their own', async () => {
    const { get } = createCachedEdge();
    await get();
    for (const Cookie of ['__Host-sid=abc', 'a=b; __Host-flash=%7B%7D']) {
      const { cache, text, response } = await get('/', { Cookie });
      expect(cache).toBe('bypass');
      expect(text).not.toContain('render 1');
      expect(response.headers.get('Cache-Control')).toContain('no-store');
    }
    expect((await get('/', { Cookie: 'theme=dark' })).cache).toBe('hit');
  });

  it('only the query parameters that the route names count, in any order', async () => {
    const seen: string[] = [];
    const { get } = createCachedEdge({
      loader: (_, request) => {
        seen.push(new URL(request.url).search);
        return seen.length;
      },
    });
    await get('/?utm_source=evil&page=2&filters=x');
    expect((await get('/?filters=x&page=2')).cache).toBe('hit');
    expect((await get('/?filters=x&page=2&a=b')).cache).toBe('hit');
    expect((await get('/?page=3')).cache).toBe('miss');
    expect(seen).toEqual(['?filters=x&page=2', '?page=3']);
    expect((await get(`/?page=${'9'.repeat(600)}`)).cache).toBe('bypass');
  });

  it('data and document of a page are stored separately', async () => {
    const { get } = createCachedEdge();
    await get();
    const data = await get('/_root.data');
    expect(data.cache).toBe('miss');
    expect(data.response.headers.get('Content-Type')).toContain('text/x-script');
    expect((await get('/_root.data')).cache).toBe('hit');
    expect((await get('/_root.data?_routes=home')).cache).toBe('miss');
    expect((await get('/_root.data?_routes=made-up')).cache).toBe('bypass');
  });

  it('a page is stored for each language of the account and for no other', async () => {
    const loader = async (context: AppLoadContext) => context.language.get();
    const { get } = createCachedEdge({ loader });
    expect((await get()).text).toContain('"en"');
    const french = await get('/', { Cookie: '__Host-lng=fr' });
    expect(french.cache).toBe('miss');
    expect(french.text).toContain('"fr"');
    expect((await get('/', { Cookie: '__Host-lng=en' })).cache).toBe('hit');
    expect((await get('/', { Cookie: '__Host-lng=tlh' })).cache).toBe('hit');
    expect((await get('/', { Cookie: '__Host-lng=tlh' })).text).toContain('"en"');
  });

  it("a page is rendered without the viewer's headers", async () => {
    const seen: string[] = [];
    const { get } = createCachedEdge({
      loader: (_, request) => seen.push(...[...request.headers].map(([name, value]) => `${name}: ${value}`)),
    });
    await get('/', { Cookie: 'tracker=me', 'User-Agent': 'mine', 'Accept-Language': 'xx' });
    expect(seen).toEqual(['accept: */*']);
  });

  it("a page of one brand, or of its older version, is never served as another's", async () => {
    const loader = ({ tenant }: AppLoadContext) => `${tenant.slug} v${tenant.configVersion}`;
    const { edge, get } = createCachedEdge({ loader });
    edge.putTenant('south.example.com');
    await get();
    const south = await edge.fetch('https://south.example.com/');
    expect(await south.text()).toContain('south v1');
    edge.putTenant(HOST, { config_version: 2 });
    vi.advanceTimersByTime(61 * SECOND);
    expect((await get()).text).toContain('north v2');
  });

  it('HEAD has no body', async () => {
    const { edge, get } = createCachedEdge();
    await get();
    const response = await edge.fetch(`https://${HOST}/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a page without a public cache policy', () => {
  it('the page is rendered for each viewer and never stored', async () => {
    const { get } = createCachedEdge();
    const { cache, response } = await get('/private');
    expect(cache).toBe('bypass');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get('/private')).cache).toBe('bypass');
  });
});
