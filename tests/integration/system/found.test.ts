import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const AURORA = 'aurora.localhost';
const PULSE = 'pulse.localhost';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSeededSite();
});

const read = async (hostname: string, path: string, headers: Record<string, string> = {}) => {
  const response = await site.fetch(hostname, path, { headers });
  return { response, status: response.status, text: await response.text() };
};
const originOf = (hostname: string) => site.url(hostname, '').replace(/\/$/, '');
const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

describe('robots.txt', () => {
  it('names the tenant’s own sitemap and keeps crawlers out of private pages', async () => {
    for (const hostname of [AURORA, PULSE]) {
      const { text, response } = await read(hostname, '/robots.txt');
      expect(text).toContain(`Sitemap: ${originOf(hostname)}/sitemap.xml`);
      for (const path of ['/profile', '/payment/', '/login', '/resources/library', '/share'])
        expect(text).toContain(`\nDisallow: ${path}\n`);
      // A crawler that may not fetch a page cannot see its noindex.
      expect(text).not.toContain('Disallow: /search');
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });
});

describe('sitemap.xml', () => {
  it('leads to sitemaps that lead to existing pages', async () => {
    const { text, response } = await read(AURORA, '/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const sitemaps = locationsOf(text);
    expect(sitemaps.map(pathOf)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/content-1.xml',
      '/sitemaps/artists-1.xml',
      '/sitemaps/venues-1.xml',
      '/sitemaps/channels-1.xml',
    ]);
    for (const sitemap of sitemaps) {
      const page = await read(AURORA, pathOf(sitemap));
      expect(page.status).toBe(200);
      const addresses = locationsOf(page.text);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.startsWith(`${originOf(AURORA)}/`))).toEqual([]);
      const { status } = await read(AURORA, pathOf(addresses.at(-1) ?? ''));
      expect([200, 302]).toContain(status);
    }
  });

  it('names the pricing page only where plans are sold', async () => {
    const { text } = await read(AURORA, '/sitemaps/pages.xml');
    expect(locationsOf(text).map(pathOf)).toContain('/pricing');
    const { hostname } = await site.makeTenant({ account_id: 'acc_nothing_sold' });
    const other = await read(hostname, '/sitemaps/pages.xml');
    expect(other.text).not.toContain('/pricing');
  });

  it('has each title once, with its film and its languages', async () => {
    const { text } = await read(AURORA, '/sitemaps/content-1.xml');
    const addresses = locationsOf(text);
    expect(new Set(addresses).size).toBe(addresses.length);
    const entry = /<url><loc>[^<]*\/content\/the-salt-road<\/loc>.*?<\/url>/s.exec(text)?.[0] ?? '';
    expect(entry).toMatch(/<lastmod>\d{4}-/);
    expect(entry).toContain('hreflang="ar" href="http://aurora.localhost');
    expect(entry).toMatch(
      /<video:thumbnail_loc>http:\/\/[^<]+\.webp<\/video:thumbnail_loc><video:title>The Salt Road</,
    );
    expect(entry).toMatch(/<video:duration>\d+<\/video:duration>/);
    expect(entry).not.toContain('<video:content_loc>http://aurora.localhost');
  });

  it('contains one brand only', async () => {
    const aurora = await read(AURORA, '/sitemaps/content-1.xml');
    const pulse = await read(PULSE, '/sitemaps/content-1.xml');
    expect(pulse.status).toBe(200);
    expect(aurora.text).not.toContain('pulse');
    expect(pulse.text).not.toContain('aurora');
  });

  it('is cached at the edge, whatever query its address has', async () => {
    await read(AURORA, '/sitemap.xml');
    const { response } = await read(AURORA, '/sitemap.xml?x=1&page=2');
    expect(response.headers.get('server-timing')).toMatch(/cache;desc="(hit|stale)"/);
  });

  it.each([
    'content-2.xml',
    'content-0.xml',
    'nothing.xml',
    'content-99999.xml',
    '..%2Fpages.xml',
    '%00',
    'pages.XML',
  ])('responds with 404 for %s', async (name) => {
    const { status } = await read(AURORA, `/sitemaps/${name}`);
    expect(status).toBe(404);
  });
});

