import { describe, expect, test } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';
import { login } from '#tests/support/login.ts';
import { PASSWORD } from '#tests/support/members.ts';
import { mainOf, register } from '../account/member-site.ts';
import { attribute, fieldsOf, makePayer, PLAN, wordsOf } from './payer.ts';
import { gateway, openPayersSite, payer, site } from './payers-site.ts';

const HOSTED = ['Stripe', 'PayPal', 'Paystack'] as const satisfies readonly Gateway[];

openPayersSite();

describe('the checkout page', () => {
  test('shows the plan, its exact price, and the verified gateways', async () => {
    const { status, main } = await payer.open('/payment/plan-season');
    expect(status).toBe(200);
    expect(wordsOf(main)).toContain('A Season 90 days');
    expect(wordsOf(main)).toContain('Plan $19.99 Tax, 25% $5.00 Total $24.99');
    expect(wordsOf(main)).toContain('Pay $24.99');
    expect(main.match(/type="radio" name="gateway"/gi) ?? main.match(/name="gateway"/g)).toHaveLength(5);
  });

  test('formats amounts and days in the viewer’s language', async () => {
    payer.browser.cookies.set('lng', 'ar');
    const { main } = await payer.open();
    expect(wordsOf(main)).toMatch(/٧٫٩٩/);
    expect(wordsOf(main)).toContain('يومًا');
    payer.browser.cookies.set('lng', 'es');
    expect(wordsOf((await payer.open()).main)).toContain('Total 7,99');
  });

  test('redirects guests, is neither cached nor indexed, and its CSP allows gateways', async () => {
    const guest = await site.browser('aurora.localhost').request(`${PLAN}?redirectTo=%2Fwatchlist`);
    expect(guest.status).toBe(302);
    expect(
      new URL(guest.headers.get('location') ?? '', payer.browser.origin).searchParams.get('redirectTo'),
    ).toBe(`${PLAN}?redirectTo=%2Fwatchlist`);
    const response = await payer.browser.visit(PLAN);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain('pay.localhost');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test('keeps one form key over reload and Back, and replaces an expired one', async () => {
    const { browser } = payer;
    const keyOf = (path: string) => new URL(path, browser.origin).searchParams.get('attempt');
    const sent = await browser.request(PLAN);
    const path = sent.headers.get('location') ?? '';
    expect([sent.status, path]).toEqual([302, expect.stringMatching(/attempt=[0-9a-z-]{40,}/)]);
    for (const page of [await payer.open(path), await payer.open(path)]) {
      expect([page.status, keyOf(page.action)]).toEqual([200, keyOf(path)]);
    }
    const old = path.replace(/attempt=[0-9a-z]+-/, `attempt=${(Date.now() - 31 * 60_000).toString(36)}-`);
    const replaced = await browser.request(old);
    const replacedKey = keyOf(replaced.headers.get('location') ?? '');
    expect([replaced.status, replacedKey]).toEqual([302, expect.stringMatching(/^[0-9a-z-]{40,}$/)]);
    expect([keyOf(old), keyOf(path)]).not.toContain(replacedKey);
  });

  test('responds with 404 for a plan that is not sold, and links to plans that are', async () => {
    const { status, main } = await payer.open('/payment/nothing?redirectTo=%2Fwatchlist');
    expect(status).toBe(404);
    expect(wordsOf(main)).toContain('This plan cannot be bought any more');
    expect(main).toContain('href="/pricing?redirectTo=%2Fwatchlist"');
    expect(main).not.toContain('name="gateway"');
    expect((await payer.browser.visit(`/payment/${'x'.repeat(200)}`)).status).toBe(404);
  });

  test('uses the only gateway without a choice, and names it', async () => {
    const { browser } = await register(site, 'pulse.localhost');
    const main = await mainOf(await browser.visit(PLAN));
    expect(main).not.toContain('type="radio"');
    expect(fieldsOf(main)).toEqual(expect.objectContaining({ gateway: 'gateway-stripe' }));
    expect(wordsOf(main)).toContain('On Stripe’s own secure page');
  });
});

describe('a free trial', () => {
  const TRIAL = 'Start 7 free days';
  const pulse = async () => (await register(site, 'pulse.localhost')).browser;

  test('gives way to a voucher, also to one that is rejected, and can be begun all the same', async () => {
    const browser = await pulse();
    const rejected = await mainOf(await browser.visit(`${PLAN}?code=NOSUCH`));
    expect(wordsOf(rejected)).toContain('This voucher is not valid.');
    expect(wordsOf(rejected)).not.toContain(TRIAL);
    const link = /<a[^>]*>Start with the free trial instead/.exec(rejected)?.[0] ?? '';
    const main = await mainOf(await browser.visit(attribute(link, /href="([^"]+)"/)));
    expect(wordsOf(main)).toContain(TRIAL);
    const action = attribute(main, /<form method="post" action="([^"]+)"/);
    const { status, headers } = await browser.submit(action, fieldsOf(main));
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('pay.localhost')]);
  });

  test('is for new members, as the page shows others', async () => {
    const browser = site.browser('pulse.localhost');
    await login(browser, 'member@pulse.example');
    const words = wordsOf(await mainOf(await browser.visit('/payment/plan-month')));
    expect(words).toContain('The free trial is for new members, so this plan is paid from today.');
    expect(words).not.toContain(TRIAL);
  });
});

