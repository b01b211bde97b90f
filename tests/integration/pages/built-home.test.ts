import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const BUNDLE_PATH = '/api/v1/bundle/home';
const TEMPLATES_PATH = '/api/v2/template';
const LIST_PATH = '/api/v1/content/list';

type Data = Record<string, unknown>;
const hero: Data = {
  component_key: 'rowingHeroSection',
  slide_data: [{ image_s3key: 'a.jpg', heading: 'Alpha' }],
};
const banner = (heading: string): Data => ({ component_key: 'flyerIntro', heading });
const row = (name: string): Data => ({
  component_key: 'defaultSwimlane',
  name,
  type: 'STATIC',
  content_data: ['picked'],
});
const picked = { content_id: 'picked', title: 'The Picked One', video_type: 'SPV' };

const template = (blocks: readonly Data[], more: object = {}) => ({
  _id: 't',
  is_published: true,
  components: blocks.map((data, index) => ({ id: `b${index}`, data })),
  ...more,
});
const account = (isBuilt: boolean) => ({
  ...(RESPONSES[ACCOUNT_PATH] as object),
  od_resource_allowances: { custom_template: isBuilt, content_refresh: false },
});
const bundle = (template: object, { isBuilt = true, lanes = [] as object[] } = {}) => ({
  account: account(isBuilt),
  static_pages: [],
  categories: [],
  template,
  lanes,
});

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

/** A brand on a third-party backend with these responses. */
async function makeBrand(responses: Record<string, unknown>) {
  const backend = await startForeignBackend({ [ACCOUNT_PATH]: account(true), ...responses });
  afterAll(() => backend.close());
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return { backend, browser: browser() };
}

const homeOf = async (browser: Browser) => (await browser.visit('/')).text();
const sheetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([\w-]+?)-\w{7}\.css"/g)].map(
      ([, name]) => name,
    ),
  ),
];
const blocksOf = (html: string) => [...html.matchAll(/data-block="(\w+)"/g)].map(([, key]) => key);

