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
    expect(page).toMatchObject({ status: 200, heading: 'Search Results for “salt”', hasSiteChrome: true });
    expect(page.cards).toContain('/content/the-salt-road');
    const tabs = page.links.filter(({ href }) => href.startsWith(paths.search()));
    expect(tabs.map(({ href }) => href)).toEqual([
      searchFor('salt', { tab: 'content' }),
      searchFor('salt', { tab: 'artist' }),
      searchFor('salt', { tab: 'venue' }),
    ]);
    expect(page.tagOf(/<meta name="robots"[^>]*>/)).toContain('noindex');
  });

  it('suggests what a misspelt text meant, and still shows what it found', async () => {
    const page = await visit(searchFor('cartografer'));
    expect(page.linkTo('cartographer')).toBe(searchFor('cartographer'));
    expect(page.cards).toContain('/content/the-cartographer');
  });

  it('opens the tab of an artist whom no title is named after', async () => {
    const response = await site.browser('aurora.localhost').request(searchFor('lucia'));
    expect(response.headers.get('location')).toBe(searchFor('lucia', { tab: 'artist' }));
    expect((await site.browser('aurora.localhost').request(searchFor('salt'))).status).toBe(200);
  });

  it('that finds nothing at all shows titles to watch', async () => {
    const page = await visit(searchFor('qqqqzzzz'));
    expect(page.text).toContain('Popular with others');
    expect(page.text).not.toContain('Look at the other tabs');
    expect(page.cards.length).toBeGreaterThan(5);
  });

  it('names the tab that has no results', async () => {
    expect((await visit(searchFor('qqqqzzzz'))).text).toContain('No content found for “qqqqzzzz”');
    expect((await visit(searchFor('qqqqzzzz', { tab: 'artist' }))).text).toContain(
      'No artist found for “qqqqzzzz”',
    );
    expect((await visit(searchFor('qqqqzzzz', { tab: 'venue' }))).text).toContain(
      'No venue found for “qqqqzzzz”',
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
    expect(heading).toBe(`Search Results for “${text}”`);
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
    expect((await open(searchFor('film', { tab: 'venue' }))).text).toContain('No venue found for “film”');
  });

  it('shows an error and a retry link when it fails, and is not cached', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const open = (path: string) => readListingPage(browser().request(path));
    backend.setFault('html-500', (path) => path === SEARCH_PATH);
    const broken = await open(searchFor('film')).finally(() => backend.setFault(null));
    expect(broken).toMatchObject({ status: 503, heading: 'Search Results for “film”', hasSiteChrome: true });
    expect(broken.linkTo('Try again')).toBe(searchFor('film'));
    expect((await open(searchFor('film'))).status).toBe(200);
  });
});

describe('suggestions', () => {
  const ofText = (search_text: string) => paths.suggestions({}, { search_text });

  it('lead to what is suggested, in the viewer’s language', async () => {
    const browser = site.browser('aurora.localhost');
    const response = await browser.request(ofText('the sal'));
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(await response.json()).toMatchObject({
      suggestions: [
        { kind: 'content', name: 'The Salt Road', href: '/content/the-salt-road' },
        { kind: 'venue', name: 'The Salt Store', href: '/venue/detail/salt-store' },
      ],
    });
    const people = await (await browser.request(ofText('lucia'))).json();
    expect(people).toMatchObject({ suggestions: [{ kind: 'artist', name: 'Lucía Marín' }] });
    expect(await (await browser.request(ofText(' '))).json()).toEqual({ suggestions: [] });
  });

  it('are none where the backend has no such call, and its search works', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    expect(await (await browser().request(ofText('film'))).json()).toEqual({ suggestions: null });
    expect((await browser().request(searchFor('film', { tab: 'content' }))).status).toBe(200);
  });
});
