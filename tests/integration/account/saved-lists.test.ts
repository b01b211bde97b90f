import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { mainOf, register } from './member-site.ts';

const TOGGLE = '/resources/library';
let site: TestSite;
let titles: string[];

beforeAll(async () => {
  site = await sharedSeededSite();
  const { results } = await site.bindings.db
    .prepare(
      "SELECT content_id FROM contents WHERE account_id = 'acc_aurora' AND is_published = 1 AND video_type = 'SPV' LIMIT 25",
    )
    .all<{ content_id: string }>();
  titles = results.map(({ content_id }) => content_id);
});

const shownIds = (html: string) =>
  [...html.matchAll(/<a href="\/content\/([^"?]+)"[^>]*data-card/g)].map(([, id]) => id);

const LISTS = [
  { path: '/watchlist', intent: 'watchlist', heading: 'Watchlist', empty: 'Your watchlist is empty' },
  { path: '/favourites', intent: 'favourite', heading: 'Favourites', empty: 'No favourites yet' },
] as const;

describe.each(LISTS)('$path', ({ path, intent, heading, empty }) => {
  const save = async (browser: Browser, ids: readonly string[]) => {
    for (const id of ids) await browser.submit(TOGGLE, { intent, id, want: 'true' });
  };

  it('redirects a guest to sign in, and leads back afterwards', async () => {
    const response = await site.browser('aurora.localhost').request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  });

  it('explains that it is empty, with a link to the home page, in the viewer’s language', async () => {
    const { browser } = await register(site);
    const response = await browser.visit(path);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const main = await mainOf(response);
    expect(main).toContain(empty);
    expect(main).toContain('href="/"');
    browser.cookies.set('lng', 'ar');
    expect(await mainOf(await browser.visit(path))).toMatch(/فارغة|لا توجد مفضلات/);
  });

  it('shows the saved titles, newest first, with their number', async () => {
    const { browser } = await register(site);
    const saved = titles.slice(0, 3);
    await save(browser, saved);
    const main = await mainOf(await browser.visit(path));
    expect(shownIds(main)).toEqual([...saved].reverse());
    expect(main).toMatch(new RegExp(`<h1[^>]*>${heading}`));
    expect(main).toContain('3 titles');
  });

  it('removes a title by a form and confirms it in a toast', async () => {
    const { browser } = await register(site);
    const [first = '', second = ''] = titles;
    await save(browser, [first, second]);
    const fields = { intent, id: first, want: 'false', redirectTo: path };
    const main = await mainOf(await browser.follow(await browser.submit(TOGGLE, fields)));
    expect(shownIds(main)).toEqual([second]);
    expect(main).toMatch(/Removed from your (watchlist|favourites)/);
    expect(main).toContain('1 title');
  });

  it('is paginated, and a page after a named title skips none when others are removed', async () => {
    const { browser } = await register(site);
    await save(browser, titles);
    const newest = [...titles].reverse();
    const first = await mainOf(await browser.visit(path));
    expect(shownIds(first)).toEqual(newest.slice(0, 20));
    expect(first).toContain(`href="${path}?page=2"`);
    expect(shownIds(await mainOf(await browser.visit(`${path}?page=2`)))).toEqual(newest.slice(20));
    // Two titles of the first page are removed: an offset of twenty would skip two of the second.
    for (const id of newest.slice(0, 2)) await browser.submit(TOGGLE, { intent, id, want: 'false' });
    const next = await mainOf(await browser.visit(`${path}?page=2&after=${newest[19]}`));
    expect(shownIds(next)).toEqual(newest.slice(20));
    expect(await mainOf(await browser.visit(`${path}?page=9`))).toContain('The list ends before this page');
  });

  it('belongs to one member on one brand', async () => {
    const { browser: one } = await register(site);
    const { browser: other } = await register(site);
    const { browser: elsewhere } = await register(site, 'pulse.localhost');
    await save(one, titles.slice(0, 2));
    for (const browser of [other, elsewhere]) {
      expect(await mainOf(await browser.visit(path))).toContain(empty);
    }
    // A session of one brand is invalid on another.
    elsewhere.cookies.set('sid', one.cookies.get('sid') ?? '');
    expect((await elsewhere.request(path)).status).toBe(302);
  });

  it('is linked from the menu', async () => {
    const { browser } = await register(site);
    const html = await (await browser.visit('/')).text();
    expect(html).toContain(`href="${path}"`);
  });
});

describe('a session that was ended elsewhere', () => {
  it('is rejected at its next request, on any page', async () => {
    const { browser, email } = await register(site);
    expect(await (await browser.visit('/')).text()).toContain('>Lea<');
    await site.bindings.db
      .prepare('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email_id = ?)')
      .bind(email)
      .run();
    const other = site.browser('aurora.localhost');
    other.cookies.set('sid', browser.cookies.get('sid') ?? '');
    // The edge validated it just before, and caches that for a minute.
    const list = await browser.request('/watchlist');
    expect(list.headers.get('location')).toBe('/login?redirectTo=%2Fwatchlist');
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await mainOf(await browser.follow(list))).toContain('You were signed out');
    expect(await (await other.visit('/faq')).text()).not.toContain('>Lea<');
  });
});

describe('a saved list on a third-party backend', () => {
  let backend: Awaited<ReturnType<typeof startForeignBackend>>;
  const entries = ['film-1', 'gone', 'film-2'].map((content_id) => ({ content_id }));
  const film = (content_id: string) => ({ content_id, title: `Title of ${content_id}`, video_type: 'SPV' });
  beforeAll(async () => {
    backend = await startForeignBackend({
      '/api/v1/watchlist': entries,
      '/api/v1/like/content': [],
      // The list has another order, and lacks one title.
      '/api/v1/content/list': [film('film-2'), film('film-1')],
    });
  });
  afterAll(() => backend.close());

  async function visit(path: string) {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const viewer = browser();
    viewer.cookies.set('sid', 'session-1');
    return viewer.visit(path);
  }

  it('keeps its order without a title that the catalogue lacks, and mentions that one', async () => {
    const main = await mainOf(await visit('/watchlist'));
    expect(shownIds(main)).toEqual(['film-1', 'film-2']);
    expect(main).toContain('1 title on this page is no longer in the catalogue');
    expect(main).toContain('2 titles');
    expect(await mainOf(await visit('/favourites'))).toContain('No favourites yet');
  });

  it('responds with 503 and an error message while the service fails', async () => {
    backend.setFault('html-500', (path) => /watchlist/.test(path));
    const response = await visit('/watchlist');
    expect(response.status).toBe(503);
    expect(await mainOf(response)).toContain('This list could not be loaded');
    backend.setFault(null);
  });
});
