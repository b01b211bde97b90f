import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { fromBase64Json } from '#app/lib/base64-json.ts';
import { SHORT_CHECKS } from '#tests/support/short-waits.ts';
import { eventually } from './account-mail.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from './make-shop.ts';
import { makeViewer } from './make-viewer.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RETURN_TO = '/content/the-salt-road?watch=true';

let platform: TestPlatform;
let shop: Shop;
let viewer: { userId: string; session: string };

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY, ...SHORT_CHECKS } });
});

beforeEach(async () => {
  shop = await makeShop(platform);
  viewer = await makeViewer(platform, shop.account, 'Ana');
  await shop.behave({ holdsMessages: true });
});

interface Started {
  _id: string;
  customer_gateway_info: { _id: string; org: Gateway };
  initiate_payload: Record<string, unknown>;
}

const begin = (
  org: Gateway,
  { key = crypto.randomUUID(), session = viewer.session, ...body }: Record<string, string> = {},
) =>
  platform.call('createTransaction', {
    account: shop.account,
    session,
    origin: `https://${shop.hostname}`,
    headers: { 'idempotency-key': key },
    body: {
      subscription_id: MONTH.id,
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: RETURN_TO,
      ...body,
    },
  });

async function started(org: Gateway, options: Record<string, string> = {}): Promise<Started> {
  const { status, body, answer } = await begin(org, options);
  expect(body.message).toBeUndefined();
  expect(status).toBe(200);
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  return body.data as unknown as Started;
}

const capture = (id: string, details: Record<string, string> = {}, session = viewer.session) =>
  platform.call('capturePayment', {
    account: shop.account,
    session,
    body: { transaction_id: id, details },
  });

/** PayU's order begins when the viewer's browser posts the form; the others' when the platform calls them. */
async function reachCheckout({ customer_gateway_info: { org }, initiate_payload }: Started) {
  if (org !== 'PayU') return;
  const { url, fields } = initiate_payload as { url: string; fields: Record<string, string> };
  const response = await platform.fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
  });
  expect(await response.text()).toContain('PayU sandbox');
}

const activePlans = async (session = viewer.session) => {
  const { body } = await platform.call('activeSubscriptions', { account: shop.account, session });
  return (body.data as unknown as { subscription: { _id: string } }[]).map(
    ({ subscription }) => subscription._id,
  );
};

async function expectOneGrant(id: string) {
  const [transaction, ...others] = await shop.transactions();
  expect(others).toEqual([]);
  expect(transaction).toMatchObject({ id, state: 'captured', transactionAmountMinor: MONTH.amountMinor });
  const [subscription, ...more] = await shop.subscriptions();
  expect(more).toEqual([]);
  expect(subscription).toMatchObject({ transactionId: id, planId: MONTH.id, userId: viewer.userId });
  expect((subscription?.endTime.getTime() ?? 0) - (subscription?.startTime.getTime() ?? 0)).toBe(30 * DAY_MS);
  const entries = await shop.ledger();
  expect(entries.map(({ book, amountMinor }) => [book, amountMinor]).sort()).toEqual([
    ['discount', 0],
    ['receivable', 799],
    ['revenue', -799],
    ['tax', 0],
  ]);
}

