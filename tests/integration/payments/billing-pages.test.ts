import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainOf, register } from '#tests/integration/account/member-site.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const TRANSACTIONS = '/api/v1/payment/get-transactions';
const RENEWALS = '/api/v1/payment/renewals';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const payment = (number: number, over: object = {}) => ({
  _id: `T${number}`,
  transaction_id: `pi_${number}`,
  subscription_name: `Plan ${number}`,
  start_date: '2026-01-05T23:30:00.000Z',
  end_date: '2026-02-04T23:30:00.000Z',
  captured_date: '2026-01-05T23:30:00.000Z',
  status: false,
  currency: 'EUR',
  subscription_amount: 10,
  discount_amount: 2.5,
  tax_amount: 1.43,
  transaction_amount: 8.93,
  ...over,
});
const renewal = (id: string, over: object = {}) => ({
  id,
  subscription_name: `Renewing ${id}`,
  created_date: '2026-01-05T23:30:00.000Z',
  renewal_status: 'ongoing',
  next_renewal_date: inDays(10),
  ...over,
});

let site: TestSite;
const backends: { close(): unknown }[] = [];

beforeAll(async () => {
  site = await startSeededSite();
});
afterAll(() => Promise.all(backends.map((backend) => backend.close())));

/** A member of a brand with these payments and renewals. */
async function member(data: { transactions?: object[]; renewals?: object[]; active?: object[] }) {
  const own = await startForeignBackend({
    [TRANSACTIONS]: data.transactions ?? [],
    [RENEWALS]: data.renewals ?? [],
    '/api/v1/payment/active-subscription': data.active ?? [],
  });
  backends.push(own);
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: own.services });
  const viewer = browser();
  viewer.cookies.set('sid', 'session-1');
  viewer.cookies.set('tz', 'Africa/Cairo');
  return { viewer, backend: own };
}

const text = (html: string) => html.replace(/<!-- -->/g, '').replace(/\u00a0/g, ' ');

