import { beforeAll, describe, expect, it } from 'vitest';
import { OFFLINE_PATH, OFFLINE_WORKER_PATH, PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';
import { sharedSeededSite, startSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSeededSite();
});

describe('the service worker of a brand', () => {
  it('is served by its own host, is compared each time, and names the brand', async () => {
    for (const brand of ['aurora', 'pulse']) {
      const response = await site.fetch(`${brand}.localhost`, OFFLINE_WORKER_PATH);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      const code = await response.text();
      expect(code).toMatch(
        new RegExp(`^const OFFLINE=\\{"brand":"${brand}","build":"\\w{10}","site":"[\\d.]+"\\};`),
      );
      expect(code).toContain('preloadResponse');
    }
    const page = await site.fetch('aurora.localhost', '/');
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('is one for every viewer: it has no language and nobody’s session in it', async () => {
    const code = async (cookie: string) =>
      (await site.fetch('aurora.localhost', OFFLINE_WORKER_PATH, { headers: { cookie } })).text();
    expect(await code('lng=ar; sid=somebody')).toBe(await code(''));
  });

  it('may store pages that are the same for every guest, and no others', async () => {
    const markOf = async (path: string, cookie = '') =>
      (await site.fetch('aurora.localhost', path, { headers: { cookie } })).headers.get(PUBLIC_PAGE_HEADER);
    expect(await markOf('/')).toBe('aurora');
    expect(await markOf('/', 'lng=ar')).toBe('aurora');
    expect(await markOf('/', 'sid=somebody')).toBeNull();
    expect(await markOf('/', `flash=${encodeURIComponent('{"kind":"info","key":"x"}')}`)).toBeNull();
    for (const path of ['/profile', '/login', '/payment/plan-month', '/no-such-page'])
      expect(await markOf(path), path).toBeNull();
  });
});

describe('the offline page', () => {
  it.each([
    ['en', 'ltr', 'You seem to be offline', 'Try again'],
    ['es', 'ltr', 'Parece que no tienes conexión', 'Reintentar'],
    ['ar', 'rtl', 'يبدو أنك غير متصل', 'إعادة المحاولة'],
  ])('is written in the language %s', async (language, direction, title, retry) => {
    const headers = { cookie: `lng=${language}` };
    const response = await site.fetch('aurora.localhost', OFFLINE_PATH, { headers });
    expect(response.headers.get('content-language')).toBe(language);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`>${retry}</a>`);
  });

  it('has the name, logo and theme of its brand', async () => {
    const pages = await Promise.all(
      ['aurora', 'pulse'].map(async (brand) => (await site.fetch(`${brand}.localhost`, OFFLINE_PATH)).text()),
    );
    for (const [index, brand] of ['Aurora', 'Pulse'].entries()) {
      expect(pages[index]).toContain(`alt="${brand}"`);
      expect(pages[index]).toContain(`${brand.toLowerCase()}.assets.localhost`);
    }
    const colours = pages.map((html) => /name="theme-color" content="(#\w{6})"/.exec(html)?.[1]);
    expect(colours[0]).not.toBe(colours[1]);
  });
});

it('an operator switches the worker off: what browsers fetch then removes it', async () => {
  const off = await startSite({ bindings: { edge: { OFFLINE_WORKER: 'off' } } });
  const { hostname } = await off.makeTenant();
  const code = await (await off.fetch(hostname, OFFLINE_WORKER_PATH)).text();
  expect(code).toContain('unregister');
  expect(code).not.toContain('fetch');
});