describe('a sitemap whose service fails', () => {
  it('responds with 503 instead of an empty list', async () => {
    const backend = await startForeignBackend();
    onTestFinished(() => backend.close());
    const { hostname } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    backend.setFault('html-500', (path) => path.endsWith('/content/filter'));
    for (const path of ['/sitemap.xml', '/sitemaps/content-1.xml']) {
      const { status, response, text } = await read(hostname, path);
      expect(status).toBe(503);
      expect(text).toContain('Not available right now');
      expect(response.headers.get('retry-after')).toBeTruthy();
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
    backend.setFault(null);
    expect((await read(hostname, '/sitemaps/pages.xml')).status).toBe(200);
  });
});

describe('the web manifest', () => {
  it('and the icon are the brand’s own', async () => {
    const manifests = await Promise.all(
      [AURORA, PULSE].map(async (hostname) => {
        const { text, response } = await read(hostname, '/manifest.webmanifest');
        expect(response.headers.get('content-type')).toBe('application/manifest+json');
        return JSON.parse(text);
      }),
    );
    const [aurora, pulse] = manifests;
    expect(aurora).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/', display: 'standalone' });
    expect(aurora.name).not.toBe(pulse.name);
    expect(aurora.theme_color).not.toBe(pulse.theme_color);
    expect(JSON.stringify(aurora)).not.toMatch(/pulse/i);
    expect(JSON.stringify(pulse)).not.toMatch(/aurora/i);
    for (const [hostname, letter] of [
      [AURORA, 'A'],
      [PULSE, 'P'],
    ] as const) {
      const icon = await read(hostname, '/icon.svg');
      expect(icon.response.headers.get('content-type')).toBe('image/svg+xml');
      expect(icon.text).toContain(`>${letter}</text>`);
    }
  });

  it('is linked from the page, with the colour and the icons', async () => {
    const { text } = await read(AURORA, '/');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(text).toMatch(/<link rel="apple-touch-icon" href="http:\/\/[^"]+\/public\/static\/logo\.png"\/>/);
    expect(text).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"\/>/i);
  });
});

describe('a page in a language', () => {
  const hrefsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi)].map(
        ([, lng, href]) => [lng, href],
      ),
    );

  it('has the canonical address that its other languages name', async () => {
    const english = await read(AURORA, '/content/the-salt-road');
    const alternates = hrefsOf(english.text);
    expect(Object.keys(alternates)).toEqual(expect.arrayContaining(['en', 'es', 'ar', 'x-default']));
    for (const [lng, href = ''] of Object.entries<string | undefined>(alternates).filter(
      ([code]) => code !== 'x-default',
    )) {
      const { text } = await read(AURORA, pathOf(href));
      expect(text).toMatch(new RegExp(`<html lang="${lng}" dir="${lng === 'ar' ? 'rtl' : 'ltr'}"`));
      expect(text).toContain(`<link rel="canonical" href="${href}"/>`);
      // Each names the same alternates.
      expect(hrefsOf(text)).toEqual(alternates);
    }
  });

  it('keeps the visitor in it, and leaves others in theirs', async () => {
    const browser = site.browser(AURORA);
    await browser.request('/?lang=ar');
    expect(browser.cookies.get('lng')).toBe('ar');
    expect(await (await browser.request('/')).text()).toContain('<html lang="ar" dir="rtl"');
    const { text, response } = await read(AURORA, '/');
    expect(text).toContain('<html lang="en"');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('can be left by choosing another one', async () => {
    const browser = site.browser(AURORA);
    await browser.request('/?lang=ar');
    const answer = await browser.submit('/language?redirectTo=%2F%3Flang%3Dar', { lng: 'es' });
    expect(answer.headers.get('location')).toBe('/');
    expect(browser.cookies.get('lng')).toBe('es');
  });
});