describe('vouchers and discounts', () => {
  const totals = (main: string) => /Plan .*? Total \S+/.exec(wordsOf(main))?.[0];

  test('are applied by a plain form, and removed by a link', async () => {
    const { main } = await payer.open();
    expect(main).toMatch(/<form[^>]*method="get"[^>]*action="\/payment\/plan-month"/);
    const applied = await payer.open(`${PLAN}?code=+FIRSTREEL+`);
    expect(totals(applied.main)).toMatch(/^Plan \$7\.99 Discount: .+ -\$\d\.\d\d Total \$\d\.\d\d$/);
    expect(totals(applied.main)).not.toContain('Total $7.99');
    const link = /<a[^>]*Remove discount[^>]*>/.exec(applied.main)?.[0] ?? '';
    const removed = await payer.open(attribute(link, /href="([^"]+)"/));
    expect(totals(removed.main)).toBe('Plan $7.99 Total $7.99');
  });

  test('show the server’s message when rejected; the typed code and applied discount stay', async () => {
    const { main } = await payer.open(`${PLAN}?code=NOSUCH`);
    expect(wordsOf(main)).toContain('This voucher is not valid.');
    expect(main).toMatch(/<input[^>]*name="code"[^>]*value="NOSUCH"/);
    expect(totals(main)).toBe('Plan $7.99 Total $7.99');
    const applied = await payer.open(`${PLAN}?code=FIRSTREEL`);
    const discount = new URL(applied.action, payer.browser.origin).searchParams.get('discount');
    const rejected = await payer.open(`${PLAN}?discount=${discount}&code=NOSUCH`);
    expect(wordsOf(rejected.main)).toContain('This voucher is not valid.');
    expect(totals(rejected.main)).toBe(totals(applied.main));
  });

  test('are looked at ten times an hour; then the page shows why, and the plan can still be paid', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await payer.open(`${PLAN}?code=GUESS${guess}`)).status).toBe(200);
    const response = await payer.browser.visit(`${PLAN}?code=PRESS`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    const words = wordsOf(await mainOf(response));
    expect(words).toContain('Too many tries. Please try again in 60 minutes.');
    expect(words).toContain('Total $7.99');
    expect(words).toContain('Pay $7.99');
  });

  test('are included in the amount that the gateway charges', async () => {
    const { action, main } = await payer.open(`${PLAN}?code=FIRSTREEL`);
    const total = /Total \$(\S+)/.exec(wordsOf(main))?.[1] ?? '';
    const { headers } = await payer.send(action, 'PayPal');
    const page = await gateway.fetch(headers.get('location') ?? '');
    expect(page.text).toContain(`US$${total}`);
  });

  test('may cover the whole price: no gateway is called, and the plan runs at once', async () => {
    const { main, action } = await payer.open(`${PLAN}?code=PRESS`);
    expect(wordsOf(main)).toContain('Total $0.00');
    expect(wordsOf(main)).toContain('Get it for free');
    expect(main).not.toContain('type="radio"');
    const sent = await payer.browser.submit(action, { gateway: fieldsOf(main).gateway ?? '' });
    const { pathname } = new URL(sent.headers.get('location') ?? '');
    expect([sent.status, pathname]).toEqual([303, expect.stringMatching(/^\/payment-status\//)]);
    for (let times = 0; times < 2; times += 1) {
      expect(wordsOf(await mainOf(await payer.browser.request(pathname)))).toContain('payment successful');
    }
    expect(await (await payer.browser.visit('/')).text()).not.toContain('>Subscribe<');
  });

  test('start no payment when the discount is unknown', async () => {
    const { action } = await payer.open();
    const response = await payer.send(`${action}&discount=made-up`, 'Stripe');
    expect(response.status).toBe(422);
    expect(wordsOf(await mainOf(response))).toContain('This voucher is not valid.');
  });
});

describe('pay', () => {
  test.each(HOSTED)('leads to %s’s own page with 303, and back to where the lock was', async (org) => {
    const { location } = await payer.begin(org, `${PLAN}?redirectTo=%2Fwatchlist`);
    expect(location).toContain(`http://pay.localhost:${site.port}/${org.toLowerCase()}/`);
    const { path } = await gateway.choose(location, 'approve');
    const response = await payer.browser.request(path ?? '');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(wordsOf(html)).toContain('payment successful');
    expect(html).toContain('content="10;url=/watchlist"');
  });

  test('creates one order for a form sent twice; another gateway gets another order', async () => {
    const { action } = await payer.open();
    const [first, second] = await Promise.all([payer.send(action, 'Stripe'), payer.send(action, 'Stripe')]);
    const again = await payer.send(action, 'Stripe');
    const location = first.headers.get('location');
    expect(location).toContain('/stripe/pay/cs_test_');
    expect([second, again].map(({ headers }) => headers.get('location'))).toEqual([location, location]);
    expect((await payer.send(action, 'PayPal')).headers.get('location')).toContain('/paypal/');
    expect((await payer.begin('Stripe')).location).not.toBe(location);
  });

  test('responds with 409 for a payment already made, and leads to no gateway', async () => {
    const { action, location } = await payer.begin('Stripe');
    const { path } = await gateway.choose(location, 'approve');
    await payer.browser.request(path ?? '');
    const paid = await payer.send(action, 'Stripe');
    expect([paid.status, paid.headers.get('location')]).toEqual([409, null]);
    const words = wordsOf(await mainOf(paid));
    expect(words).toContain('You were not charged again.');
    expect(words).toContain('You already have this plan. Paying again adds 30 days to it.');
    expect(words).toContain('Pay $7.99');
  });

  test('PayU accepts a signed form, from a page that Back and Reload find again', async () => {
    const { location } = await payer.begin('PayU');
    expect(location).toMatch(/^\/payment\/plan-month\/pay\?/);
    const main = await mainOf(await payer.browser.request(location));
    expect(wordsOf(main)).toContain('Continue to PayU');
    const url = attribute(main, /action="([^"]+)"/);
    const fields = fieldsOf(main);
    expect(await mainOf(await payer.browser.request(location))).toContain(fields.txnid);
    const page = await gateway.fetch(url, fields);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('PayU sandbox')]);
    expect((await gateway.fetch(url, { ...fields, amount: '0.01' })).text).toBe('Checksum Failed');
  });

  test('the Razorpay page explains that it needs scripts and links to the other gateways', async () => {
    const { location } = await payer.begin('Razorpay');
    const response = await payer.browser.request(location);
    const main = await mainOf(response);
    expect(wordsOf(main)).toContain('Razorpay needs JavaScript');
    const back = attribute(main, /<a[^>]*href="(\/payment\/plan-month\?[^"]+)"/);
    expect((await payer.open(back)).main).toContain('gateway-stripe');
    expect(wordsOf((await payer.open()).main)).toContain('Razorpay needs JavaScript');
  });

  test('the page that continues a payment opens only in the browser that started it', async () => {
    const { location } = await payer.begin('PayU');
    payer.browser.cookies.delete('payment_begun');
    const sent = await payer.browser.request(location);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, PLAN]);
    const other = await makePayer(site);
    expect((await other.browser.request(location)).headers.get('location')).toBe(PLAN);
  });

  test('keeps the discount when a gateway is down, and shows a form that works', async () => {
    await gateway.behave({ down: ['Stripe'] });
    const { action } = await payer.open(`${PLAN}?redirectTo=%2Fwatchlist&code=FIRSTREEL`);
    const response = await payer.send(action, 'Stripe');
    expect(response.status).toBe(503);
    const main = await mainOf(response);
    expect(wordsOf(main)).toContain('The payment provider does not answer. Nothing was charged.');
    const next = attribute(main, /<form method="post" action="([^"]+)"/);
    const [before, after] = [action, next].map((path) => new URL(path, payer.browser.origin).searchParams);
    expect(after?.get('attempt')).not.toBe(before?.get('attempt'));
    expect([after?.get('discount'), after?.get('redirectTo')]).toEqual([
      before?.get('discount'),
      '/watchlist',
    ]);
    expect((await payer.send(next, 'PayPal')).status).toBe(303);
    await gateway.behave({});
    expect((await payer.send(next, 'Stripe')).status).toBe(303);
  });

  test('shows an error when the gateway is missing or unknown', async () => {
    const { action } = await payer.open();
    const none = await payer.browser.submit(action, {});
    expect([none.status, wordsOf(await mainOf(none))]).toEqual([
      400,
      expect.stringContaining('Please choose how you would like to pay.'),
    ]);
    const unknown = await payer.browser.submit(action, { gateway: 'made-up' });
    expect([unknown.status, wordsOf(await mainOf(unknown))]).toEqual([
      422,
      expect.stringContaining('This way to pay is not available.'),
    ]);
  });

  test('accepts only same-site forms of a member; signing in again loses nothing', async () => {
    const { action } = await payer.open(`${PLAN}?redirectTo=%2Fwatchlist&code=FIRSTREEL`);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await payer.browser.submit(action, { gateway: 'gateway-stripe' }, foreign)).status).toBe(403);
    // No Referer, as privacy tools have it.
    expect((await payer.send(action, 'Stripe')).status).toBe(303);
    payer.browser.cookies.delete('sid');
    const sent = await payer.send(action, 'Stripe');
    expect(sent.status).toBe(302);
    const login = sent.headers.get('location') ?? '';
    const back = await payer.browser.submit(login, { email: payer.email, password: PASSWORD });
    expect(back.headers.get('location')).toBe(action);
  });

  test('replaces an expired form, with its choices kept', async () => {
    const { action } = await payer.open(`${PLAN}?redirectTo=%2Fwatchlist`);
    const old = action.replace(/attempt=[0-9a-z]+-/, `attempt=${(Date.now() - 31 * 60_000).toString(36)}-`);
    const sent = await payer.send(old, 'Stripe');
    expect(sent.headers.get('location')).toBe(`${PLAN}?redirectTo=%2Fwatchlist`);
    expect(wordsOf(await mainOf(await payer.browser.follow(sent)))).toContain(
      'the price was worked out anew',
    );
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/%2Fevil.example',
    '/%5cevil.example',
  ])('never leads to %s afterwards', async (redirectTo) => {
    const { location } = await payer.begin('Stripe', `${PLAN}?redirectTo=${encodeURIComponent(redirectTo)}`);
    const { path } = await gateway.choose(location, 'approve');
    const html = await (await payer.browser.request(path ?? '')).text();
    expect(html).toContain('content="10;url=/home"');
    expect(html).not.toContain('evil.example');
  });
});

