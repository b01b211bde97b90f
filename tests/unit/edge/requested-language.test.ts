import type { AppLoadContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { withoutLanguage } from '#app/features/i18n/language-parameter.ts';
import { createEdge } from './edge-fixture.ts';

const HOST = 'north.example.com';

/** A public page and a private one; both show their language and the query of their request. */
function createLanguageEdge() {
  const loader = async (context: AppLoadContext, request: Request) =>
    `language ${await context.language.get()} ${new URL(request.url).search}`;
  const edge = createEdge({
    routes: [
      { id: 'open', path: '/', handle: { cache: 'public', search: ['page'] }, loader },
      {
        id: 'own',
        path: '/own',
        loader: async (context, request) => {
          await context.services.content.categories();
          return loader(context, request);
        },
        action: loader,
      },
    ],
  });
  edge.putTenant(HOST);
  const get = async (path: string, cookie?: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, ...(cookie ? { Cookie: cookie } : {}) };
    const response = await edge.fetch(`https://${HOST}${path}`, { ...init, headers });
    const text = await response.text();
    return {
      shown: /language (\S*) ([^"]*)"/.exec(text)?.slice(1) ?? [],
      cookies: response.headers.getSetCookie(),
      cacheControl: response.headers.get('Cache-Control'),
      cache: /cache;desc="([\w-]+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1],
    };
  };
  return { edge, get };
}

const FRENCH = ['__Host-lng=fr; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000'];

describe('the lang parameter', () => {
  it.each(['/', '/own'])('a viewer of %s gets the language and a cookie for it', async (path) => {
    const { get } = createLanguageEdge();
    // Whether or not the account's languages are known yet.
    for (let round = 0; round < 3; round += 1) {
      const { shown, cookies, cacheControl } = await get(`${path}?lang=fr`);
      expect(shown[0]).toBe('fr');
      expect(cookies).toEqual(FRENCH);
      expect(cacheControl).toBe('private, no-store');
    }
  });

  it('the parameter wins over the cookie and replaces it', async () => {
    const { get } = createLanguageEdge();
    const { shown, cookies } = await get('/?lang=en', '__Host-lng=fr');
    expect(shown[0]).toBe('en');
    expect(cookies).toEqual([expect.stringMatching(/^__Host-lng=en;/)]);
    expect((await get('/?lang=fr', '__Host-lng=fr')).cookies).toEqual([]);
  });

  it('no cookie is set for the default language', async () => {
    const { get } = createLanguageEdge();
    expect((await get('/?lang=en')).cookies).toEqual([]);
  });

  it('the stored page is shared with viewers who chose that language', async () => {
    const { get } = createLanguageEdge();
    await get('/');
    expect(await get('/?lang=fr&page=2')).toMatchObject({ cache: 'miss', shown: ['fr', '?page=2'] });
    expect(await get('/?page=2&lang=fr')).toMatchObject({ cache: 'hit', cookies: FRENCH });
    const chosen = await get('/?page=2', '__Host-lng=fr');
    expect(chosen).toMatchObject({ cache: 'hit', shown: ['fr', '?page=2'], cookies: [] });
    expect(await get('/?page=2')).toMatchObject({ cache: 'miss', shown: ['en', '?page=2'] });
    expect(await get('/?lang=en&page=2')).toMatchObject({ cache: 'hit' });
  });

  it.each(['tlh', '../x', '', '%00', 'x'.repeat(600)])(
    'a language that the account lacks is ignored: %s',
    async (lang) => {
      const { get } = createLanguageEdge();
      await get('/');
      const plain = await get(`/?lang=${lang}`);
      expect(plain).toMatchObject({ shown: ['en', expect.anything()], cookies: [] });
      expect((await get(`/?lang=${lang}`, '__Host-lng=fr')).shown[0]).toBe('fr');
    },
  );

  it('an unknown language gets no stored page of its own', async () => {
    const { get } = createLanguageEdge();
    await get('/');
    expect((await get('/?lang=tlh')).cache).toBe('hit');
    expect((await get('/?lang=tlh&lang=fr')).cache).toBe('hit');
  });

  it('data requests get the language, too', async () => {
    const { get } = createLanguageEdge();
    await get('/');
    expect((await get('/_root.data?lang=fr')).shown[0]).toBe('fr');
  });

  it('services receive the language', async () => {
    const { edge, get } = createLanguageEdge();
    await get('/own?lang=fr');
    const [categories] = edge.callsTo('/api/v1/content/meta-data/system');
    expect(categories?.headers.get('language')).toBe('fr');
  });

  it("a form's POST sets no cookie", async () => {
    const { get } = createLanguageEdge();
    const init = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
    expect(await get('/own?lang=fr', undefined, init)).toMatchObject({
      shown: ['fr', '?lang=fr'],
      cookies: [],
    });
  });
});

describe('withoutLanguage', () => {
  it.each([
    ['/content/x?lang=es', '/content/x'],
    ['/search?search_text=a&lang=es&page=2#top', '/search?search_text=a&page=2#top'],
    ['/category/x?filters=bGFuZz0', '/category/x?filters=bGFuZz0'],
  ])('%s becomes %s', (path, expected) => expect(withoutLanguage(path)).toBe(expected));
});
