import { beforeAll, describe, expect, it } from 'vitest';
import { startWrittenSite } from './written-site.ts';

let site: Awaited<ReturnType<typeof startWrittenSite>>;

beforeAll(async () => {
  site = await startWrittenSite();
});

const PAGES = [
  '/?mobileApp=true',
  '/about-us?mobileApp=true',
  '/login?mobileApp=true',
  '/content/film-1?mobileApp=true',
];
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);
const pages = [
  {
    type: 'ABOUT_US',
    title: 'About',
    content: '<p><a href="/faq#a">x</a> <a href="https://x.example/">y</a></p>',
  },
];

describe('a page inside a brand’s own app', () => {
  it.each(PAGES)('has no footer at %s, and every own link and form keeps the query', async (path) => {
    const { browser } = await site.makeBrand({ pages, languages: ['en', 'fr'] });
    // The second response of a public page comes from the page cache.
    for (let round = 0; round < 2; round += 1) {
      const html = await (await browser.request(path)).text();
      expect(html).not.toContain('<footer');
      const links = attributes(html, /<a\b[^>]*\bhref="(\/[^"]*)"/g);
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((link) => !/[?;]mobileApp=true(?:#|$)/.test(link))).toEqual([]);
      expect(
        attributes(html, /<form\b[^>]*method="post"[^>]*action="([^"]*)"/g).every((to) =>
          to.includes('mobileApp=true'),
        ),
      ).toBe(true);
      const forms = attributes(html, /<form\b[^>]*method="get"[^>]*>(.*?)<\/form>/gs);
      expect(forms.every((form) => /<button[^>]*name="mobileApp" value="true"/.test(form))).toBe(true);
      expect(html).not.toContain('https://x.example/?');
    }
  });

  it('keeps the fragment last, and the query once', async () => {
    const { browser } = await site.makeBrand({ pages });
    const html = await (await browser.request('/about-us?mobileApp=true')).text();
    expect(html).toContain('href="/faq?mobileApp=true#a"');
    expect(html).not.toMatch(/mobileApp=true[^"#]*mobileApp=true/);
  });

  it.each([
    ['/about-us?mobileApp=true', '/home?mobileApp=true'],
    ['/content/film-1?watch=true&mobileApp=true', '/watch/film-1?mobileApp=true'],
    ['/faq?mobileApp=false', '/home'],
    ['/faq', '/home'],
  ])('keeps the query when it redirects from %s', async (path, target) => {
    const { browser } = await site.makeBrand();
    expect((await browser.request(path)).headers.get('location')).toBe(target);
  });

  it('keeps the query when a form posts', async () => {
    const { browser } = await site.makeBrand();
    const fields = { email: 'ada@example.com', password: 'a secret phrase' };
    const response = await browser.submit('/login?mobileApp=true&redirectTo=/faq?a=b', fields);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/faq?a=b&mobileApp=true']);
  });

  it.each([
    ['/about-us?a=b', '/about-us?a=b&mobileApp=true', {}],
    ['/about-us?mobileApp=false', null, {}],
    ['/about-us', null, { 'sec-fetch-dest': 'empty' }],
    ['/about-us', null, { referer: 'https://elsewhere.example/?mobileApp=true' }],
    ['//evil.example/x', null, {}],
  ])('gets the query at %s when a script of the app loads it: %s', async (path, target, headers) => {
    const { browser } = await site.makeBrand({ pages });
    const referer = `${browser.origin}/home?mobileApp=true`;
    const response = await browser.request(path, {
      headers: { 'sec-fetch-dest': 'document', referer, ...headers },
    });
    expect(response.headers.get('location')).toBe(target);
    if (target) expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('leaves other viewers’ pages unchanged', async () => {
    const { browser } = await site.makeBrand({ pages });
    for (const path of ['/about-us', '/about-us?mobileApp=1']) {
      const html = await (await browser.request(path)).text();
      expect(html).toContain('<footer');
      expect(html.replace(/<script.*<\/script>/gs, '')).not.toContain('mobileApp=true');
    }
  });
});
