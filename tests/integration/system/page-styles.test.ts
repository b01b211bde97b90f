import { beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '#tests/support/browser.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const AURORA = 'aurora.localhost';
const INLINE = /<style nonce="([^"]+)" data-sheets="">(.*?)<\/style><\/head>/s;
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+-([0-9a-z]{7})\.css)"( disabled="")?\/>/g;

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

async function read(browser: ReturnType<typeof createBrowser>, path: string) {
  const response = await browser.request(path);
  const html = await response.text();
  const [, nonce, inline] = INLINE.exec(html) ?? [];
  const links = [...html.matchAll(LINK)].map(([, href = '', id = '', off]) => ({ href, id, isOff: !!off }));
  return { response, html, nonce, inline, links };
}

const sheetOf = async (href: string) => (await site.fetch(AURORA, href)).text();

describe('the styles of a page', () => {
  it.each(['/', '/content/meridian', '/login', '/pricing', '/nothing-here'])(
    'are inside a first visit’s document, complete and in order: %s',
    async (path) => {
      const { response, nonce, inline, links } = await read(createBrowser(site, AURORA), path);
      expect(links.length).toBeGreaterThan(0);
      expect(links.every(({ isOff }) => isOff)).toBe(true);
      const files = await Promise.all(links.map(({ href }) => sheetOf(href)));
      expect(inline).toBe(files.join(''));
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    },
  );

  it('are links alone where the browser has the files, and whole again in the next build', async () => {
    const browser = createBrowser(site, AURORA);
    const { links } = await read(browser, '/');
    browser.cookies.set('styles', links.map(({ id }) => id).join('.'));
    const again = await read(browser, '/');
    expect(again.inline).toBeUndefined();
    expect(again.links).toEqual(links.map((each) => ({ ...each, isOff: false })));
    browser.cookies.set('styles', 'zzzzzzz.yyyyyyy');
    expect((await read(browser, '/')).inline).toBeTruthy();
  });

  it('are only those that are missing, on another kind of page', async () => {
    const browser = createBrowser(site, AURORA);
    const home = await read(browser, '/');
    browser.cookies.set('styles', home.links.map(({ id }) => id).join('.'));
    const { inline, links } = await read(browser, '/content/meridian');
    const [shared, own] = [links.filter(({ isOff }) => !isOff), links.filter(({ isOff }) => isOff)];
    expect(shared.length).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThan(0);
    expect(inline).toBe((await Promise.all(own.map(({ href }) => sheetOf(href)))).join(''));
  });

  it('are inside a member’s pages, too, which nobody else gets', async () => {
    const browser = createBrowser(site, AURORA);
    await browser.submit('/login', { email: 'member@aurora.example', password: 'marquee-demo' });
    expect(browser.cookies.has('sid')).toBe(true);
    const first = await read(browser, '/');
    expect(first.response.headers.get('server-timing')).toContain('cache;desc="bypass"');
    expect(first.inline).toBeTruthy();
    browser.cookies.set('styles', first.links.map(({ id }) => id).join('.'));
    expect((await read(browser, '/')).inline).toBeUndefined();
  });

  it('differ by the browser’s own cookie on a page that all share', async () => {
    const [fresh, returning] = [createBrowser(site, AURORA), createBrowser(site, AURORA)];
    const { links } = await read(fresh, '/');
    returning.cookies.set('styles', links.map(({ id }) => id).join('.'));
    const seen = await Promise.all([fresh, returning, fresh, returning].map((each) => read(each, '/')));
    expect(seen.map(({ inline }) => inline !== undefined)).toEqual([true, false, true, false]);
    expect(
      seen.map(({ response }) => /cache;desc="(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1]),
    ).toEqual(['hit', 'hit', 'hit', 'hit']);
  });
});

describe('the order of a document', () => {
  it('the parser waits for the sheets of a returning visitor before the body', async () => {
    const browser = createBrowser(site, AURORA);
    const { links } = await read(browser, '/');
    browser.cookies.set('styles', links.map(({ id }) => id).join('.'));
    const { html } = await read(browser, '/');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<script nonce="[^"]+">;<\/script>$/);
    expect(head.lastIndexOf('<link rel="stylesheet"')).toBeLessThan(head.lastIndexOf('<script'));
  });
});
