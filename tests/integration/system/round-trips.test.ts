import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { filterPath } from '#tests/support/filter-path.ts';
import { startSite, type TestSite } from '#tests/support/site.ts';

/** Much longer than the site's own work between two calls, and shorter than their deadline. */
const CALL_MS = 200;

const content = (id: string, fields: object = {}) => ({
  content_id: id,
  title: id,
  video_type: 'SPV',
  ...fields,
});
const film = content('film-1', { category: [{ _id: 'drama', name: 'Drama' }] });

const MORE: Record<string, unknown> = {
  '/api/v1/bundle/home': {
    account: RESPONSES[ACCOUNT_PATH],
    static_pages: [],
    categories: RESPONSES['/api/v1/content/meta-data/system'],
    template: { version: 1, data: RESPONSES['/api/v1/template'] },
    lanes: [
      { id: 'artists', kind: 'artists', data: [{ _id: 'a1', name: 'Grace' }], total: 1 },
      { id: 'venues', kind: 'venues', data: [{ _id: 'v1', name: 'Hall' }], total: 1 },
    ],
  },
  '/api/v1/content/detail/members-film': content('members-film', { is_restricted: true }),
  '/api/v1/content/related/members-film': [film],
  '/api/v1/reviews/content/members-film': [],
  '/api/v1/content/filter': [film],
  '/api/v2/content/filter': [film],
  '/api/v1/content/list': [film],
  '/api/v1/content/search': { content: [film], artists: [], venues: [], total: 1 },
  '/api/v1/artists/detail/a1': { _id: 'a1', name: 'Grace' },
  '/api/v1/venues/detail/v1': { _id: 'v1', name: 'Hall' },
  '/api/v1/content/parent-detail/series-1': {
    parent_content: content('series-1', { video_type: 'MPVP' }),
    child_content_list: [content('part-1', { video_type: 'MPVC', is_restricted: true })],
  },
  '/api/v1/content/related/series-1': [film],
  '/api/v1/content/related/list-1': [film],
  '/api/v1/playlist/list-1': content('list-1', {
    video_type: 'PLAYLIST',
    is_restricted: true,
    playlist_data: { playlist_type: 'MANUAL', content_data: ['film-1'] },
  }),
  '/api/v1/channel/list': [{ _id: 'one', name: 'One' }],
  '/api/v1/channel/guide': { channels: [], contents: [] },
  '/api/v1/channel/one': { _id: 'one', name: 'One', is_restricted: true },
  '/api/v1/channel/schedule': [
    { content_id: 'film-1', start_time: '2020-01-01T00:00:00Z', end_time: '2090-01-01T00:00:00Z' },
  ],
  '/api/v1/content/related-channel/one': [],
  '/api/v1/content/watch/film-1': { signed_url: 'https://assets.example.com/a.m3u8' },
  '/api/v1/reviews/content/film-1': [],
  '/api/v1/comments/content/film-1': [],
  '/api/v1/reviews/artist/a1': [],
  '/api/v1/reviews/venue/v1': [],
  '/api/v1/watchlist': [],
  '/api/v1/like/content': [],
  '/api/v1/content/resume-timestamp': { resume_timestamp: 10 },
  '/api/v1/payment/active-subscription': [],
  '/api/v1/custom-page': [{ type: 'STATIC', page_url: 'press', title: 'Press', content: '<p>Hello</p>' }],
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([startSite(), startForeignBackend(MORE)]);
  // Code that is compiled on first use is no part of the measured times.
  const { hostname } = await makeBrand();
  await site.fetch(hostname, paths.contentDetail({ id: 'film-1' }));
  backend.delay(CALL_MS);
});

afterAll(() => backend.close());

const makeBrand = () => site.makeTenant({ account_id: 'acc_foreign', services: backend.services });