describe.each(GATEWAYS)('%s', (org) => {
  test('captures a payment once, unlocks the plan and returns the viewer’s address', async () => {
    const start = await started(org);
    await reachCheckout(start);
    expect((await capture(start._id)).status).toBe(409);
    expect(await activePlans()).toEqual([]);
    await shop.act(org, start._id, org === 'PayPal' ? 'approve' : 'pay');
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await capture(start._id);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        redirection_url: RETURN_TO,
        purchase: { subscription_name: 'Month', amount: 7.99, currency: 'INR' },
      });
      // What the gateway cannot charge again does not renew.
      const isRenewing = org !== 'Razorpay' && org !== 'PayU';
      expect((body.data as { purchase: object }).purchase).toEqual(
        expect.objectContaining(isRenewing ? { renewal_amount: 7.99 } : { end_date: expect.any(String) }),
      );
    }
    expect(await activePlans()).toEqual([MONTH.id]);
    await expectOneGrant(start._id);
    expect(await shop.charge(org, start._id)).toMatchObject({ status: 'paid', timesCharged: 1 });
  });

  test('grants by its webhook event alone, when the viewer never returns', async () => {
    const start = await started(org);
    await reachCheckout(start);
    await shop.act(org, start._id, 'pay');
    for (const event of await shop.deliveries(org)) {
      expect((await shop.deliver(event)).status).toBe(200);
    }
    await eventually(async () => ((await activePlans()).length > 0 ? true : null));
    await expectOneGrant(start._id);
  });

  test('rejects a webhook event that is forged, changed, or another brand’s', async () => {
    const other = await makeShop(platform);
    const start = await started(org);
    await reachCheckout(start);
    await shop.act(org, start._id, 'pay');
    const [event] = await shop.deliveries(org);
    if (!event) throw new Error('no webhook event');
    const changed = { ...event, body: event.body.replace(start._id, `${start._id.slice(0, -1)}x`) };
    expect((await shop.deliver(changed)).status).toBe(400);
    expect(
      (await shop.deliver({ ...event, headers: {}, body: event.body.replace('hash=', 'hash=0') })).status,
    ).toBe(400);
    expect((await shop.deliver(event, other.account)).status).toBe(400);
    expect(await activePlans()).toEqual([]);
    expect((await shop.transactions())[0]?.state).toBe('pending');
  });

  test('starts one payment a key, and another for another key', async () => {
    const key = crypto.randomUUID();
    const both = await Promise.all([started(org, { key }), started(org, { key })]);
    expect(both[0]).toEqual(both[1]);
    expect(await started(org, { key })).toEqual(both[0]);
    expect(await shop.transactions()).toHaveLength(1);
    expect((await begin(org, { key, subscription_id: 'ticket' })).status).toBe(409);
    expect((await started(org))._id).not.toBe(both[0]?._id);
  });

  test('revokes the plan of a refunded payment', async () => {
    const start = await started(org);
    await reachCheckout(start);
    await shop.act(org, start._id, 'pay');
    expect((await capture(start._id)).status).toBe(200);
    const before = (await shop.deliveries(org)).map(({ id }) => id);
    await shop.act(org, start._id, 'refund');
    const fresh = (await shop.deliveries(org)).filter(({ id }) => !before.includes(id));
    expect(fresh).toHaveLength(1);
    for (const event of [...fresh, ...fresh]) expect((await shop.deliver(event)).status).toBe(200);
    await eventually(async () => ((await activePlans()).length === 0 ? true : null));
    expect((await shop.transactions())[0]?.state).toBe('refunded');
    const total = (await shop.ledger()).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(total).toBe(0);
    const receivable = (await shop.ledger()).filter(({ book }) => book === 'receivable');
    expect(receivable.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
    expect((await capture(start._id)).status).toBe(422);
  });

  test('captures a payment later that was unconfirmed during an outage', async () => {
    const start = await started(org);
    await reachCheckout(start);
    await shop.act(org, start._id, 'pay');
    await shop.behave({ down: [org], holdsMessages: true });
    const { status, body } = await capture(start._id);
    expect(status).toBe(409);
    expect(body.message).toBe('The payment is not confirmed yet.');
    if (org !== 'PayU') expect((await begin(org)).status).toBe(503);
    await shop.behave({ holdsMessages: true });
    expect((await capture(start._id)).status).toBe(200);
  });
});

describe('returns at once, with the product’s own time between two checks', () => {
  let shortChecks: TestPlatform;

  beforeAll(async () => {
    shortChecks = platform;
    platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
  });

  afterAll(() => {
    platform = shortChecks;
  });

  test.each(GATEWAYS)('and webhook events of %s grant once, however many they are', async (org) => {
    const start = await started(org);
    await reachCheckout(start);
    await shop.act(org, start._id, 'pay');
    const deliveries = await shop.deliveries(org);
    expect(deliveries.length).toBeGreaterThan(0);
    const requests = deliveries.flatMap((event) => Array.from({ length: 10 }, () => shop.deliver(event)));
    const captures = Array.from({ length: 10 }, () => capture(start._id));
    const responses = await Promise.all([...requests, ...captures]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    await expectOneGrant(start._id);
  });
});

test('a payment that was declined has failed, and a late payment still counts', async () => {
  const start = await started('Paystack');
  await shop.act('Paystack', start._id, 'decline');
  const { status, body } = await capture(start._id);
  expect(status).toBe(422);
  expect(body.message).toBe('The payment did not go through.');
  await shop.act('Paystack', start._id, 'pay');
  expect((await capture(start._id)).status).toBe(200);
  await expectOneGrant(start._id);
});

test('a key of a finished payment starts nothing, and returns whether it was charged', async () => {
  const keys = { declined: crypto.randomUUID(), paid: crypto.randomUUID() };
  const declined = await started('Paystack', { key: keys.declined });
  await shop.act('Paystack', declined._id, 'decline');
  expect((await capture(declined._id)).status).toBe(422);
  const again = await begin('Paystack', { key: keys.declined });
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('nothing was charged')]);
  const paid = await started('Stripe', { key: keys.paid });
  await shop.act('Stripe', paid._id, 'pay');
  expect((await capture(paid._id)).status).toBe(200);
  const once = await begin('Stripe', { key: keys.paid });
  expect([once.status, once.body.message]).toEqual([409, expect.stringContaining('not charged again')]);
});

