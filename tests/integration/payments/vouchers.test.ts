import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { GATEWAY_KEY, makeShop, type Shop } from '#tests/integration/platform/make-shop.ts';
import { makeViewer } from '#tests/integration/platform/make-viewer.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { SHORT_CHECKS } from '#tests/support/short-waits.ts';
import { transactions } from '#workers/platform/storage/schema/payment.ts';
import { discounts } from '#workers/platform/storage/schema/plan.ts';

// Uses of a voucher are counted by the writes that take it: when a payment starts, and when it is captured.

let platform: TestPlatform;
let shop: Shop;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY, ...SHORT_CHECKS } });
});

beforeEach(async () => {
  shop = await makeShop(platform);
  await shop.behave({ holdsMessages: true });
  await platform.db.insert(discounts).values({
    accountId: shop.account,
    id: 'gift',
    code: 'GIFT',
    name: { en: 'Gift' },
    valueType: 'percentage',
    value: 10_000,
    applicablePlans: [],
    isListed: false,
    usageLimit: 1,
  });
});

const newViewer = (name = 'Ana') => makeViewer(platform, shop.account, name);

interface Wanted {
  org?: Gateway;
  voucher?: string;
  plan?: string;
}

const begin = (session: string, { org = 'Paystack', voucher = 'gift', plan = 'plan-month' }: Wanted = {}) =>
  platform.call('createTransaction', {
    account: shop.account,
    session,
    origin: `https://${shop.hostname}`,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      subscription_id: plan,
      discount_code: voucher,
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/content/film',
    },
  });

/** PayU's order begins when the viewer's browser posts its form. */
async function startPayment(session: string, wanted: Wanted): Promise<string> {
  const { status, body } = await begin(session, wanted);
  expect(status).toBe(200);
  const { _id, initiate_payload } = body.data as unknown as {
    _id: string;
    initiate_payload: { url: string; fields?: Record<string, string> };
  };
  const { url, fields } = initiate_payload;
  if (fields) await platform.fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString() });
  return _id;
}

const capture = async (session: string, transaction_id: string) => {
  const { status, body } = await platform.call('capturePayment', {
    account: shop.account,
    session,
    body: { transaction_id, details: {} },
  });
  return { status, message: body.message };
};

const rejectionFor = async (session: string, discount_code: string) => {
  const { body } = await platform.call('estimation', {
    account: shop.account,
    session,
    body: { subscription_id: 'plan-month', discount_code, discount_id: '' },
  });
  return body.message;
};

const stateOf = async (id: string) => {
  const { state, failureReason } = (await shop.transactions()).find((each) => each.id === id) ?? {};
  return [state, failureReason];
};

const pay = (org: Gateway, id: string) => shop.act(org, id, org === 'PayPal' ? 'approve' : 'pay');

const REFUNDED =
  'Your voucher was used for another payment, so this one does not count. What you paid goes back to you.';

test('of viewers who use a voucher’s last use at once, one gets it', async () => {
  const viewers = await Promise.all(['Ana', 'Ben', 'Cy', 'Dee'].map(newViewer));
  const responses = await Promise.all(viewers.map(({ session }) => begin(session)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await shop.transactions()).toHaveLength(1);
});

test('of forms that one viewer sends at once, one keeps the voucher', async () => {
  const { session } = await newViewer();
  const forms = Array.from({ length: 6 }, () => begin(session, { org: 'Stripe', voucher: 'SINGLE' }));
  const statuses = (await Promise.all(forms)).map(({ status }) => status);
  // The others are not redirected to the gateway.
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const states = (await shop.transactions()).map(({ state }) => state);
  expect(states.sort()).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'pending']);
});

