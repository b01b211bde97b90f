import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { ALL_RESPONSES } from '#tests/integration/edge/all-responses.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { filterPath } from '#tests/support/filter-path.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

/**
 * Longer than the site's own work between two calls, and shorter than their deadline. Where a busy machine delays a
 * call until another has ended, the two look like a chain; a real one is as long however long its calls take.
 */
const CALL_MS = [200, 500, 1000];

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startForeignBackend(ALL_RESPONSES)]);
  // Code that is compiled on first use is no part of the measured times.
  const { hostname } = await makeBrand();
  await site.fetch(hostname, paths.contentDetail({ id: 'film-1' }));
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

type Headers = Record<string, string>;

/** Visits a brand that is not cached, with slower calls where more wait for each other than should. */
async function visitUncached(path: string, mostTrips: number, headers: Headers = {}) {
  const [first = 0, ...slower] = CALL_MS;
  let visit = await visitWithCallsOf(first, path, headers);
  for (const callMs of slower)
    if (visit.roundTrips > mostTrips) visit = await visitWithCallsOf(callMs, path, headers);
  return visit;
}

/** The calls are those before the first byte. */
async function visitWithCallsOf(callMs: number, path: string, headers: Headers) {
  const { hostname } = await makeBrand();
  backend.delay(callMs);
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
    const { status, roundTrips, names } = await visitUncached(paths.home(), 1);
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
    const { status, roundTrips, names } = await visitUncached(path, 2);
    expect(status).toBe(200);
    expect(roundTrips, names.join(' ')).toBeLessThanOrEqual(2);
    expect(roundTrips).toBeGreaterThan(0);
  });

  it('waits for none at robots.txt', async () => {
    expect((await visitUncached(paths.robots(), 0)).names).toEqual([]);
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
    const { status, roundTrips, names } = await visitUncached(path, 2, { cookie: 'sid=session-1' });
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
