import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { ACCOUNT_PATH, openForeignBackends, VIEWER } from './foreign-backend.ts';

const SLOW_CALL_MS = 900;
/** As long as a viewer waits for any page. */
const MAX_PAGE_MS = 4_000;
const MORE = {
  '/api/v1/user/session-info': VIEWER,
  '/api/v1/subscription': [],
  '/api/v1/payment/active-subscription': [],
  '/api/v1/payment/get-transactions': [],
  '/api/v1/payment/renewals': [],
  '/api/v1/watchlist': [],
  '/api/v1/like/content': [],
  '/api/v1/content/detail/members-film': {
    content_id: 'members-film',
    title: 'For members',
    video_type: 'SPV',
    is_restricted: true,
  },
  '/api/v1/content/related/members-film': [],
};

const startBackend = openForeignBackends(MORE);
let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
  // Code that is compiled on first use is no part of the measured times.
  const { open } = await makeBrand();
  await open(paths.home());
  await open(paths.profile(), 'sid=session-1');
});

/** A brand of which nothing is cached, and its backend. */
async function makeBrand() {
  const backend = await startBackend();
  const { hostname, browser } = await site.makeTenant({
    account_id: 'acc_foreign',
    services: backend.services,
  });
  const open = async (path: string, cookie?: string) => {
    const startedAt = performance.now();
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const response = await site.fetch(hostname, path, { headers, redirect: 'manual' });
    const text = await response.text();
    const cache = /cache;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
    return { status: response.status, text, cache, ms: performance.now() - startedAt };
  };
  return { backend, browser, open };
}

// Each test waits for seconds, and so they run beside each other.
describe.concurrent('a backend that takes 900 ms a call', () => {
  it.each([
    [paths.home(), undefined],
    [paths.contentDetail({ id: 'film-1' }), undefined],
    [paths.home(), 'sid=session-1'],
    [paths.contentDetail({ id: 'members-film' }), 'sid=session-1'],
    [paths.profile(), 'sid=session-1'],
    [paths.pricing(), undefined],
    [paths.transactions(), 'sid=session-1'],
  ])('shows %s of an uncached brand (cookies: %s)', async (path, cookie) => {
    const { backend, open } = await makeBrand();
    backend.delay(SLOW_CALL_MS);
    const { status, ms } = await open(path, cookie);
    expect(status).toBe(200);
    expect(ms).toBeLessThan(MAX_PAGE_MS);
  });
});

const isPayment = (path: string) => path.includes('/payment') || path.includes('/subscription');

describe.concurrent('a payment service that fails', () => {
  it.each(['slow', 'html-500'] as const)(
    'is no reason to keep a guest’s page out of the cache: %s',
    async (fault) => {
      const { backend, open } = await makeBrand();
      backend.setFault(fault, isPayment);
      const visits = [await open(paths.venues()), await open(paths.venues())];
      expect(visits).toMatchObject([
        { status: 200, cache: 'miss' },
        { status: 200, cache: 'hit' },
      ]);
      for (const { text } of visits) expect(text).not.toContain(`href="${paths.pricing()}"`);
    },
  );
});

describe.concurrent('a payment service that hangs', () => {
  it('leaves the page of a film without the reader’s plans', async () => {
    const { backend, open } = await makeBrand();
    backend.setFault('slow', isPayment);
    const { status, text, ms } = await open(paths.contentDetail({ id: 'members-film' }), 'sid=session-1');
    expect(status).toBe(200);
    expect(text).toContain('For members');
    expect(ms).toBeLessThan(MAX_PAGE_MS);
  });

  it.each([
    paths.pricing(),
    paths.subscriptions(),
    paths.transactions(),
    paths.payment({ subscriptionId: 'plan-1' }),
    paths.watch({ id: 'members-film' }),
  ])('does not hold up %s for more than four seconds', async (path) => {
    const { backend, open } = await makeBrand();
    backend.setFault('slow', isPayment);
    const { ms } = await open(path, 'sid=session-1');
    expect(ms).toBeLessThan(MAX_PAGE_MS);
  });
});

describe.concurrent('a backend that hangs altogether', () => {
  it.each([
    paths.home(),
    paths.login(),
    paths.profile(),
    paths.search({}, { search_text: 'a' }),
    paths.sitemap(),
  ])('does not hold up %s for more than four seconds', async (path) => {
    const { backend, open } = await makeBrand();
    backend.setFault('slow');
    const { ms } = await open(path, 'sid=session-1');
    expect(ms).toBeLessThan(MAX_PAGE_MS);
  });

  it.each([
    [paths.login(), { email: 'ada@example.com', password: 'open-sesame-7' }],
    [paths.resetPassword({ resetKey: 'key-1' }), { password: 'open-sesame-8', confirm: 'open-sesame-8' }],
  ])('does not hold up the form of %s for more than four seconds', async (path, fields) => {
    const { backend, browser } = await makeBrand();
    const viewer = browser();
    await viewer.request(paths.login());
    backend.setFault('slow', (requested) => requested !== ACCOUNT_PATH);
    const startedAt = performance.now();
    const response = await viewer.submit(path, fields);
    await response.text();
    expect(performance.now() - startedAt).toBeLessThan(MAX_PAGE_MS);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});
