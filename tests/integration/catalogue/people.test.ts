import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import {
  ARTIST_PATH,
  ARTISTS_PATH,
  LONG_NAME,
  REVIEWS_PATH,
  startPeopleBackend,
  TITLES_PATH,
  VENUES_PATH,
} from './people-backend.ts';

let site: TestSite;
let backend: Awaited<ReturnType<typeof startPeopleBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startPeopleBackend()]);
});

afterAll(() => backend.close());

/** A brand that is new to the site: nothing of it is cached. */
async function visit(path: string, accountId = 'acc_people') {
  const { browser } = await site.makeTenant({ account_id: accountId, services: backend.services });
  const response = await browser().request(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
}

async function whileFailing<T>(path: string, act: () => Promise<T>): Promise<T> {
  backend.setFault('html-500', (requested) => requested === path);
  try {
    return await act();
  } finally {
    backend.setFault(null);
  }
}

/** The text of a page, without scripts, styles and attributes. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();

const attributesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
const rowsOf = (html: string) => attributesOf(html, /<ul[^>]*data-fit="wide"[^>]*aria-label="([^"]*)"/g);

describe('the list of artists', () => {
  it('shows every valid artist, in the service’s order', async () => {
    const { status, html, text } = await visit('/artists');
    expect(status).toBe(200);
    expect(attributesOf(html, /href="(\/artist\/detail\/[^"]+)"/g)).toEqual([
      '/artist/detail/nadia',
      '/artist/detail/long',
      '/artist/detail/markup',
    ]);
    expect(text).toContain(LONG_NAME);
    expect(text).toContain('<script>alert("x")</script> & Söhne');
  });

  it('requests a thousand artists at once', async () => {
    await visit('/artists');
    expect(backend.urls.findLast((url) => url.startsWith(ARTISTS_PATH))).toContain('page_size=1000');
  });

  it('finds a name, and shows a message where it finds none', async () => {
    const found = await visit('/artists?q=NADIA');
    expect(attributesOf(found.html, /href="(\/artist\/detail\/[^"]+)"/g)).toEqual(['/artist/detail/nadia']);
    const none = await visit(`/artists?q=${encodeURIComponent('<b>nobody</b>')}`);
    expect(none.status).toBe(200);
    expect(none.text).toContain('No artist found for <b>nobody</b>');
    expect(none.html).toContain('name="robots" content="noindex"');
  });

  it('responds with 503, an error and a retry link when it fails', async () => {
    const failed = await whileFailing(ARTISTS_PATH, () => visit('/artists'));
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBeTruthy();
    expect(failed.text).toContain('The artists could not be loaded');
    expect(failed.html).toMatch(/<a[^>]*href="\/artists"[^>]*><span>Try again/);
  });
});

describe('the list of venues', () => {
  it('shows names and addresses', async () => {
    const { text, html } = await visit('/venues');
    expect(text).toContain('Old Harbour Hall Pier 4');
    expect(html).toContain('href="/venue/detail/harbour"');
  });

  it('responds with 503 when it fails', async () => {
    const failed = await whileFailing(VENUES_PATH, () => visit('/venues'));
    expect([failed.status, failed.text]).toEqual([503, expect.stringContaining('could not be loaded')]);
  });
});

describe('an artist’s page', () => {
  it('shows name, views, fields, rating and biography', async () => {
    const { status, html, text } = await visit('/artist/detail/nadia');
    expect(status).toBe(200);
    expect(html).toContain('<title>Nadia Benali · Foreign Films</title>');
    for (const words of ['Nadia Benali', '48.2K views', 'Instruments Oud Piano', 'Show more', 'Luminous'])
      expect(text).toContain(words);
    expect(text).toContain('<script>alert("x")</script>');
    expect(html).toContain('Rated 4.5 of 5, 2 reviews');
  });

  it('links to known profiles in a new tab, and to no others', async () => {
    const { html } = await visit('/artist/detail/nadia');
    expect(html).toMatch(
      /<a href="https:\/\/facebook\.com\/nadia" target="_blank" rel="noopener noreferrer"/,
    );
    expect(html).not.toContain('t.me');
    expect(html).not.toMatch(/href="javascript:/);
  });

  it('groups the titles by category', async () => {
    const { html } = await visit('/artist/detail/nadia');
    expect(rowsOf(html)).toEqual(['Drama', 'Family', 'More titles']);
  });

  it('is filtered by its address', async () => {
    const { html } = await visit('/artist/detail/nadia?category=&genre=&role=cast&type=');
    expect(rowsOf(html)).toEqual(['Drama', 'Family']);
    expect(html).toMatch(/<option(?=[^>]* value="cast")(?=[^>]* selected="")[^>]*>Cast</);
    expect(html).not.toContain('href="/content/one"');
    const nothing = await visit('/artist/detail/nadia?category=c-family&role=director');
    expect(nothing.text).toContain('Nothing matches these filters');
  });

  it.each(['?type=FILM', '?category=%3Cscript%3E', '?category=c-gone', `?role=${'r'.repeat(3000)}`])(
    'shows all titles and a message where its filters are invalid: %.40s',
    async (query) => {
      const { status, html, text } = await visit(`/artist/detail/nadia${query}`);
      expect(status).toBe(200);
      expect(rowsOf(html)).toEqual(['Drama', 'Family', 'More titles']);
      expect(text).toContain('so it was left out');
    },
  );

  it('shows no rating, count or reviews on accounts without ratings', async () => {
    const before = backend.countRequests(REVIEWS_PATH);
    const { html, text } = await visit('/artist/detail/nadia', 'acc_unrated');
    expect(text).toContain('Nadia Benali');
    expect(html).not.toContain('Rated 4.5');
    expect(text).not.toContain('Reviews');
    expect(backend.countRequests(REVIEWS_PATH)).toBe(before);
  });

  it.each([
    ['titles', TITLES_PATH, 'The titles could not be loaded', 'Luminous'],
    ['reviews', REVIEWS_PATH, 'The reviews could not be loaded', 'Title one'],
  ])('shows an error when its %s fail, beside the rest', async (_, path, words, rest) => {
    const { status, html, text } = await whileFailing(path, () => visit('/artist/detail/nadia'));
    expect(status).toBe(200);
    for (const part of ['Nadia Benali', words, rest]) expect(text).toContain(part);
    expect(html).toMatch(/<a[^>]*href="\/artist\/detail\/nadia"[^>]*><span>Try again/);
  });

  it.each([
    '/artist/detail/nobody',
    `/artist/detail/${'x'.repeat(300)}`,
    '/artist/detail/a%20b',
    '/venue/detail/none',
  ])('responds with 404 where there is none: %.40s', async (path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).not.toContain('Try again');
  });

  it('responds with 503 when the artist fails', async () => {
    const { status } = await whileFailing(ARTIST_PATH, () => visit('/artist/detail/nadia'));
    expect(status).toBe(503);
  });

  it('requests each of its resources once', async () => {
    const own = [ARTIST_PATH, TITLES_PATH, REVIEWS_PATH];
    const before = own.map(backend.countRequests);
    await visit('/artist/detail/nadia');
    expect(own.map(backend.countRequests).map((count, index) => count - (before[index] ?? 0))).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('a venue’s page', () => {
  it('shows its name and address, and that it has no reviews', async () => {
    const { status, text, html } = await visit('/venue/detail/harbour');
    expect(status).toBe(200);
    for (const words of ['Old Harbour Hall', 'Pier 4', '<script>alert("x")</script> & Söhne'])
      expect(text).toContain(words);
    expect(text).toContain('Not reviewed yet please provide your valuable review');
    expect(html).not.toContain('name="role"');
  });
});
