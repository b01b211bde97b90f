import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryPath } from '#app/features/links/listing-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import { toBase64, toBase64Json } from '#app/lib/base64-json.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { CATEGORIES_PATH, FILTER_PATH, ODD_TITLE, startListingBackend } from './listing-backend.ts';
import { readListingPage } from './listing-page.ts';

let site: TestSite;
let backend: Awaited<ReturnType<typeof startListingBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSeededSite(), startListingBackend()]);
});

afterAll(() => backend.close());

const visit = (path: string) => readListingPage(site.browser('aurora.localhost').request(path));
const DRAMA = paths.category({ id: 'drama' });

/** A new brand on the foreign backend: nothing of it is cached. */
async function foreign() {
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return (path: string) => readListingPage(browser().request(path));
}

async function whileFailing<T>(failingPath: string, act: () => Promise<T>): Promise<T> {
  backend.setFault('html-500', (path) => path === failingPath);
  try {
    return await act();
  } finally {
    backend.setFault(null);
  }
}

describe('a category', () => {
  it('lists its titles under its own name, with or without the query of its links', async () => {
    const plain = await visit(DRAMA);
    expect(plain).toMatchObject({ status: 200, heading: 'Drama', hasSiteChrome: true });
    expect(plain.cards.length).toBeGreaterThan(5);
    const linked = await visit(categoryPath({ _id: 'drama', name: 'Anything' }));
    expect(linked).toMatchObject({ heading: 'Drama', cards: plain.cards });
    expect(plain.tagOf(/<title>[^<]*/)).toContain('Drama · Aurora');
    expect(linked.tagOf(/<link[^>]*rel="canonical"[^>]*>/)).toContain('/category/drama"');
  });

  it('shows its name in the viewer’s language', async () => {
    const browser = site.browser('aurora.localhost');
    browser.cookies.set('lng', 'ar');
    const { html, heading } = await readListingPage(browser.request(DRAMA));
    expect(html).toMatch(/<html[^>]*dir="rtl"/);
    expect(heading).not.toBe('Drama');
    expect(heading).toMatch(/\p{Script=Arabic}/u);
  });

  it('can be ordered by links', async () => {
    const newest = await visit(DRAMA);
    const byTitle = await visit(newest.linkTo('A to Z') ?? '');
    expect(byTitle.cards).not.toEqual(newest.cards);
    expect([...byTitle.cards].sort()).toEqual([...newest.cards].sort());
  });

  it.each([
    ['standard base64', Buffer.from('{"category":["drama"]}').toString('base64')],
    ['the older form', toBase64Json({ filters: { category: ['drama'] } })],
  ])('accepts %s as filters', async (_, filters) => {
    const { cards, text } = await visit(paths.category({ id: 'drama' }, { filters }));
    expect(cards).toEqual((await visit(DRAMA)).cards);
    expect(text).not.toContain('Not all of this link could be read');
  });

  it.each(['%7Bbad', 'e30x', toBase64Json({ category: ['<script>'] }), 'A'.repeat(5000)])(
    'shows the plain listing with a message for invalid filters',
    async (filters) => {
      const { status, cards, text, tagOf } = await visit(`${DRAMA}?filters=${filters}`);
      expect(status).toBe(200);
      expect(cards).toEqual((await visit(DRAMA)).cards);
      expect(text).toContain('Not all of this link could be read');
      expect(tagOf(/<meta name="robots"[^>]*>/)).toContain('noindex');
    },
  );

  it('is 404 when it does not exist, whatever name a link gives it', async () => {
    const name = toBase64('Call this number');
    const { status, html } = await visit(paths.category({ id: 'no-such' }, { category: name }));
    expect(status).toBe(404);
    expect(html).not.toContain('Call this number');
    expect((await visit('/category/a%20b%2F..')).status).toBe(404);
  });

  it('without titles shows a message and a link to the home page', async () => {
    const filters = toBase64Json({ category: ['drama'], venues: ['no-such-venue'] });
    const { status, text, cards, linkTo } = await visit(paths.category({ id: 'drama' }, { filters }));
    expect([status, cards]).toEqual([200, []]);
    expect(text).toContain('Nothing here yet');
    expect(linkTo('To the home page')).toBe(paths.home());
  });

  it('links back to its first page from a page beyond the last', async () => {
    const { status, text, linkTo, tagOf } = await visit(`${DRAMA}?page=90&sort=title`);
    expect(status).toBe(200);
    expect(text).toContain('The list ends before this page');
    expect(linkTo('To the first page')).toBe(`${DRAMA}?sort=title`);
    expect(tagOf(/<meta name="robots"[^>]*>/)).toContain('noindex');
  });

  it('lists markup in titles as text on a backend that reports no totals', async () => {
    const open = await foreign();
    const { status, text, cards, html } = await open(DRAMA);
    expect(status).toBe(200);
    expect(cards).toEqual(['/content/odd', '/parent-content/parent']);
    expect(text).toContain(ODD_TITLE);
    expect(html).not.toContain('<b>Donau');
  });

  it('takes its name from the link while the menu cannot be loaded', async () => {
    const open = await foreign();
    const name = toBase64('Krimi & Thriller');
    const page = await whileFailing(CATEGORIES_PATH, () =>
      open(paths.category({ id: 'crime' }, { category: name })),
    );
    expect(page).toMatchObject({ status: 200, heading: 'Krimi & Thriller' });
  });

  it('shows an error and a retry link inside the site chrome when it cannot be loaded', async () => {
    const open = await foreign();
    const broken = await whileFailing(FILTER_PATH, () => open(DRAMA));
    expect(broken).toMatchObject({ status: 503, heading: 'Drama', hasSiteChrome: true });
    expect(broken.text).toContain('This list could not be loaded');
    expect(broken.linkTo('Try again')).toBe(DRAMA);
    expect((await open(DRAMA)).cards).toHaveLength(2);
  });
});