describe.each(GATEWAYS)('%s', (org) => {
  test('refunds one of two payments that both paid with a single-use voucher', async () => {
    const { session } = await newViewer();
    const first = await startPayment(session, { org, voucher: 'SINGLE' });
    const second = await startPayment(session, { org, voucher: 'SINGLE', plan: 'plan-taxed' });
    expect(await stateOf(first)).toEqual(['failed', 'replaced']);
    await pay(org, first);
    await pay(org, second);
    const ids = [first, second];
    const responses = await Promise.all(ids.map((id) => capture(session, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)?.message).toBe(REFUNDED);
    const [winner, loser] = responses[0]?.status === 200 ? [first, second] : [second, first];
    expect(await shop.charge(org, winner)).toMatchObject({ status: 'paid', timesCharged: 1 });
    expect(await shop.charge(org, loser)).toMatchObject({ status: 'refunded', timesCharged: 1 });
    // A second capture returns the refund that the gateway reports.
    expect(await capture(session, loser)).toEqual({ status: 422, message: 'This payment was refunded.' });
    expect(await stateOf(loser)).toEqual(['refunded', 'voucher']);
    expect(await stateOf(winner)).toEqual(['captured', null]);
    expect((await shop.subscriptions()).map(({ transactionId }) => transactionId)).toEqual([winner]);
    expect((await shop.ledger()).map(({ transactionId }) => transactionId)).toEqual(Array(4).fill(winner));
  });
});

describe('captures at once, with the product’s own time between two checks', () => {
  let shortChecks: TestPlatform;

  beforeAll(async () => {
    shortChecks = platform;
    platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
  });

  afterAll(() => {
    platform = shortChecks;
  });

  test('are granted once for an order that a voucher makes free', async () => {
    const { session } = await newViewer();
    const ids = [
      await startPayment(session, {}),
      await startPayment(session, { org: 'Stripe', plan: 'plan-taxed' }),
    ];
    const responses = await Promise.all([...ids, ...ids].map((id) => capture(session, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(await shop.subscriptions()).toHaveLength(1);
  });
});

test('an unpaid payment holds its use of a voucher for one hour', async () => {
  const [ana, ben] = [await newViewer('Ana'), await newViewer('Ben')];
  const unpaid = await startPayment(ana.session, { org: 'Paystack', voucher: 'SINGLE' });
  const backdate = (minutes: number) =>
    platform.db
      .update(transactions)
      .set({ createdDate: new Date(Date.now() - minutes * 60_000) })
      .where(eq(transactions.id, unpaid));
  await backdate(59);
  expect(await rejectionFor(ben.session, 'SINGLE')).toBe('This voucher has been used up.');
  expect((await begin(ben.session, { voucher: 'SINGLE' })).status).toBe(422);
  await backdate(61);
  expect(await rejectionFor(ben.session, 'SINGLE')).toBeUndefined();
  expect((await begin(ben.session, { voucher: 'SINGLE' })).status).toBe(200);
});

test('a voucher is free for its viewer after an abandoned payment, for all after a failed one', async () => {
  const [ana, ben] = [await newViewer('Ana'), await newViewer('Ben')];
  const left = await startPayment(ana.session, { org: 'Paystack', voucher: 'SINGLE' });
  expect(await rejectionFor(ben.session, 'SINGLE')).toBe('This voucher has been used up.');
  expect(await rejectionFor(ana.session, 'SINGLE')).toBeUndefined();
  const next = await startPayment(ana.session, { org: 'Stripe', voucher: 'SINGLE' });
  expect(await stateOf(left)).toEqual(['failed', 'replaced']);
  await shop.act('Stripe', next, 'expire');
  expect((await capture(ana.session, next)).status).toBe(422);
  expect(await rejectionFor(ben.session, 'SINGLE')).toBeUndefined();
});

test('a late payment takes no voucher from the viewer who holds it now', async () => {
  const [ana, ben] = [await newViewer('Ana'), await newViewer('Ben')];
  const declined = await startPayment(ana.session, { org: 'Paystack', voucher: 'SINGLE' });
  await shop.act('Paystack', declined, 'decline');
  expect((await capture(ana.session, declined)).status).toBe(422);
  const current = await startPayment(ben.session, { org: 'Paystack', voucher: 'SINGLE' });
  await shop.act('Paystack', declined, 'pay');
  expect((await capture(ana.session, declined)).message).toBe(REFUNDED);
  await pay('Paystack', current);
  expect((await capture(ben.session, current)).status).toBe(200);
  expect((await shop.subscriptions()).map(({ transactionId }) => transactionId)).toEqual([current]);
});

test('a late payment is accepted while its voucher is unused, and replaces a newer one', async () => {
  const { session } = await newViewer();
  const early = await startPayment(session, { org: 'Paystack', voucher: 'SINGLE' });
  const newer = await startPayment(session, { org: 'Paystack', voucher: 'SINGLE' });
  await pay('Paystack', early);
  expect((await capture(session, early)).status).toBe(200);
  expect(await stateOf(newer)).toEqual(['failed', 'replaced']);
  await pay('Paystack', newer);
  expect((await capture(session, newer)).message).toBe(REFUNDED);
});

describe('guessing codes', () => {
  const estimate = (discount_code: string, { session = '', address = '', discount_id = '' } = {}) =>
    platform.call('estimation', {
      account: shop.account,
      ...(session ? { session } : {}),
      headers: address ? { 'CF-Connecting-IP': address } : {},
      body: { subscription_id: 'plan-month', discount_code, discount_id },
    });
  const guessTenTimes = async (who: { session?: string; address?: string }) => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => estimate(`GUESS${index}`, who)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  };
  const estimations = async () => {
    const { results } = await platform.bindings.db
      .prepare('SELECT id FROM estimations WHERE account_id = ?')
      .bind(shop.account)
      .all();
    return results.length;
  };

  test('ends after ten an hour for a viewer, for a right code, too', async () => {
    const { session } = await newViewer();
    await guessTenTimes({ session });
    for (const code of ['GUESS11', 'GIFT']) {
      const { status, headers, body } = await estimate(code, { session });
      expect([status, body.message]).toEqual([429, 'Too many tries. Please try again in 60 minutes.']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    const { session: other } = await newViewer('Ben');
    expect((await estimate('GIFT', { session: other })).body.data).toMatchObject({ is_valid_discount: true });
  });

  test('ends after ten an hour for an IP prefix, for guests and viewers alike', async () => {
    const address = '2001:db8:77::1';
    await guessTenTimes({ address });
    const { session } = await newViewer();
    expect((await estimate('GIFT', { session, address: '2001:db8:77::2' })).status).toBe(429);
    expect((await estimate('GIFT', { session, address: '2001:db8:78::2' })).status).toBe(200);
  });

  test('lets no more than ten through at once', async () => {
    const { session } = await newViewer();
    const codes = Array.from({ length: 40 }, (_, index) => estimate(`GUESS${index}`, { session }));
    const statuses = (await Promise.all(codes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  test('leaves no price behind, and what everybody is shown goes on', async () => {
    const { session } = await newViewer();
    await estimate('', { session });
    expect(await estimations()).toBe(1);
    await guessTenTimes({ session });
    expect(await estimations()).toBe(1);
    expect((await estimate('QUARTER', { session })).body.data).toMatchObject({ is_valid_discount: true });
    expect((await estimate('', { session, discount_id: 'quarter' })).status).toBe(200);
    expect((await estimate('', { session })).status).toBe(200);
  });

  test('takes nothing from a viewer who has been shown the price with his voucher', async () => {
    const { session } = await newViewer();
    for (let times = 0; times < 12; times += 1)
      expect((await estimate('GIFT', { session })).status).toBe(200);
    await guessTenTimes({ session });
    expect((await estimate('GIFT', { session })).body.data).toMatchObject({ is_valid_discount: true });
    expect((await begin(session)).status).toBe(200);
  });
});

test('a viewer begins at most twenty payments an hour; one that is sent again is none', async () => {
  const { session } = await newViewer();
  const responses = await Promise.all(Array.from({ length: 22 }, () => begin(session, { voucher: '' })));
  const rejected = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(await shop.transactions()).toHaveLength(20);
  expect((await begin((await newViewer('Ben')).session, { voucher: '' })).status).toBe(200);
});
