import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/integration/platform/account-mail.ts';
import { GATEWAY_KEY, makeShop, type Shop } from '#tests/integration/platform/make-shop.ts';
import { makeViewer } from '#tests/integration/platform/make-viewer.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { transactions } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';

// A webhook event that cannot be processed on arrival is processed by the scheduled job, in any state.

let platform: TestPlatform;
let shop: Shop;
let session: string;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
});

beforeEach(async () => {
  shop = await makeShop(platform);
  ({ session } = await makeViewer(platform, shop.account, 'Ana'));
  await shop.behave({ holdsMessages: true });
});

async function start(org: 'Stripe' | 'PayPal' | 'Paystack') {
  const { status, body } = await platform.call('createTransaction', {
    account: shop.account,
    session,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      subscription_id: 'plan-month',
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/home',
    },
  });
  expect(status).toBe(200);
  return (body.data as { _id: string })._id;
}

const capture = (transaction_id: string) =>
  platform.call('capturePayment', { account: shop.account, session, body: { transaction_id, details: {} } });

/** The scheduled handler of every minute, at a time when everything is due. */
async function runScheduledJob(): Promise<void> {
  const worker = await platform.miniflare.getWorker();
  const scheduledTime = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await worker.scheduled({ cron: '* * * * *', scheduledTime });
}

const stateOf = async (id: string) => (await shop.transactions()).find((row) => row.id === id)?.state;

test('a refund reported while the gateway is down is reconciled after the capture', async () => {
  const id = await start('Stripe');
  await shop.act('Stripe', id, 'pay');
  expect((await capture(id)).status).toBe(200);
  const before = (await shop.deliveries('Stripe')).map((delivery) => delivery.id);
  await shop.act('Stripe', id, 'refund');
  const [event] = (await shop.deliveries('Stripe')).filter((each) => !before.includes(each.id));
  if (!event) throw new Error('no webhook event');
  await shop.behave({ down: ['Stripe'], holdsMessages: true });
  expect((await shop.deliver(event)).status).toBe(200);
  expect(await stateOf(id)).toBe('captured');
  await shop.behave({ holdsMessages: true });
  await runScheduledJob();
  await eventually(async () => ((await stateOf(id)) === 'refunded' ? true : null));
  const [row] = await shop.transactions();
  expect(row?.nextCheckTime).toBeNull();
});

test('a refund before the capture grants nothing, and adds nothing to the ledger', async () => {
  const id = await start('Paystack');
  await shop.act('Paystack', id, 'pay');
  await shop.act('Paystack', id, 'refund');
  for (const event of await shop.deliveries('Paystack')) {
    expect((await shop.deliver(event)).status).toBe(200);
  }
  await eventually(async () => ((await stateOf(id)) === 'refunded' ? true : null));
  expect((await capture(id)).status).toBe(422);
  expect(await shop.subscriptions()).toEqual([]);
  expect(await shop.ledger()).toEqual([]);
});

describe('the scheduled job', () => {
  test('continues after a payment that cannot be processed', async () => {
    const broken = await start('Paystack');
    const paid = await start('Paystack');
    for (const id of [broken, paid]) await shop.act('Paystack', id, 'pay');
    const { db } = platform;
    // This payment's plan is deleted, and it is due before all others.
    await db
      .update(transactions)
      .set({ planId: 'plan-lost', nextCheckTime: new Date(1) })
      .where(eq(transactions.id, broken));
    expect(await db.select().from(plans).where(eq(plans.id, 'plan-lost'))).toEqual([]);
    expectConsoleError(/"bug".*plan-lost/);
    await runScheduledJob();
    await eventually(async () => ((await stateOf(paid)) === 'captured' ? true : null));
    const row = (await shop.transactions()).find(({ id }) => id === broken);
    expect(row?.nextCheckTime?.getTime()).toBeGreaterThan(Date.now());
  });
});

test('PayPal receives a 503 while its certificate is unavailable, and may retry', async () => {
  const id = await start('PayPal');
  await shop.act('PayPal', id, 'pay');
  const [event] = await shop.deliveries('PayPal');
  if (!event) throw new Error('no webhook event');
  await shop.behave({ down: ['PayPal'], holdsMessages: true });
  expect((await shop.deliver(event)).status).toBe(503);
  await shop.behave({ holdsMessages: true });
  expect((await shop.deliver(event)).status).toBe(200);
});
