import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { FOOTER_DATA, HEADER_DATA, startFramedBackend } from '#tests/support/framed-backend.ts';
import { login } from '#tests/support/login.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
});

async function makeFramed(framed: Parameters<typeof startFramedBackend>[0]) {
  const backend = await startFramedBackend(framed);
  afterAll(() => backend.close());
  const tenant = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return tenant.browser();
}

const header = (component_key: string, data: object = HEADER_DATA) => ({ component_key, data });
const part = (html: string, tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
const hrefs = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const named = (html: string) =>
  [...html.matchAll(/<meta name="marquee-components" content="([^"]*)"/g)].map(([, keys]) => keys);

type Browser = Awaited<ReturnType<typeof makeFramed>>;
const read = async (browser: Browser, path = '/about-us') => (await browser.visit(path)).text();

/** Every stylesheet and preloaded module of the head exists. */
async function expectFiles(browser: Browser, html: string) {
  const files = [...html.matchAll(/<link rel="(?:stylesheet|modulepreload)" href="(\/assets\/[^"]+)"/g)];
  const paths = [...new Set(files.map(([, href = '']) => href))];
  const statuses = await Promise.all(paths.map(async (href) => (await browser.request(href)).status));
  expect(statuses.every((status) => status === 200)).toBe(true);
  return paths;
}

describe('a header of the template', () => {
  it.each(HEADER_KEYS)(
    '%s is on every page for guests and members, with its code and styles',
    async (key) => {
      const browser = await makeFramed({ header: header(key), languages: ['en', 'ar'] });
      for (const path of ['/', '/search?search_text=x', '/nothing-here']) {
        const html = await read(browser, path);
        expect(html).toMatch(/<header[^>]*data-look=/);
        expect(named(html)).toContain(key);
      }
      const html = await read(browser, '/search?search_text=x');
      const guest = part(html, 'header');
      expect(hrefs(guest)).toEqual(expect.arrayContaining(['/home', '/search?search_text=film', '/artists']));
      expect(hrefs(guest)).toContain('/login?redirectTo=%2Fsearch%3Fsearch_text%3Dx');
      expect(hrefs(guest).some((href) => href.startsWith('/language?'))).toBe(true);
      expect(guest).toContain('Come in');
      expect(guest).not.toContain('javascript:');
      // Without scripts a popup is a link to a new tab.
      expect(guest).toMatch(/<a[^>]*target="_blank"[^>]*href="https:\/\/ask\.example\/form"/);
      const paths = await expectFiles(browser, html);
      expect(paths.some((path) => /\/chrome[^/]*\.css$/.test(path))).toBe(true);
      expect(paths.some((path) => /\/chrome[^/]*\.js$/.test(path))).toBe(true);

      await login(browser, 'ada@example.com');
      const member = part(await read(browser, '/search?search_text=x'), 'header');
      expect(member).toContain('Ada');
      expect(member).not.toContain('Come in');
      expect(hrefs(member)).toEqual(expect.arrayContaining(['/profile', '/watchlist', '/favourites']));
      expect(member).toContain('action="/logout"');
      const isReduced = key === 'reducedHeader';
      expect(hrefs(member).includes('/subscriptions')).toBe(!isReduced);
      expect(member.includes('Buy Membership')).toBe(key === 'siteMapHeader');
      expect(member.includes('Change plan')).toBe(key === 'defaultHeader' || key === 'translucentHeader');
      expect(hrefs(member).includes('/custom/book')).toBe(isReduced);
      expect(hrefs(member).includes('/custom/journal')).toBe(key === 'siteMapHeader');
    },
  );

  it('shows Marquee’s own texts in the viewer’s language', async () => {
    const browser = await makeFramed({ header: header('siteMapHeader'), languages: ['en', 'ar'] });
    await login(browser, 'ada@example.com');
    browser.cookies.set('lng', 'ar');
    expect(part(await read(browser), 'header')).toContain('شراء العضوية');
  });

  it('falls back to the site’s own when it is unknown, or empty and the default', async () => {
    for (const wire of [header('holoHeader'), header('defaultHeader', {}), undefined]) {
      const html = await read(await makeFramed(wire ? { header: wire } : {}), '/search?search_text=x');
      expect(html).toContain('<header');
      expect(html).not.toMatch(/<header[^>]*data-look/);
      expect(html).not.toContain('marquee-components');
      expect(html).not.toContain('chromeHead');
    }
  });
});

describe('a footer of the template', () => {
  const SOCIAL = [
    'facebook',
    'twitter',
    'instagram',
    'telegram',
    'youtube',
    'bitchute',
    'tiktok',
    'rumble',
    'boxcast',
  ];

  it.each(FOOTER_KEYS)('%s shows its configured texts and links', async (key) => {
    const browser = await makeFramed({ footer: header(key, FOOTER_DATA) });
    const html = await read(browser, '/search?search_text=x');
    const footer = part(html, 'footer');
    expect(hrefs(footer)).toEqual(
      expect.arrayContaining([
        ...SOCIAL.map((name) => `https://${name}.example/us`),
        'mailto:hello@marquee.example',
        'tel:+15550100199',
        '/pricing',
        '/channels',
      ]),
    );
    expect(footer).not.toMatch(/elsewhere\.example|javascript:/);
    for (const words of ['Stories worth', 'Sign me up', '© Everybody', 'News, once a month']) {
      expect(footer).toContain(words);
    }
    expect(footer.includes('Takedown notice')).toBe(key === 'takedownFooter');
    expect(footer).toMatch(/<form method="get" action="\/signup"/);
    await expectFiles(browser, html);
  });

  it('is hidden inside the brand’s own app, without its code', async () => {
    const browser = await makeFramed({
      header: header('translucentHeader'),
      footer: header('siteMapFooter', FOOTER_DATA),
    });
    const html = await read(browser, '/search?search_text=x&mobileApp=true');
    expect(html).not.toContain('<footer');
    expect(named(html)).toEqual(['translucentHeader']);
    expect(html).not.toContain('Stories worth');
    expect(named(await read(browser, '/search?search_text=x'))).toEqual(['translucentHeader siteMapFooter']);
  });

  it('leaves out sections that have no data', async () => {
    const browser = await makeFramed({
      footer: header('siteMapFooter', { email: ' ', site_map: [{ title: ' ' }] }),
    });
    const footer = part(await read(browser), 'footer');
    expect(footer).not.toMatch(/<nav|<form|<address|<h2|mailto:|tel:/);
    expect(footer).toContain('© 2');
  });
});

describe('the Content-Security-Policy of a page', () => {
  it('allows popups in an iframe', async () => {
    const browser = await makeFramed({ header: header('defaultHeader') });
    const policy = (await browser.visit('/search?search_text=x')).headers.get('content-security-policy');
    // On a developer's machine the site itself has no TLS.
    expect(policy).toMatch(/frame-src http:;/);
  });
});