/** The longest chain of calls in which each started after the response to the one before. */
function roundTripsOf(calls: readonly { startedAt: number; endedAt?: number }[]): number {
  const depths = new Map<object, number>();
  for (const call of calls) {
    const before = calls.filter(({ endedAt }) => endedAt !== undefined && endedAt <= call.startedAt);
    depths.set(call, 1 + Math.max(0, ...before.map((earlier) => depths.get(earlier) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/** Visits a brand that is not cached; the calls are those before the first byte. */
async function visitUncached(path: string, headers: Record<string, string> = {}) {
  const { hostname } = await makeBrand();
  const from = backend.requests.length;
  const response = await site.fetch(hostname, path, { headers });
  const firstByteAt = performance.now();
  const { status } = response;
  const calls = backend.requests.slice(from).filter(({ startedAt }) => startedAt < firstByteAt);
  await response.text();
  return { status, calls, roundTrips: roundTripsOf(calls), names: calls.map((call) => call.path) };
}

describe('the first byte of a page of an uncached brand', () => {
  it('waits for one call on the home page', async () => {
    const { status, roundTrips, names } = await visitUncached(paths.home());
    expect(status).toBe(200);
    expect(names).toContain('/api/v1/bundle/home');
    expect(names).not.toContain('/api/v1/template');
    expect(roundTrips, names.join(' ')).toBe(1);
  });

  it.each([
    paths.contentDetail({ id: 'film-1' }),
    paths.contentDetail({ id: 'film-1' }, { tab: 'reviews' }),
    paths.contentDetail({ id: 'film-1' }, { tab: 'comments' }),
    paths.parentContent({ id: 'series-1' }),
    paths.parentContent({ id: 'series-1' }, { tab: 'related' }),
    paths.playlist({ id: 'list-1' }),
    paths.playlist({ id: 'list-1' }, { tab: 'related' }),
    paths.category({ id: 'drama' }),
    filterPath('Road movie', { sub_category: ['road'] }, false),
    paths.channels(),
    paths.channels({}, { view: 'guide' }),
    paths.channel({ id: 'one' }),
    paths.channel({ id: 'one' }, { tab: 'related' }),
    paths.search({}, { search_text: 'film' }),
    paths.artists(),
    paths.artistDetail({ id: 'a1' }),
    paths.venues(),
    paths.venueDetail({ id: 'v1' }),
    paths.staticPage({ pageURL: 'press' }),
    paths.login(),
    paths.share({}, { path: '/' }),
    paths.sitemap(),
    paths.sitemapPage({ name: 'content-1.xml' }),
    paths.manifest(),
  ])('waits for at most two calls in a row at %s', async (path) => {
    const { status, roundTrips, names } = await visitUncached(path);
    expect(status).toBe(200);
    expect(roundTrips, names.join(' ')).toBeLessThanOrEqual(2);
    expect(roundTrips).toBeGreaterThan(0);
  });

  it('waits for none at robots.txt', async () => {
    expect((await visitUncached(paths.robots())).names).toEqual([]);
  });
});

describe('the first byte of a page for a member', () => {
  it.each([
    paths.home(),
    paths.contentDetail({ id: 'members-film' }),
    paths.contentDetail({ id: 'members-film' }, { tab: 'reviews' }),
    paths.parentContent({ id: 'series-1' }),
    paths.playlist({ id: 'list-1' }),
    paths.category({ id: 'drama' }),
    paths.channels(),
    paths.channel({ id: 'one' }),
    paths.channel({ id: 'one' }, { tab: 'reviews' }),
  ])('waits for at most two calls in a row at %s', async (path) => {
    const { status, roundTrips, names } = await visitUncached(path, { cookie: 'sid=session-1' });
    expect(status).toBe(200);
    expect(roundTrips, names.join(' ')).toBeLessThanOrEqual(2);
    // The header and the player share one request for the viewer's plans.
    expect(names.filter((name) => name.endsWith('/active-subscription')).length).toBeLessThanOrEqual(1);
  });
});

describe('a second visitor within half a minute', () => {
  it('waits for no service', async () => {
    const { hostname } = await makeBrand();
    const path = paths.contentDetail({ id: 'film-1' });
    await (await site.fetch(hostname, path)).text();
    const from = backend.requests.length;
    await (await site.fetch(hostname, path)).text();
    expect(backend.requests.slice(from)).toEqual([]);
  });
});
