import { beforeAll, describe, expect, it } from 'vitest';
import { startWrittenSite } from './written-site.ts';

let site: Awaited<ReturnType<typeof startWrittenSite>>;

beforeAll(async () => {
  site = await startWrittenSite();
});

const NETWORKS = [
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
const read = async (pending: Promise<{ text(): Promise<string> }>) => (await pending).text();
const part = (html: string, tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
/** The bar's own list, for wide screens. */
const inlineLinks = (html: string) =>
  [...part(html, 'header').matchAll(/<a [^>]*class="_link_[^"]*"[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('the site chrome', () => {
  it.each([
    [0, 0, false],
    [1, 1, false],
    [3, 3, false],
    [40, 3, true],
  ])('with %i categories has %i in the bar', async (count, inline, hasMore) => {
    const categories = Array.from({ length: count }, (_, index) => `Category ${index}`);
    const { browser } = await site.makeBrand({ categories });
    const html = await read(browser.request('/'));
    expect(inlineLinks(html)).toEqual(categories.slice(0, inline));
    expect(part(html, 'header').includes('More')).toBe(hasMore);
    for (const category of categories) expect(part(html, 'header')).toContain(category);
  });

  it('marks the current category', async () => {
    const { browser } = await site.makeBrand({ categories: ['Drama', 'Comedy'] });
    const header = part(await read(browser.request('/category/c1')), 'header');
    const current = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g)].map(
      ([, name]) => name,
    );
    expect(new Set(current)).toEqual(new Set(['Comedy']));
  });

  it('shows the search text on the search page', async () => {
    const { browser } = await site.makeBrand();
    const header = part(await read(browser.request('/search?search_text=%20salt%20%22road%22')), 'header');
    expect(header).toMatch(/<input[^>]*value="salt &quot;road&quot;"/);
    expect(part(await read(browser.request('/?search_text=x')), 'header')).not.toMatch(
      /<input[^>]*value="x"/,
    );
  });

  it('links to the languages only where there are several', async () => {
    const one = await site.makeBrand({ languages: ['en'] });
    const two = await site.makeBrand({ languages: ['en', 'fr'] });
    expect(part(await read(one.browser.request('/')), 'header')).not.toContain('/language');
    expect(part(await read(two.browser.request('/')), 'header')).toContain('/language');
  });

  it('links visible pages and the nine networks in its footer', async () => {
    const { browser } = await site.makeBrand({
      pages: [
        { type: 'TNC', title: 'Terms', content: '' },
        { type: 'COPYRIGHT', title: 'Hidden', visible_on_website: false, content: '' },
        {
          type: 'SOCIAL_LINKS',
          content: Object.fromEntries(NETWORKS.map((name) => [name, `https://${name}.example/brand`])),
        },
      ],
    });
    const footer = part(await read(browser.request('/')), 'footer');
    for (const network of NETWORKS) {
      expect(footer).toMatch(
        new RegExp(
          `<a href="https://${network}\\.example/brand"[^>]*rel="noopener noreferrer"[^>]*aria-label="[^"]+"`,
        ),
      );
      expect(footer).toMatch(new RegExp(`<use href="/assets/[^"]+\\.svg#${network}"`));
    }
    expect(footer).toContain('href="/term-of-use"');
    expect(footer).not.toContain('Hidden');
  });
});
