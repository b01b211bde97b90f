import { beforeAll, describe, expect, it } from 'vitest';
import { CUSTOM_PAGES_PATH, startWrittenSite } from './written-site.ts';

let site: Awaited<ReturnType<typeof startWrittenSite>>;

beforeAll(async () => {
  site = await startWrittenSite();
});

const INFO_PAGES = [
  ['/about-us', 'ABOUT_US', 'About us'],
  ['/term-of-use', 'TNC', 'Terms of use'],
  ['/privacy-policy', 'PRIVACY_POLICY', 'Privacy policy'],
  ['/copyright', 'COPYRIGHT', 'Copyright'],
] as const;

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the static pages', () => {
  it.each(INFO_PAGES)('show at %s the text of type %s', async (path, type) => {
    const { browser } = await site.makeBrand({
      pages: [{ type, title: 'Our <own> title', content: '<h1>One</h1><p>two<script>alert(1)</script></p>' }],
    });
    const response = await browser.request(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(mainOf(html)).toMatch(/<h1[^>]*>Our &lt;own&gt; title<\/h1>/);
    expect(mainOf(html)).toMatch(/<h2>One<\/h2><p>two<\/p>/);
    expect(html).toContain(`rel="canonical" href="${browser.origin}${path}"`);
    expect(html).not.toContain('alert(1)');
    expect(response.headers.get('server-timing')).toContain('cache;desc="miss"');
  });

  it.each(INFO_PAGES)('have at %s a default title where the brand has none', async (path, type, name) => {
    const { browser } = await site.makeBrand({ pages: [{ type, content: '' }] });
    const html = await (await browser.request(path)).text();
    expect(mainOf(html)).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(mainOf(html)).toContain('Nothing here yet');
  });

  it.each([...INFO_PAGES.map(([path]) => path), '/faq', '/static/nothing'])(
    'redirect home from %s when it is absent or not visible',
    async (path) => {
      const hidden = ['ABOUT_US', 'TNC', 'PRIVACY_POLICY', 'COPYRIGHT', 'FAQ'].map((type) => ({
        type,
        title: 'Hidden',
        visible_on_website: false,
        content: type === 'FAQ' ? [] : 'x',
      }));
      for (const pages of [[], hidden]) {
        const { browser } = await site.makeBrand({ pages, cmsPages: [] });
        const response = await browser.request(path);
        expect([response.status, response.headers.get('location')]).toEqual([302, '/home']);
      }
    },
  );

  it('are found in any spelling of their address', async () => {
    const { browser } = await site.makeBrand({ pages: [{ type: 'ABOUT_US', title: 'A', content: 'x' }] });
    for (const path of ['/about-us/', '/About-Us', '/about-us?a=b']) {
      const response = await browser.visit(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`rel="canonical" href="${browser.origin}/about-us"`);
    }
  });

  it('list questions and answers as details', async () => {
    const { browser } = await site.makeBrand({
      pages: [
        {
          type: 'FAQ',
          title: 'Questions',
          content: [
            { question: 'What & <why>?', answer: '<p>Because <a href="//evil.example">of</a> it.</p>' },
            { question: 'How?', answer: 'So.' },
          ],
        },
      ],
    });
    const main = mainOf(await (await browser.request('/faq')).text());
    expect(main.match(/<details/g)).toHaveLength(2);
    expect(main).toContain('What &amp; &lt;why&gt;?');
    expect(main).toContain('<p>Because of it.</p>');
  });

  it('survive deeply nested markup', async () => {
    const { browser } = await site.makeBrand({
      pages: [{ type: 'ABOUT_US', title: 'Deep', content: `${'<div>'.repeat(30_000)}x` }],
    });
    const response = await browser.request('/about-us');
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeLessThan(100_000);
  });
});

describe('the brand’s own pages', () => {
  const cmsPages = [
    {
      type: 'STATIC',
      page_url: 'press',
      title: 'Press',
      content: '<p>Write to <a href="mailto:p@x.example">us</a></p>',
    },
    { type: 'STATIC', page_url: '/static/Jobs & more/', content: '<p>Join</p>' },
    { type: 'CUSTOM', page_url: 'spring', title: 'Spring', components: [] },
  ];

  it('are shown at their address, however the backend writes it', async () => {
    const { browser } = await site.makeBrand({ cmsPages });
    const contact = await (await browser.request('/static/press')).text();
    expect(mainOf(contact)).toMatch(/<h1[^>]*>Press<\/h1>/);
    expect(mainOf(contact)).toContain('href="mailto:p@x.example"');
    const jobs = await (await browser.request('/static/jobs%20%26%20more')).text();
    expect(mainOf(jobs)).toContain('<p>Join</p>');
    expect(mainOf(jobs)).toMatch(/<h1[^>]*>Foreign Films<\/h1>/);
  });

  it.each([
    '/static/spring',
    '/static/other',
    '/static/%00',
    '/static/..%2Fpress',
    `/static/${'x'.repeat(300)}`,
  ])('redirect home from %s, which is none of them', async (path) => {
    const { browser } = await site.makeBrand({ cmsPages });
    const response = await browser.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/home']);
  });

  it('redirect home without the backend call, and respond with 503 where it fails', async () => {
    const { browser } = await site.makeBrand();
    expect((await browser.request('/static/press')).headers.get('location')).toBe('/home');
    const failing = await site.makeBrand({ cmsPages });
    failing.backend.setFault('html-500', (path) => path === CUSTOM_PAGES_PATH);
    expect((await failing.browser.request('/static/press')).status).toBe(503);
  });
});