test('Razorpay’s signature is verified over the stored order', async () => {
  const start = await started('Razorpay');
  const other = await started('Razorpay');
  await shop.act('Razorpay', start._id, 'pay');
  const order = String(other.initiate_payload.id);
  const signed = await platform.fetch(`http://pay.localhost/razorpay/v1/checkout/${order}`, {
    method: 'POST',
  });
  const details = (await signed.json()) as Record<string, string>;
  const { status, body } = await capture(start._id, details);
  expect(status).toBe(422);
  expect(body.message).toBe('What came back does not belong to this payment.');
  expect((await shop.transactions()).map(({ state }) => state)).not.toContain('captured');
  expect((await capture(other._id, details)).status).toBe(200);
});

test('gateways get the stored estimation’s amount, and return addresses on the brand’s site', async () => {
  const start = await started('Stripe', { discount_code: ' quarter ' });
  const charge = await shop.charge('Stripe', start._id);
  expect(charge).toMatchObject({ amount: '599', currency: 'inr', description: 'Month' });
  const url = new URL(charge.returnUrl);
  expect(url.origin).toBe(`https://${shop.hostname}`);
  expect(fromBase64Json(decodeURIComponent(url.pathname.split('/').pop() ?? ''))).toEqual({
    transaction_id: start._id,
    subscription_id: MONTH.id,
    redirection_url: RETURN_TO,
  });
});

test.each([
  ['an address elsewhere', { redirection_url: 'https://evil.example' }, 422],
  ['an address without scheme', { redirection_url: '//evil.example' }, 422],
  ['an unknown plan', { subscription_id: 'nothing' }, 404],
  ['a plan that is no longer sold', { subscription_id: 'plan-gone' }, 404],
  ['an unknown gateway', { customer_gateway_info_id: 'nothing' }, 422],
  ['a voucher that does not hold', { discount_code: 'OVER' }, 422],
])('rejects %s', async (_, body, status) => {
  expect((await begin('Stripe', body)).status).toBe(status);
  expect(await shop.transactions()).toEqual([]);
});

test('a payment belongs to its viewer', async () => {
  const start = await started('Stripe');
  await shop.act('Stripe', start._id, 'pay');
  const { session } = await makeViewer(platform, shop.account, 'Ben');
  expect((await capture(start._id, {}, session)).status).toBe(404);
  const other = await makeShop(platform);
  const stranger = await makeViewer(platform, other.account, 'Cy');
  const elsewhere = await platform.call('capturePayment', {
    account: other.account,
    session: stranger.session,
    body: { transaction_id: start._id, details: {} },
  });
  expect(elsewhere.status).toBe(404);
});

test('a plan that is bought again while it runs is added to the remaining time', async () => {
  for (const times of [1, 2]) {
    const start = await started('Stripe');
    await shop.act('Stripe', start._id, 'pay');
    expect((await capture(start._id)).status, `time ${times}`).toBe(200);
  }
  const [first, second] = (await shop.subscriptions()).sort(
    (a, b) => a.startTime.getTime() - b.startTime.getTime(),
  );
  expect(second?.startTime).toEqual(first?.endTime);
});