describe.each(['/transactions', '/transactions/T1', '/subscriptions', '/subscriptions/ren_1/cancel'])(
  '%s',
  (path) => {
    it('redirects a guest to sign in, and back', async () => {
      const response = await site.browser('aurora.localhost').request(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    });
  },
);

describe('/transactions', () => {
  it('shows an empty list with a link to the plans, in the viewer’s language', async () => {
    const { browser } = await register(site);
    const response = await browser.visit('/transactions');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const main = await mainOf(response);
    expect(main).toContain('No transactions yet');
    expect(main).toContain('href="/pricing"');
    browser.cookies.set('lng', 'ar');
    expect(await mainOf(await browser.visit('/transactions'))).toContain('لا توجد معاملات بعد');
  });

  it('lists payments in order, running ones as active and others as expired, with details', async () => {
    const { viewer } = await member({
      transactions: [
        payment(1, { status: true }),
        payment(2),
        payment(3, { end_date: '2026-01-05T23:30:00.000Z', captured_date: undefined }),
      ],
    });
    const main = text(await mainOf(await viewer.visit('/transactions')));
    expect([...main.matchAll(/href="\/transactions\/(T\d)"/g)].map(([, id]) => id)).toEqual([
      'T1',
      'T2',
      'T3',
    ]);
    expect([...main.matchAll(/>(Active|Expired)</g)].map(([, word]) => word)).toEqual([
      'Active',
      'Expired',
      'Expired',
    ]);
    expect(main).toContain('€8.93');
    expect(main).toContain('No payment was received');
    // What came to nothing is folded under those that were paid.
    const [paid, unfinished = ''] = main.split('<details');
    expect(paid).not.toContain('T3');
    expect(unfinished).toMatch(/<summary>Not finished<\/summary>.*T3/s);
  });

  it('paginates 200 payments', async () => {
    const { viewer } = await member({ transactions: Array.from({ length: 200 }, (_, at) => payment(at)) });
    const idsAt = async (path: string) =>
      [...(await mainOf(await viewer.visit(path))).matchAll(/href="\/transactions\/(T\d+)"/g)].map(
        ([, id]) => id,
      );
    expect(await idsAt('/transactions')).toEqual(Array.from({ length: 20 }, (_, at) => `T${at}`));
    expect(await mainOf(await viewer.visit('/transactions'))).toContain('href="/transactions?page=2"');
    expect(await idsAt('/transactions?page=10')).toEqual(
      Array.from({ length: 20 }, (_, at) => `T${at + 180}`),
    );
    expect(await mainOf(await viewer.visit('/transactions?page=11'))).toContain(
      'The list ends before this page',
    );
  });

  it('responds with 503 and a retry link when the list cannot be loaded', async () => {
    const { viewer, backend: own } = await member({});
    own.setFault('html-500', (path) => path.includes('get-transactions'));
    const response = await viewer.visit('/transactions');
    expect(response.status).toBe(503);
    expect(await mainOf(response)).toContain('This list could not be loaded');
    own.setFault(null);
  });
});

describe('a receipt', () => {
  it('shows the brand, payer, amounts, number, and dates in the page’s time zone', async () => {
    const { viewer } = await member({ transactions: [payment(1)] });
    const main = text(await mainOf(await viewer.visit('/transactions/T1')));
    for (const part of ['Foreign Films', 'Ada Viewer', 'ada@example.com', 'Plan 1', 'pi_1', 'Expired'])
      expect(main).toContain(part);
    for (const amount of ['€10.00', '-€2.50', '€1.43', '€8.93']) expect(main).toContain(amount);
    // 23:30 UTC is the next day in Cairo.
    expect(main).toContain('06/01/2026');
    expect(main).not.toContain('05/01/2026');
    // Scripts add a print button; without them the page explains how to print.
    expect(main).toContain('use your browser’s print command');
  });

  it('responds with 404 for another viewer’s receipt or an unknown one', async () => {
    const { viewer } = await member({ transactions: [payment(1)] });
    expect((await viewer.request('/transactions/T2')).status).toBe(404);
  });
});

describe('/subscriptions', () => {
  it('shows an empty list with a link to the plans', async () => {
    const { browser } = await register(site);
    const main = await mainOf(await browser.visit('/subscriptions'));
    expect(main).toContain('No subscriptions yet');
    expect(main).toContain('href="/pricing"');
  });

  it('shows "ongoing" as active and cancellable, any other status as cancelled with its date', async () => {
    const { viewer } = await member({
      renewals: [
        renewal('a', { renewal_status: 'whatever', cancellation_date: '2026-02-03T12:00:00.000Z' }),
        renewal('b', { amount: 8.93, currency: 'EUR', subscription_id: 'month' }),
      ],
      transactions: [
        payment(1, { status: true, subscription_id: 'month', end_date: inDays(10) }),
        payment(2, { status: true, subscription_id: 'ticket', end_date: inDays(2) }),
      ],
    });
    const main = text(await mainOf(await viewer.visit('/subscriptions')));
    expect([...main.matchAll(/href="\/subscriptions\/(\w+)\/cancel"/g)].map(([, id]) => id)).toEqual(['b']);
    expect(main).toContain('Cancelled on 03/02/2026');
    expect(main).toMatch(/Renews on [\d/]+ for €8\.93/);
    // A plan with a renewal is listed once.
    expect(main).toContain('Without renewal');
    expect(main).toContain('Plan 2');
    expect(main).not.toContain('Plan 1');
  });

  it('shows a failed charge, the end of access and the next attempt, also in the header', async () => {
    const { viewer } = await member({
      renewals: [
        renewal('a', { subscription_id: 'month', grace_end_date: inDays(5), next_renewal_date: inDays(2) }),
      ],
      active: [{ status: true, subscription: { _id: 'month' }, grace_end_date: inDays(5) }],
    });
    const page = text(await (await viewer.visit('/subscriptions')).text());
    expect(page).toContain('We could not renew Renewing a');
    expect(page).toContain('href="/payment/month?redirectTo=%2Fsubscriptions"');
    expect(page).toContain('We will try again on');
    expect(page).toMatch(/<header.*Renewal failed.*<\/header>/s);
    const { viewer: other } = await member({ active: [{ status: true, subscription: { _id: 'month' } }] });
    expect(await (await other.visit('/subscriptions')).text()).not.toMatch(
      /<header.*Renewal failed.*<\/header>/s,
    );
  });

  it('responds with 503 when renewals cannot be loaded; transactions may be missing', async () => {
    const { viewer, backend: own } = await member({ renewals: [renewal('a')] });
    own.setFault('html-500', (path) => path.includes('get-transactions'));
    expect(await mainOf(await viewer.visit('/subscriptions'))).toContain('Renewing a');
    own.setFault('html-500', (path) => path.includes('renewals'));
    const response = await viewer.visit('/subscriptions');
    expect(response.status).toBe(503);
    expect(await mainOf(response)).toContain('Your subscriptions could not be loaded');
    own.setFault(null);
  });
});

describe('/subscriptions/{id}/cancel', () => {
  it('confirms first, and shows until when access continues', async () => {
    const { viewer } = await member({ renewals: [renewal('a', { period_end_date: inDays(10) })] });
    const main = text(await mainOf(await viewer.visit('/subscriptions/a/cancel')));
    expect(main).toContain('Cancel this subscription?');
    expect(main).toMatch(/You keep access until [\d/]+, /);
    expect(main).toContain('href="/subscriptions"');
  });

  it('warns in the grace period that access ends at once', async () => {
    const { viewer } = await member({ renewals: [renewal('a', { grace_end_date: inDays(3) })] });
    expect(await mainOf(await viewer.visit('/subscriptions/a/cancel'))).toContain(
      'your access ends as soon as you cancel',
    );
  });

  it('cancels by a form without scripts, flashes it once, and reloads the list', async () => {
    const { viewer } = await member({ renewals: [renewal('a')] });
    const answer = await viewer.submit('/subscriptions/a/cancel', {});
    expect(answer.headers.get('location')).toBe('/subscriptions');
    expect(await mainOf(await viewer.follow(answer))).toContain('Your subscription is cancelled');
    expect(await mainOf(await viewer.visit('/subscriptions'))).not.toContain(
      'Your subscription is cancelled',
    );
  });

  it('cancels the member’s own renewal and no one else’s, however often it is sent', async () => {
    const { browser, email } = await register(site);
    const { browser: stranger } = await register(site);
    const { db } = site.bindings;
    await db
      .prepare(
        `INSERT INTO renewals (account_id, id, user_id, plan_id, subscription_id, gateway_id, renewal_status, created_date,
          next_renewal_date, period_end_time, grace_end_time, due_time)
        SELECT account_id, 'ren_own', id, 'plan-month', 'sub', 'gateway-stripe', 'ongoing', 0, ?1, ?1, ?1, ?1
        FROM users WHERE account_id = 'acc_aurora' AND email_id = ?2`,
      )
      .bind(Date.now() + 10 * DAY_MS, email)
      .run();
    const statusOf = async () =>
      (await db.prepare("SELECT renewal_status AS status FROM renewals WHERE id = 'ren_own'").first())
        ?.status;
    expect(await mainOf(await browser.visit('/subscriptions'))).toContain(
      'href="/subscriptions/ren_own/cancel"',
    );
    expect((await stranger.request('/subscriptions/ren_own/cancel')).status).toBe(404);
    const rejected = await stranger.follow(await stranger.submit('/subscriptions/ren_own/cancel', {}));
    expect(await mainOf(rejected)).not.toContain('Your subscription is cancelled');
    expect(await statusOf()).toBe('ongoing');
    for (const _ of [1, 2]) {
      const answer = await browser.submit('/subscriptions/ren_own/cancel', {});
      expect(await mainOf(await browser.follow(answer))).toContain('Your subscription is cancelled');
      expect(await statusOf()).toBe('cancelled');
    }
    expect(await mainOf(await browser.visit('/subscriptions'))).toMatch(/Access until [\d/]+, /);
  });

  it('responds with 404 for an unknown renewal, and redirects from a cancelled one', async () => {
    const { viewer } = await member({ renewals: [renewal('a', { renewal_status: 'cancelled' })] });
    expect((await viewer.request('/subscriptions/b/cancel')).status).toBe(404);
    const over = await viewer.request('/subscriptions/a/cancel');
    expect(over.headers.get('location')).toBe('/subscriptions');
  });
});