describe('a checkout where nothing can be paid', () => {
  const asset_host = () => `aurora.assets.localhost:${site.port}`;

  test('explains that no gateway is verified, and has no button to pay', async () => {
    const { db } = site.bindings;
    const verify = (flag: 0 | 1) =>
      db
        .prepare("UPDATE gateways SET is_account_verified = ? WHERE account_id = 'acc_aurora'")
        .bind(flag)
        .run();
    // A hostname of its own, since the offered gateways are cached for a while.
    const { hostname } = await site.makeTenant({ account_id: 'acc_aurora', asset_host: asset_host() });
    const { browser } = await register(site, hostname);
    await verify(0);
    try {
      const main = await mainOf(await browser.visit(PLAN));
      expect(wordsOf(main)).toContain('Nothing can be paid here yet');
      expect(wordsOf(main)).toContain('Total $7.99');
      expect(main).not.toContain('method="post"');
    } finally {
      await verify(1);
    }
  });

  test('reports neither a charge nor a failure while the payment service is down', async () => {
    const { hostname } = await site.makeTenant({
      account_id: 'acc_aurora',
      asset_host: asset_host(),
      services: { payment: 'http://127.0.0.1:9' },
    });
    const { browser } = await register(site, hostname);
    const response = await browser.visit(PLAN);
    const main = await mainOf(response);
    expect(response.status).toBe(200);
    expect(wordsOf(main)).toContain('The price cannot be worked out right now Nothing has been charged.');
    expect(main).not.toContain('method="post"');
    const data = toBase64Json({ transaction_id: 'T1' });
    expect(wordsOf(await mainOf(await browser.visit(`/payment-status/${data}`)))).toContain(
      'Not confirmed yet',
    );
  });
});
