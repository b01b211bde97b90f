import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
});

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
const linksOf = (html: string) =>
  [...mainOf(html).matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
const addressOf = (html: string) =>
  /<input[^>]*readOnly[^>]*value="([^"]*)"/i.exec(html)?.[1] ??
  /<input[^>]*value="([^"]*)"[^>]*readOnly/i.exec(html)?.[1];

describe('the share page', () => {
  it('has a link for each network, and the page’s address on the brand’s own origin', async () => {
    const { browser } = await site.makeTenant();
    const { origin, request } = browser();
    const response = await request('/share?path=%2Fcontent%2Fx%3Fpage%3D2%26mobileApp%3Dtrue&title=Evil');
    const html = await response.text();
    const shared = `${origin}/content/x?page=2`;
    expect(addressOf(html)).toBe(shared);
    const links = linksOf(html);
    for (const network of [
      'facebook.com',
      'twitter.com',
      'mailto:',
      'wa.me',
      'linkedin.com',
      'pinterest.com',
    ]) {
      expect(links.find((link) => link.includes(network))).toContain(encodeURIComponent(shared));
    }
    expect(links.at(-1)).toBe('/content/x?page=2&mobileApp=true');
    expect(mainOf(html)).not.toContain('Evil');
    expect(html).toContain('noindex');
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    `/${'x'.repeat(3000)}`,
  ])('shares the home page instead of %j', async (path) => {
    const { browser } = await site.makeTenant();
    const { origin, request } = browser();
    const html = await (await request(`/share?path=${encodeURIComponent(path)}`)).text();
    expect(addressOf(html)).toBe(`${origin}/`);
    expect(mainOf(html)).not.toContain('evil.example');
  });
});
