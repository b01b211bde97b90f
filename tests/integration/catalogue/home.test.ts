import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_PATH,
  ARTISTS_PATH,
  RESPONSES,
  startForeignBackend,
} from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(4);

const film = (id: string, over: object = {}) => ({ content_id: id, title: id, video_type: 'SPV', ...over });
const banner = (object_id: string) => ({
  image_s3_key: `b/${object_id}.jpg`,
  object_type: 'CONTENT',
  object_id,
});
const external = (url: string) => ({ image_s3_key: 'b/x.jpg', object_type: 'EXTERNAL_URL', url });

const TEMPLATE = {
  banner: [
    external('example.org/deal'),
    external('http://plain.example/x'),
    external('javascript:alert(1)'),
    banner('list'),
    banner('parent'),
    banner('known'),
    banner('elsewhere'),
  ],
  swimlane_list: [
    {
      name: 'More <b>than</b> shown',
      data: [
        film('list', { video_type: 'PLAYLIST' }),
        film('parent', { video_type: 'MPVP' }),
        film('known'),
        film('odd', { title: '🎈 <script>alert("x")</script> & Söhne' }),
        film('long', { title: LONG_WORD, thumbnail: null, description: null }),
      ],
      meta_data: { filters: { category: ['drama'] } },
      total: 9,
    },
    { name: 'All there is', data: [film('one')], meta_data: { filters: {} }, total: 1 },
    { name: 'Empty', data: [], meta_data: { filters: {} }, total: 0 },
  ],
};

let site: TestSite;
let guest: Browser;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([
    sharedSeededSite(),
    startForeignBackend({
      '/api/v1/template': TEMPLATE,
      '/api/v1/content/detail/elsewhere': film('elsewhere', { video_type: 'PLAYLIST' }),
    }),
  ]);
  guest = await newBrand();
});
afterAll(() => backend.close());

async function newBrand() {
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return browser();
}

const homeOf = async (browser: Browser) => (await browser.request('/')).text();

/** Attributes of the slides' own links. */
const slideLinks = (html: string) =>
  [...html.matchAll(/<li[^>]*aria-label="Slide \d[^"]*".*?<\/li>/gs)].map(([slide]) => {
    const link = /<a\b[^>]*>/.exec(slide)?.[0] ?? '';
    return {
      href: /href="([^"]*)"/.exec(link)?.[1] ?? null,
      isNewTab: link.includes('target="_blank"') && link.includes('noopener'),
    };
  });

describe('the banner', () => {
  it('opens URLs in a new tab and contents by their type, and shows a slide of an unsafe URL without a link', async () => {
    expect(slideLinks(await homeOf(guest))).toEqual([
      { href: 'https://example.org/deal', isNewTab: true },
      { href: 'http://plain.example/x', isNewTab: true },
      { href: null, isNewTab: false },
      { href: '/playlist/list', isNewTab: false },
      { href: '/parent-content/parent', isNewTab: false },
      { href: '/content/known', isNewTab: false },
      { href: '/content/elsewhere', isNewTab: false },
    ]);
  });

  it('links to a content that no row holds, which redirects by its type', async () => {
    const response = await guest.request('/content/elsewhere');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/playlist/elsewhere');
  });
});

describe('a row', () => {
  it('links to more titles where it has more than it shows, with the row’s own filters', async () => {
    const html = await homeOf(guest);
    const more = [...html.matchAll(/<a[^>]*href="(\/content\/filter\/[^"]*)"/g)].map(([, href]) => href);
    expect(more).toHaveLength(1);
    const filters = new URL((more[0] ?? '').replaceAll('&amp;', '&'), 'http://x').searchParams.get('filters');
    expect(JSON.parse(Buffer.from(filters ?? '', 'base64').toString())).toEqual({ category: ['drama'] });
  });

  it('is left out when it is empty', async () => {
    expect(await homeOf(guest)).not.toContain('>Empty<');
  });

  it('shows titles as text, whatever they contain', async () => {
    const html = await homeOf(guest);
    expect(html).toContain('🎈 &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Söhne');
    expect(html).toContain('More &lt;b&gt;than&lt;/b&gt; shown');
    expect(html).toContain(LONG_WORD);
    expect(html).not.toContain('<script>alert');
  });

  it('shows an error and a retry link when it fails, beside the other rows', async () => {
    const browser = await newBrand();
    backend.setFault('html-500', (path) => path === ARTISTS_PATH);
    const html = await homeOf(browser);
    backend.setFault(null);
    expect(html).toContain('This row could not be loaded');
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(?:<[^>]*>)*Try again/);
    expect(html).toContain('Old Harbour Hall');
    expect(html).toContain('More &lt;b&gt;than');
    expect(await homeOf(browser)).toContain('Grace Artist');
  });
});

describe('a page-builder home of a backend without the bundle call', () => {
  it('requests its rows one by one', async () => {
    const blocks = [
      { component_key: 'defaultSwimlane', name: 'Chosen', type: 'STATIC', content_data: ['picked'] },
      { component_key: 'artistSwimlane', name: 'Faces' },
    ];
    const components = blocks.map((data, index) => ({ id: `b${index}`, data }));
    const account = {
      ...(RESPONSES[ACCOUNT_PATH] as object),
      od_resource_allowances: { custom_template: true },
    };
    const built = await startForeignBackend({
      [ACCOUNT_PATH]: account,
      '/api/v2/template': [{ _id: 't', is_published: true, components }],
      '/api/v1/content/list': [film('picked')],
    });
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: built.services });
    const html = await homeOf(browser());
    built.close();
    expect(html).toMatch(/Chosen.*href="\/content\/picked".*Faces.*Grace Artist/s);
  });
});

describe('the demo brand’s rows of artists and venues', () => {
  it('show ten cards and link to all of them', async () => {
    const html = await homeOf(site.browser('aurora.localhost'));
    for (const kind of ['artist', 'venue']) {
      const cards = html.match(new RegExp(`<a[^>]*href="/${kind}/detail/`, 'g')) ?? [];
      expect(cards, kind).toHaveLength(10);
      expect(html).toMatch(new RegExp(`<a[^>]*href="/${kind}s"`));
    }
  });
});
