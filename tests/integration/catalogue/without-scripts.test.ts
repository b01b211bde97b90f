import { describe, expect, it } from 'vitest';
import { linksOf, openDetailSite } from './detail-site.ts';

const detailSite = openDetailSite();
const { visit } = detailSite;

/** Robots, and clients with Node's own user agent, are sent buffered pages anyway. */
const member = {
  signedIn: true,
  headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' },
};

/** The fallbacks that a browser without scripts shows. */
const fallbacksOf = (html: string) => html.match(/<noscript>.*?<\/noscript>/gs) ?? [];

describe('a member’s page with deferred sections', () => {
  it.each([
    ['/content/film?tab=comments', '&', '/api/v1/comments/content/film', 'Said c2', 1],
    ['/playlist/manual', '?', '/api/v1/content/list', '2 videos', 2],
  ])('links from %s to the buffered page', async (address, separator, deferredPath, words, count) => {
    detailSite.backend.deferred.add(deferredPath);
    const first = await visit(address, member);
    const fallbacks = fallbacksOf(first.html);
    expect(fallbacks).toHaveLength(count);
    for (const fallback of fallbacks) {
      expect(linksOf(fallback)).toEqual([
        { href: `${address}${separator}whole=true`, text: 'Show this part' },
      ]);
    }
    expect(first.text).not.toContain(words);
    const buffered = await visit(`${address}${separator}whole=true`, member);
    expect(buffered.text).toContain(words);
    expect(fallbacksOf(buffered.html)).toEqual([]);
    const [path] = address.split('?');
    expect(buffered.html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
  });

  it('plays a playlist from the buffered page', async () => {
    detailSite.backend.deferred.add('/api/v1/content/list');
    const { html } = await visit('/playlist/manual?whole=true', member);
    expect(linksOf(html).map(({ text }) => text)).toContain('Watch now');
  });
});

describe('the header of a page', () => {
  it('links to signup with the way back, from the bar and from the menu', async () => {
    const { html } = await visit('/content/film?tab=reviews');
    const back = 'href="/signup?redirectTo=%2Fcontent%2Ffilm%3Ftab%3Dreviews"';
    expect(html.match(/href="\/signup[^"]*"/g)).toEqual([back, back]);
  });
});
