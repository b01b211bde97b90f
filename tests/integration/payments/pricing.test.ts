import { drizzle } from 'drizzle-orm/d1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shown } from '#tests/integration/auth/auth-site.ts';
import { linksOf, textOf } from '#tests/integration/catalogue/detail-site.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';

const HOST = 'aurora.localhost';
const PLANS_PATH = '/api/v1/subscription';
const GATEWAYS_PATH = '/api/v1/payment-gateway/customer-org';
const plan = (id: string, more: object = {}) => ({
  _id: id,
  name: `Plan ${id}`,
  amount: 9.5,
  currency: 'EUR',
  duration: 30,
  is_active: true,
  ...more,
});

const locked = { is_restricted: true, active_subscription: [{ _id: 'one' }] };
/** A third-party backend's plans: for a channel, and for a stream that has ended. */
const SOLD = {
  '/api/v1/channel/boxing': { ...locked, _id: 'boxing', name: 'Boxing', active_ppv: [{ _id: 'ticket' }] },
  '/api/v1/content/detail/past-fight': {
    ...locked,
    content_id: 'past-fight',
    title: 'Past fight',
    video_type: 'LIVE',
    live_expiry_time: '2026-01-01T00:00:00Z',
    active_ppv_subscription: [{ id: 'ticket' }],
  },
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;
const plans: object[] = [];
const gateways: object[] = [];
const setPlans = (...list: object[]) => plans.splice(0, plans.length, ...list);

beforeAll(async () => {
  [site, backend] = await Promise.all([
    startSeededSite(),
    startForeignBackend({ [PLANS_PATH]: plans, [GATEWAYS_PATH]: gateways, ...SOLD }),
  ]);
});

afterAll(() => backend.close());

const guest = () => site.browser(HOST);

async function signedIn(email: string) {
  const browser = guest();
  await login(browser, email);
  return browser;
}

async function visit(browser: Browser, path: string) {
  const response = await browser.request(path);
  const html = await response.text();
  const { headers, status } = response;
  const buyLinks = linksOf(html).filter(({ text }) => ['Subscribe', 'Buy'].includes(text));
  return { status, headers, html, text: textOf(html), buyLinks: buyLinks.map(({ href }) => href) };
}

const signIn = (path: string) => `/login?${new URLSearchParams({ redirectTo: path })}`;

describe('the pricing page', () => {
  it('lists every subscription with its price and days, for everybody, without a script', async () => {
    const { status, headers, text, buyLinks, html } = await visit(guest(), '/pricing');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(text).toMatch(/Select your plan .*A Month of Nights \$7\.99 for 30 days .*\$19\.99 for 90 days/);
    expect(text).not.toContain('Pay-per-view');
    expect(buyLinks).toEqual(
      ['plan-month', 'plan-season', 'plan-year'].map((id) => signIn(`/payment/${id}`)),
    );
    expect(html).toMatch(/<title>Select your plan · Aurora<\/title>/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/pricing"/);
    expect(html).not.toContain('noindex');
    const again = await visit(guest(), '/pricing');
    expect(again.headers.get('server-timing')).toMatch(/cache;desc="?hit/);
  });

  it('formats prices and days in the viewer’s language', async () => {
    const browser = guest();
    await browser.submit('/language', { lng: 'ar' });
    const { text, html } = await visit(browser, '/pricing');
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(text).toContain('٧٫٩٩');
    expect(text).toContain('لمدة ٣٠ يومًا');
  });

  it('shows only the requested plans, including a pay-per-view, and leads back', async () => {
    const { text, buyLinks, html } = await visit(
      await signedIn('viewer@aurora.example'),
      '/pricing?plans=ticket-gala,plan-season,nothing&redirectTo=%2Fwatch%2Fmeridian',
    );
    expect(buyLinks).toEqual(
      ['plan-season', 'ticket-gala'].map((id) => `/payment/${id}?redirectTo=%2Fwatch%2Fmeridian`),
    );
    expect(text).not.toContain('A Month of Nights');
    expect(linksOf(html)).toContainEqual({
      href: '/pricing?redirectTo=%2Fwatch%2Fmeridian',
      text: 'See all plans',
    });
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('shows all plans when none of the requested ones is sold', async () => {
    const { text, buyLinks } = await visit(guest(), '/pricing?plans=nothing,%22%3E%3Cscript%3E');
    expect(buyLinks).toHaveLength(3);
    expect(text).not.toContain('See all plans');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example/',
    'javascript:alert(1)',
  ])('never leads to %s after paying', async (target) => {
    const { html, buyLinks } = await visit(
      guest(),
      `/pricing?${new URLSearchParams({ redirectTo: target })}`,
    );
    expect(buyLinks[0]).toBe(signIn('/payment/plan-month?redirectTo=%2Fhome'));
    expect(linksOf(html).filter(({ href }) => href.includes('evil'))).toEqual([]);
  });

  it('links a member directly to payment, and does not sell a plan that the member has', async () => {
    const { headers, text, buyLinks, html } = await visit(
      await signedIn('member@aurora.example'),
      '/pricing',
    );
    expect(headers.get('cache-control')).toContain('no-store');
    expect(buyLinks).toEqual(['/payment/plan-season', '/payment/plan-year']);
    expect(text).toMatch(/A Month of Nights .*Already subscribed .*A Season/);
    expect(shown(html)).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Already subscribed/s);
  });

  it('returns the same data for a dialog', async () => {
    const { status, html } = await visit(
      guest(),
      '/pricing.data?aside=true&_routes=routes%2Fpayments%2Fpricing',
    );
    expect(status).toBe(200);
    expect(html).toContain('A Month of Nights');
  });
});

describe('the plans of a tenant’s own backend', () => {
  async function foreign(path = '/pricing') {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    return visit(browser(), path);
  }

  it('may be empty: the page is not indexed and links to the home page', async () => {
    setPlans(plan('ticket', { is_ppv: true }), plan('old', { is_active: false }));
    const { status, text, html, buyLinks } = await foreign();
    expect([status, buyLinks]).toEqual([200, []]);
    expect(text).toContain('There are no plans yet');
    expect(linksOf(html)).toContainEqual({ href: '/home', text: 'Go to the home page' });
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('may be one or a dozen, with markup in their names', async () => {
    setPlans(plan('one'));
    expect((await foreign()).buyLinks).toHaveLength(1);
    setPlans(
      ...Array.from({ length: 12 }, (_, index) => plan(`p${index}`, { name: `<b>${index}</b> & co` })),
    );
    const { buyLinks, html, text } = await foreign();
    expect(buyLinks).toHaveLength(12);
    expect(html).toContain('&lt;b&gt;11&lt;/b&gt; &amp; co');
    expect(text).toContain('€9.50');
  });

  it('include pay-per-views for a channel as for a title, and none for a past event', async () => {
    setPlans(plan('one'), plan('ticket', { is_ppv: true, amount: 3 }));
    const { status, text, buyLinks, html } = await foreign('/pricing/boxing');
    expect(status).toBe(200);
    expect(text).toMatch(/Boxing .*Plan ticket €3\.00/);
    expect(buyLinks).toEqual([signIn('/payment/ticket?redirectTo=%2Fchannel%2Fboxing')]);
    const plansHref = '/pricing?plans=one&redirectTo=%2Fchannel%2Fboxing';
    expect(linksOf(html)).toContainEqual({ href: plansHref, text: 'Plans that include it' });
    setPlans(plan('one'));
    expect((await foreign('/pricing/boxing')).headers.get('location')).toBe(plansHref);
    expect((await foreign('/pricing/past-fight')).headers.get('location')).toBe('/content/past-fight');
  });

  it('promise a free trial only where one of its gateways begins trials', async () => {
    const gateway = { _id: 'gw', org: 'Stripe', is_account_verified: true };
    setPlans(plan('one', { trial_days: 7 }));
    const offers = async () => /7 days free/.test((await foreign()).text);
    const results: [object[], boolean][] = [
      [[], false],
      [[gateway], false],
      [[{ ...gateway, trials: true, is_account_verified: false }], false],
      [[{ ...gateway, trials: true }], true],
    ];
    for (const [orgs, isOffered] of results) {
      gateways.splice(0, gateways.length, ...orgs);
      expect(await offers(), JSON.stringify(orgs)).toBe(isOffered);
    }
  });

  it('respond with 503 and a retry link when unavailable, and are not cached', async () => {
    backend.setFault('html-500', (path) => path === PLANS_PATH);
    try {
      const { status, text, html, headers } = await foreign('/pricing?plans=one');
      expect(status).toBe(503);
      expect(text).toContain('The plans cannot be shown just now');
      expect(linksOf(html)).toContainEqual({ href: '/pricing?plans=one', text: 'Try again' });
      expect(headers.get('cache-control')).toContain('no-store');
    } finally {
      backend.setFault(null);
    }
  });
});

describe('the pricing page of one title', () => {
  const GALA = '/pricing/opening-night-gala';

  it('shows the title’s own offers, its name and image, and the plans that include it', async () => {
    const { status, html, text, buyLinks } = await visit(await signedIn('viewer@aurora.example'), GALA);
    expect(status).toBe(200);
    expect(text).toMatch(/Opening Night Gala .*Pay-per-view Gala Ticket \$12\.50 for 3 days .*Buy/);
    expect(shown(html)).toMatch(/<img[^>]*opening-night-gala/);
    expect(buyLinks).toEqual(['/payment/ticket-gala?redirectTo=%2Fcontent%2Fopening-night-gala']);
    const others = linksOf(html).find(({ text: words }) => words === 'Plans that include it');
    expect(others?.href).toMatch(
      /^\/pricing\?plans=plan-month%2C.*&redirectTo=%2Fcontent%2Fopening-night-gala$/,
    );
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('leads back to the locked page, and signs a guest in first', async () => {
    const { buyLinks } = await visit(guest(), `${GALA}?redirectTo=%2Fwatch%2Fopening-night-gala`);
    expect(buyLinks).toEqual([signIn('/payment/ticket-gala?redirectTo=%2Fwatch%2Fopening-night-gala')]);
  });

  it('sells nothing to a member whose plan includes the title', async () => {
    const { text, html } = await visit(await signedIn('member@aurora.example'), GALA);
    expect(text).toContain('You can watch this already.');
    expect(linksOf(html)).toContainEqual({ href: '/content/opening-night-gala', text: 'Watch now' });
  });

  it.each([
    [
      'that only subscriptions hold leads to these',
      '/pricing/meridian',
      /^\/pricing\?plans=plan-month%2C.*&redirectTo=%2Fcontent%2Fmeridian$/,
    ],
    ['that is free leads to itself', '/pricing/the-salt-road', /^\/content\/the-salt-road$/],
    ['that is a playlist leads to its own page', '/pricing/staff-picks', /^\/playlist\/staff-picks$/],
  ])('a title %s', async (_, path, location) => {
    const response = await guest().request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(location);
  });

  it('responds with 404 for an unknown title', async () => {
    expect((await visit(guest(), '/pricing/nothing-of-that-name')).status).toBe(404);
    expect((await visit(guest(), `/pricing/${'x'.repeat(400)}`)).status).toBe(404);
  });
});

describe('access to content', () => {
  const LOCKED = 'This title comes with a membership.';
  const state = async (browser: Browser) => {
    const [watch, home] = [await visit(browser, '/watch/meridian'), await visit(browser, '/pricing')];
    return {
      isLocked: watch.text.includes(LOCKED),
      plays: /\/signed\/meridian\//.test(watch.html),
      asksToSubscribe: /<a[^>]*href="\/pricing\?redirectTo[^"]*"[^>]*>(?:<span>)?Subscribe/.test(home.html),
      offers: home.buyLinks.length,
    };
  };

  it('opens on every page at once with a plan, and locks without it', async () => {
    const browser = await signedIn('viewer@aurora.example');
    const without = { isLocked: true, plays: false, asksToSubscribe: true, offers: 3 };
    expect(await state(browser)).toEqual(without);
    const db = drizzle(site.bindings.db);
    const row = { accountId: 'acc_aurora', id: 'bought', userId: 'user-viewer', planId: 'plan-season' };
    const now = Date.now();
    await db
      .insert(subscriptions)
      .values({ ...row, startTime: new Date(now - 1000), endTime: new Date(now + 60_000) });
    expect(await state(browser)).toEqual({ isLocked: false, plays: true, asksToSubscribe: false, offers: 2 });
    await site.bindings.db
      .prepare('UPDATE subscriptions SET revoked_time = ? WHERE account_id = ? AND id = ?')
      .bind(Date.now(), row.accountId, row.id)
      .run();
    expect(await state(browser)).toEqual(without);
  });

  it('opens one title by its ticket, which is no plan', async () => {
    const browser = await signedIn('staff@aurora.example');
    const now = Date.now();
    const row = { accountId: 'acc_aurora', id: 'one-evening', userId: 'user-staff', planId: 'ticket-gala' };
    await drizzle(site.bindings.db)
      .insert(subscriptions)
      .values({ ...row, startTime: new Date(now - 1000), endTime: new Date(now + 60_000) });
    const { text, buyLinks } = await visit(browser, '/pricing/opening-night-gala');
    expect(text).toMatch(/You can watch this already\. .*Gala Ticket .*Already bought/);
    expect(buyLinks).toEqual([]);
    expect(await state(browser)).toEqual({ isLocked: true, plays: false, asksToSubscribe: true, offers: 3 });
  });

  it('changes in an open player with its next ping', async () => {
    const browser = await signedIn('viewer@aurora.example');
    const ping = async (content_id: string) => {
      const body = {
        event_type: 'PLAYER',
        event_name: 'PLAYER_PING',
        content_id,
        player_timestamp: 1,
        total_duration: 24,
        tracking_id: crypto.randomUUID(),
        source: 'WEB',
        variant: 360,
      };
      const response = await browser.request('/resources/player-event', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          origin: browser.origin,
        },
      });
      return response.status;
    };
    expect(await ping('meridian')).toBe(403);
    expect(await ping('the-salt-road')).toBe(204);
    const member = await signedIn('member@aurora.example');
    expect((await visit(member, '/watch/meridian')).html).toMatch(/validUntil/);
  });
});
