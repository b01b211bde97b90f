import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { SEARCH_PATH, startListingBackend } from './listing-backend.ts';
import { readListingPage } from './listing-page.ts';

let site: TestSite;
let backend: Awaited<ReturnType<typeof startListingBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSeededSite(), startListingBackend()]);
});

afterAll(() => backend.close());

const visit = (path: string) => readListingPage(site.browser('aurora.localhost').request(path));
const searchFor = (search_text: string, more: Record<string, string> = {}) =>
  paths.search({}, { search_text, ...more });

describe('a search', () => {
  it('shows the titles it found, with tabs for artists and venues', async () => {
    const page = await visit(searchFor('salt'));
    expect(page).toMatchObject({ status: 200, heading: 'Search Results for salt', hasSiteChrome: true });
    expect(page.cards).toContain('/content/the-salt-road');
    const tabs = page.links.filter(({ href }) => href.startsWith(paths.search()));
    expect(tabs.map(({ href }) => href)).toEqual([
      searchFor('salt'),
      searchFor('salt', { tab: 'artist' }),
      searchFor('salt', { tab: 'venue' }),
    ]);
    expect(page.tagOf(/<meta name="robots"[^>]*>/)).toContain('noindex');
  });

  it('names the tab that has no results', async () => {
    expect((await visit(searchFor('qqqqzzzz'))).text).toContain('No content found for qqqqzzzz');
    expect((await visit(searchFor('qqqqzzzz', { tab: 'artist' }))).text).toContain(
      'No artist found for qqqqzzzz',
    );
    expect((await visit(searchFor('qqqqzzzz', { tab: 'venue' }))).text).toContain(
      'No venue found for qqqqzzzz',
    );
  });

  it.each(['', '?search_text=', '?search_text=%20%09', '?tab=artist&page=4'])(
    'without words (%s) shows a search form',
    async (query) => {
      const { status, heading, html, hasSiteChrome } = await visit(paths.search() + query);
      expect(status).toBe(200);
      expect(heading).toBe('What are you looking for?');
      expect(hasSiteChrome).toBe(true);
      expect(html).toMatch(/<main\b.*<form[^>]*action="\/search"/s);
    },
  );

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['an interpolation of ours', '{{text}} $t(shell:search)'],
    ['an emoji and quotes', '🎬 "quoted" \'single\''],
    ['Arabic', 'الملح'],
    ['the query language of the store', 'salt" OR * NEAR(a b) -'],
    ['a word without end', 'Donaudampfschiff'.repeat(10)],
  ])('for %s shows it as text', async (_, text) => {
    const { status, heading } = await visit(searchFor(text));
    expect(status).toBe(200);
    expect(heading).toBe(`Search Results for ${text}`);
  });

  it('cuts off a query that is too long', async () => {
    const { status, heading } = await visit(searchFor('salt '.repeat(900)));
    expect(status).toBe(200);
    expect(heading.length).toBeLessThan(240);
  });

  it('shows results of a backend without totals', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const open = (path: string) => readListingPage(browser().request(path));
    expect((await open(searchFor('film'))).cards).toEqual(['/content/odd', '/parent-content/parent']);
    expect((await open(searchFor('film', { tab: 'artist' }))).cards).toEqual(['/artist/detail/a1']);
    expect((await open(searchFor('film', { tab: 'venue' }))).text).toContain('No venue found for film');
  });

  it('shows an error and a retry link when it fails, and is not cached', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const open = (path: string) => readListingPage(browser().request(path));
    backend.setFault('html-500', (path) => path === SEARCH_PATH);
    const broken = await open(searchFor('film')).finally(() => backend.setFault(null));
    expect(broken).toMatchObject({ status: 503, heading: 'Search Results for film', hasSiteChrome: true });
    expect(broken.linkTo('Try again')).toBe(searchFor('film'));
    expect((await open(searchFor('film'))).status).toBe(200);
  });
});
