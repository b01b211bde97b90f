import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { filterPath } from '#tests/support/filter-path.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { FILTER_PATH, FILTER_V2_PATH, startListingBackend } from './listing-backend.ts';
import { readListingPage } from './listing-page.ts';

let site: TestSite;
let backend: Awaited<ReturnType<typeof startListingBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSeededSite(), startListingBackend()]);
});

afterAll(() => backend.close());

const visit = (path: string) => readListingPage(site.browser('aurora.localhost').request(path));
const ALL = paths.filter({ name: 'all-films' });

async function foreign() {
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return (path: string) => readListingPage(browser().request(path));
}

describe('a filter', () => {
  it('is paginated, with each title once and links to the pages beside', async () => {
    const seen: string[] = [];
    let href: string | undefined = ALL;
    let pages = 0;
    while (href !== undefined) {
      const page = await visit(href);
      expect(page.status).toBe(200);
      expect(page.cards.length).toBeLessThanOrEqual(20);
      seen.push(...page.cards);
      pages += 1;
      if (pages === 1) expect(page.html).not.toContain('rel="prev"');
      else expect(page.linkTo('Previous page')).toBeDefined();
      href = page.linkTo('Next page');
      expect(page.html.includes('rel="next"')).toBe(href !== undefined);
    }
    expect(pages).toBe(Math.ceil(seen.length / 20));
    expect(pages).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows any page under its own address, and the first for an invalid number', async () => {
    const first = await visit(ALL);
    const second = await visit(`${ALL}?page=2`);
    expect(second.cards).not.toEqual(first.cards);
    expect(second.linkTo('Previous page')).toBe(ALL);
    expect(second.tagOf(/<link[^>]*rel="canonical"[^>]*>/)).toContain('page=2');
    for (const page of ['abc', '0', '-1', '1.5'])
      expect((await visit(`${ALL}?page=${page}`)).cards).toEqual(first.cards);
    expect((await visit(`${ALL}?page=99999999999`)).text).toContain('The list ends before this page');
  });

  it('has no page links where it has one page', async () => {
    const { text, cards } = await visit(filterPath('Live', { video_types: ['LIVE'] }, false));
    expect(cards.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/Next page|Previous page/);
  });

  it('shows what is chosen of it, under an address that no index has', async () => {
    const narrowed = await visit('/category/drama?f=custom.country:Mexico&f=year:2024');
    expect(narrowed.status).toBe(200);
    expect(narrowed.cards).toContain('/content/a-field-guide-to-leaving');
    expect(narrowed.cards.length).toBeLessThan((await visit('/category/drama')).cards.length);
    expect(narrowed.tagOf(/<meta name="robots"[^>]*>/)).toContain('noindex');
    expect(narrowed.tagOf(/<option value="custom.country:Mexico" selected="">/)).toBeDefined();
    const nothing = await visit('/category/drama?f=year:1890');
    expect(nothing.text).toContain('No title has all of this');
    expect(nothing.linkTo('Clear filters')).toBe('/category/drama');
  });

  it('puts the newest releases first, whenever they were added', async () => {
    const { text } = await visit('/category/drama');
    const years = [...text.matchAll(/\b(20\d\d)\b(?! \()/g)].map(([, year]) => Number(year));
    expect(years.length).toBeGreaterThan(5);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('has no filters where the backend counts none', async () => {
    const open = await foreign();
    const { status, html } = await open('/category/drama');
    expect(status).toBe(200);
    expect(html).not.toContain('<select');
  });

  it('is named by its conditions, else by its address', async () => {
    const filters = { custom_metadata: [{ name: 'Mood', value: 'Quiet & Slow' }] };
    expect((await visit(filterPath('Quiet & Slow', filters, false))).heading).toBe('Quiet & Slow');
    expect((await visit(paths.filter({ name: 'new-this-month' }))).heading).toBe('New this month');
    expect((await visit('/content/filter/%3Cimg%20src%3Dx%3E')).heading).toBe('<img src=x>');
  });

  it('is indexed only under names of the catalogue', async () => {
    const robotsOf = async (path: string) => {
      const { tagOf, html } = await visit(path);
      const isFound = !tagOf(/<meta name="robots"[^>]*>/)?.includes('noindex');
      expect(html.includes('"ItemList"')).toBe(isFound);
      return isFound;
    };
    const filters = { category: ['drama'] };
    expect(await robotsOf(filterPath('Drama', filters, false))).toBe(true);
    expect(await robotsOf(filterPath('This brand is closing', filters, false))).toBe(false);
    expect(await robotsOf(paths.filter({ name: 'this-brand-is-closing' }))).toBe(false);
    expect(await robotsOf(paths.filter({ name: 'drama' }))).toBe(false);
  });

  it('lists the same through both endpoints', async () => {
    const filters = { category: ['drama'] };
    const [first, second] = [
      await visit(filterPath('x', filters, false)),
      await visit(filterPath('x', filters, true)),
    ];
    expect(first.cards.length).toBeGreaterThan(0);
    expect(second.cards).toEqual(first.cards);
    const defined = { system_defined: [{ type: 'system_defined', name: 'category', id: 'drama' }] };
    for (const filterV2 of [true, false]) {
      expect((await visit(filterPath('x', defined, filterV2))).cards).toEqual(first.cards);
    }
  });

  it('requests the endpoint that its address names', async () => {
    const open = await foreign();
    const before = [backend.countRequests(FILTER_PATH), backend.countRequests(FILTER_V2_PATH)];
    await open(filterPath('x', { category: ['drama'] }, false));
    await open(filterPath('y', { category: ['drama'] }, true));
    const after = [backend.countRequests(FILTER_PATH), backend.countRequests(FILTER_V2_PATH)];
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  });

  it.each(['%7Bbad', '%FF%FE', '....', 'bnVsbA'])(
    'lists everything, with a message, where it is unreadable (%s)',
    async (filters) => {
      const { status, cards, text } = await visit(`${ALL}?filters=${filters}`);
      expect(status).toBe(200);
      expect(cards).toEqual((await visit(ALL)).cards);
      expect(text).toContain('Not all of this link could be read');
    },
  );

  it('shows an error and a retry link when it cannot be loaded', async () => {
    const open = await foreign();
    const path = filterPath('x', { category: ['drama'] }, true);
    backend.setFault('garbage', (requested) => requested === FILTER_V2_PATH);
    const broken = await open(path).finally(() => backend.setFault(null));
    expect(broken).toMatchObject({ status: 503, hasSiteChrome: true });
    expect(await open(broken.linkTo('Try again') ?? '')).toMatchObject({
      status: 200,
      cards: ['/content/odd'],
    });
  });
});