describe('a home page that is built from blocks', () => {
  it('is the first published template, with its theme, header and footer', async () => {
    const lanes = [{ id: 'b2', kind: 'content', data: [picked], total: 1 }];
    const data = [
      { ...template([banner('A draft')]), is_published: false },
      template(
        [hero, { component_key: 'ofTheFuture', heading: 'Unknown' }, row('By hand'), banner('Omega')],
        {
          selected_theme: { name: 'GREEN_ENERGY' },
          header: { component_key: 'siteMapHeader', data: { heading_1: { text: 'Own link', link: '/own' } } },
          footer: { component_key: 'linkColumnsFooter', data: { header: 'Own words' } },
        },
      ),
      template([banner('The second')]),
    ];
    const { backend, browser } = await makeBrand({ [BUNDLE_PATH]: bundle({ version: 2, data }, { lanes }) });
    const html = await homeOf(browser);
    expect(backend.requests.filter(({ path }) => path === BUNDLE_PATH)).toHaveLength(1);
    expect(blocksOf(html)).toEqual(['rowingHeroSection', 'defaultSwimlane', 'flyerIntro']);
    expect(html).toMatch(/Alpha.*By hand.*The Picked One.*Omega/s);
    expect(html).not.toMatch(/A draft|Unknown|The second/);
    // The first block's picture is preloaded.
    expect(html).toMatch(/<link[^>]*rel="preload"[^>]*as="image"[^>]*href="[^"]*\/a\.jpg"/);
    expect(html.toLowerCase()).toContain('--c7:#167a2e');
    expect(html).toMatch(/<header[^>]*data-look="site-map".*Own link/s);
    expect(html).toMatch(/<footer[^>]*data-look="link-columns".*Own words/s);
  });

  it('has the header over its first picture, and over nothing else', async () => {
    const over = async (first: Data) => {
      const { browser } = await makeBrand({
        [BUNDLE_PATH]: bundle({ version: 2, data: [template([first, hero])] }),
        [LIST_PATH]: [picked],
      });
      return /<header[^>]*data-over/.test(await homeOf(browser));
    };
    expect(await over(hero)).toBe(true);
    expect(await over({ ...hero, heading: 'Above it' })).toBe(false);
    expect(await over(row('By hand'))).toBe(false);
  });

  it('streams a slow row to a member, with a link to the buffered page without scripts', async () => {
    const blocks = [hero, banner('Alpha'), row('By hand'), banner('Omega')];
    const { backend, browser } = await makeBrand({
      [BUNDLE_PATH]: bundle({ version: 2, data: [template(blocks)] }),
      [LIST_PATH]: [picked],
    });
    browser.cookies.set('sid', 'session-1');
    // Robots, and clients with Node's own user agent, are sent buffered pages anyway.
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' };
    backend.setFault('slow', (path) => path === LIST_PATH);
    const streamed = await (await browser.visit('/', { headers })).text();
    const [first = '', behind = ''] = streamed.split('</main>');
    expect(blocksOf(first)).toEqual(['rowingHeroSection', 'flyerIntro', 'defaultSwimlane', 'flyerIntro']);
    expect(first).toMatch(/<noscript>.*href="\/\?whole=true".*<\/noscript>/s);
    expect(behind).toContain('This row could not be loaded');
    backend.setFault(null);
    const buffered = await (await browser.visit('/?whole=true', { headers })).text();
    expect(buffered.split('</main>')[0]).toContain('The Picked One');
    expect(buffered).not.toContain('whole=true">');
  });

  it('is the classic one where the account has no page builder', async () => {
    const { browser } = await makeBrand({
      [ACCOUNT_PATH]: account(false),
      [TEMPLATES_PATH]: [template([banner('Built')])],
    });
    const html = await homeOf(browser);
    expect(html).toContain('The First Film');
    expect(blocksOf(html)).toEqual([]);
    // There is no banner, so no header over it.
    expect(html).not.toMatch(/<header[^>]*data-over/);
  });

  it.each([
    ['none at all', []],
    ['a draft alone', [{ ...template([banner('A draft')]), is_published: false }]],
    ['one without blocks', [template([])]],
  ])('shows a placeholder when the templates are %s', async (_, data) => {
    for (const responses of [{ [BUNDLE_PATH]: bundle({ version: 2, data }) }, { [TEMPLATES_PATH]: data }]) {
      const { browser } = await makeBrand(responses);
      const response = await browser.visit('/');
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('Something good is on its way');
      expect(html).not.toMatch(/A draft|The First Film/);
    }
  });

  it('responds with 503 in the brand’s theme while it fails, and recovers', async () => {
    const { backend, browser } = await makeBrand({ [TEMPLATES_PATH]: [template([banner('Omega')])] });
    backend.setFault('html-500', (path) => path === TEMPLATES_PATH);
    const failed = await browser.visit('/');
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Foreign Films');
    backend.setFault(null);
    await expect.poll(() => homeOf(browser), { timeout: 20_000 }).toContain('Omega');
  });
});

describe('Pulse’s home page of blocks', () => {
  it('leaves other pages without its blocks’ styles, and a classic home page with its own', async () => {
    const about = await (await site.browser('pulse.localhost').visit('/about-us')).text();
    expect(sheetsOf(about)).toEqual(expect.arrayContaining(['chrome', 'shell']));
    for (const sheet of ['blocks-common', 'blocks-banners', 'classic-home'])
      expect(sheetsOf(about)).not.toContain(sheet);
    const aurora = await homeOf(site.browser('aurora.localhost'));
    expect(sheetsOf(aurora).sort()).toEqual(['blocks-offers', 'classic-home', 'shell']);
  });

  it('is in the viewer’s language, complete without scripts and cached for the next guest', async () => {
    const browser = site.browser('pulse.localhost');
    const html = await homeOf(browser);
    expect(blocksOf(html)[0]).toBe('fullHeightSlider');
    expect(blocksOf(html).length).toBeGreaterThanOrEqual(8);
    expect(html).toMatch(/<header[^>]*data-look="translucent"[^>]*data-over/);
    expect(html).toMatch(/<footer[^>]*data-look="site-map"/);
    // Manual rows, automatic rows and rows of venues are part of the page.
    for (const title of ['Moon Salutation', 'Pulse Studio One', 'Mina Okafor', '€24.99'])
      expect(html).toContain(title);
    expect(html).not.toMatch(/ aria-busy=/);
    const sheets = sheetsOf(html);
    expect(sheets).toEqual(['blocks-common', 'chrome', 'shell']);
    const again = await site.browser('pulse.localhost').visit('/');
    expect(again.headers.get('server-timing')).toMatch(/cache;desc="hit"/);
    const french = site.browser('pulse.localhost');
    await french.visit('/?lng=fr');
    expect(await (await french.request('/', { headers: { cookie: 'lng=fr' } })).text()).toContain(
      'La force commence en douceur',
    );
  });
});
