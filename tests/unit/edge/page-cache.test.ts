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
  it('is rendered once and then served with a fresh nonce, in the body and in the policy', async () => {
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

  it('is stale after 30 seconds: served at once, refreshed once behind it', async () => {
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

  it('is rendered anew after ten minutes', async () => {
    const { get } = createCachedEdge();
    await get();
    vi.advanceTimersByTime(11 * MINUTE);
    const { cache, text } = await get();
    expect(cache).toBe('miss');
    expect(text).toContain('render 2');
  });

  it('is served for a day while rendering fails, and no longer', async () => {
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

  it('is not kept when a service failed while it was rendered, and an older copy is better', async () => {
    let isDown = true;
    const loader = async ({ services }: AppLoadContext) =>
      services.content.artist('a1').then(
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
  });

  it('is gone once there is no such page, and does not come back when rendering fails', async () => {
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

  it('is kept no longer than until what it says changes, not even while rendering fails', async () => {
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

  it('is not kept at all when it is of the moment, and takes the place of what was kept', async () => {
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

  it('is not kept when it is an error, a redirect or sets a cookie', async () => {
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

  it('is not for viewers with a session or a notice', async () => {
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

  it('knows only the query that its route names, whatever its order', async () => {
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

  it('keeps its data apart from its document', async () => {
    const { get } = createCachedEdge();
    await get();
    const data = await get('/_root.data');
    expect(data.cache).toBe('miss');
    expect(data.response.headers.get('Content-Type')).toContain('text/x-script');
    expect((await get('/_root.data')).cache).toBe('hit');
    expect((await get('/_root.data?_routes=home')).cache).toBe('miss');
    expect((await get('/_root.data?_routes=made-up')).cache).toBe('bypass');
  });

  it('is one for each language that the account has, and none for made-up ones', async () => {
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

  it('never sees anything else of the viewer it is rendered for', async () => {
    const seen: string[] = [];
    const { get } = createCachedEdge({
      loader: (_, request) => seen.push(...[...request.headers].map(([name, value]) => `${name}: ${value}`)),
    });
    await get('/', { Cookie: 'tracker=me', 'User-Agent': 'mine', 'Accept-Language': 'xx' });
    expect(seen).toEqual(['accept: */*']);
  });

  it("of one brand, or of an older version of it, is never another one's", async () => {
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

  it('answers HEAD without a body', async () => {
    const { edge, get } = createCachedEdge();
    await get();
    const response = await edge.fetch(`https://${HOST}/`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a page that does not say it is public', () => {
  it('is rendered for each viewer and kept by nobody', async () => {
    const { get } = createCachedEdge();
    const { cache, response } = await get('/private');
    expect(cache).toBe('bypass');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get('/private')).cache).toBe('bypass');
  });
});
