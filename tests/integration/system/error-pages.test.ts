import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSeededSite();
});

const read = async (hostname: string, path: string) => {
  const response = await site.fetch(hostname, path, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('error pages', () => {
  it.each([
    '/no-such-page',
    '/content/no-such-film',
    '/watch/no-such-film',
    '/content/%00',
    '/content/..%2F..%2F',
  ])('%s responds with 404 or 400 in the brand’s theme, with a link home and no stack', async (path) => {
    const { status, html } = await read('aurora.localhost', path);
    expect([400, 404]).toContain(status);
    expect(html).toMatch(/<main\b.*<h1[^>]*>[^<]/s);
    expect(html).toMatch(/<title>[^<]*Aurora/);
    expect(html).toMatch(/<a [^>]*href="\/(?:home)?"[^>]*>(?:<[^>]+>)*Go to the home page/);
    expect(html).toContain('Aurora');
    expect(html).not.toMatch(/\bat .*\.(?:js|tsx?):\d+/);
  });

  it('an unknown host gets a neutral 404 that names no brand and is not stored', async () => {
    const { status, headers, html } = await read('nobody.localhost', '/');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).not.toMatch(/Aurora|Pulse|Marquee/);
    expect(html).not.toContain('<a ');
  });

  it.each(['/', '/login', '/content/anything'])(
    'an inactive account responds with 403 and an explanation on %s',
    async (path) => {
      const { status, html } = await read('dormant.localhost', path);
      expect(status).toBe(403);
      expect(html).toMatch(/<h1[^>]*>This site is not available/);
    },
  );

  it('the development index links to the brands', async () => {
    const { html } = await read('localhost', '/');
    const [, href = ''] = /<a href="(http:\/\/aurora\.localhost[^"]*)"/.exec(html) ?? [];
    expect((await read(new URL(href).hostname, '/')).html).toMatch(/<title>[^<]*Aurora/);
  });
});