describe('an estimation', () => {
  const estimate = (body: Record<string, string>, session?: string) =>
    platform.call('estimation', {
      account: shop.account,
      ...(session ? { session } : {}),
      body: { subscription_id: MONTH.id, discount_code: '', discount_id: '', ...body },
    });

  test.each([
    [
      'no discount',
      {},
      { discount_amount: 0, tax_amount: 0, transaction_amount: 7.99, is_discount_applied: false },
    ],
    [
      'a code',
      { discount_code: 'quarter' },
      { discount_amount: 2, transaction_amount: 5.99, is_valid_discount: true },
    ],
    ['one from the list', { discount_id: 'flat' }, { discount_amount: 3, transaction_amount: 4.99 }],
    ['a ceiling', { discount_code: 'CAPPED' }, { discount_amount: 1, transaction_amount: 6.99 }],
    ['tax', { subscription_id: 'plan-taxed' }, { tax_amount: 1.9, transaction_amount: 11.9 }],
    [
      'tax on what is left',
      { subscription_id: 'plan-taxed', discount_code: 'QUARTER' },
      { discount_amount: 2.5, tax_amount: 1.43, transaction_amount: 8.93 },
    ],
  ])('with %s', async (_, body, expected) => {
    const { status, body: answer } = await estimate(body);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject(expected);
  });

  test.each([
    ['nobody knows', 'NOPE', 'This voucher is not valid.'],
    ['is over', 'OVER', 'This voucher has expired.'],
    ['is for another plan', 'FLAT', 'This voucher is not for this plan.'],
  ])('explains why a voucher that %s is not applied', async (_, discount_code, message) => {
    const { status, body } = await estimate({ subscription_id: 'plan-taxed', discount_code });
    expect(status).toBe(200);
    expect(body.message).toBe(message);
    expect(body.data).toMatchObject({
      is_valid_discount: false,
      discount_amount: 0,
      transaction_amount: 11.9,
      message,
    });
  });

  test('keeps its price, although the plan’s price changes meanwhile', async () => {
    await estimate({}, viewer.session);
    const { plans } = await import('#workers/platform/storage/schema/plan.ts');
    await platform.db.update(plans).set({ amountMinor: 99_999 });
    await started('Stripe');
    expect((await shop.transactions())[0]?.transactionAmountMinor).toBe(799);
  });

  test('that is sent twice with a single-use voucher starts one payment', async () => {
    const single = { key: crypto.randomUUID(), discount_id: 'single' };
    const first = await started('Stripe', single);
    expect((await started('Stripe', single))._id).toBe(first._id);
    // Another plan under the same key is a mistake, and starts no payment at the old price.
    expect((await begin('Stripe', { ...single, discount_id: 'quarter' })).status).toBe(409);
  });

  test('holds a limited voucher for the viewer who is paying', async () => {
    const start = await started('Stripe', { discount_code: 'SINGLE' });
    const { body } = await estimate({ discount_code: 'SINGLE' });
    expect(body.message).toBe('This voucher has been used up.');
    // A viewer who returns from the gateway's page sees the discounted price.
    const own = await estimate({ discount_code: 'SINGLE' }, viewer.session);
    expect(own.body.data).toMatchObject({ is_discount_applied: true });
    await shop.act('Stripe', start._id, 'pay');
    expect((await capture(start._id)).status).toBe(200);
  });
});

test('transactions are listed with their plan and discount', async () => {
  const start = await started('Stripe', { discount_code: 'QUARTER' });
  await shop.act('Stripe', start._id, 'pay');
  await capture(start._id);
  await started('Paystack');
  const { body, answer } = await platform.call('transactions', {
    account: shop.account,
    session: viewer.session,
    language: 'es',
  });
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  expect(body.data).toMatchObject([
    { status: false, subscription_name: 'Mes', transaction_amount: 7.99 },
    { _id: start._id, status: true, subscription_name: 'Mes', discount_amount: 2, transaction_amount: 5.99 },
  ]);
});

test('secrets are stored encrypted, and one account’s keys cannot be decrypted in another row', async () => {
  const { gateways } = await import('#workers/platform/storage/schema/plan.ts');
  const rows = await platform.db.select().from(gateways);
  expect(JSON.stringify(rows)).not.toContain(shop.keys.Stripe.secretKey);
  const other = await makeShop(platform);
  const stolen = rows.find(({ accountId, org }) => accountId === shop.account && org === 'Stripe');
  const { and, eq } = await import('drizzle-orm');
  await platform.db
    .update(gateways)
    .set({ sealedKeys: stolen?.sealedKeys ?? null })
    .where(and(eq(gateways.accountId, other.account), eq(gateways.org, 'Stripe')));
  const { body } = await platform.call('customerOrgs', { account: other.account });
  expect(body.data).toContainEqual({
    ...{ _id: 'gateway-Stripe', org: 'Stripe', is_account_verified: false },
    ...{ renews: false, trials: false },
  });
});
