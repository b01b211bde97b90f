import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { merchantOf } from '#demo/seed/sandbox-merchants.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { SHORT_CHECKS } from '#tests/support/short-waits.ts';
import { transactions } from '#workers/platform/storage/schema/payment.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from './make-shop.ts';
import { makeViewer } from './make-viewer.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const OPERATOR = 'operator@marquee.example';

let platform: TestPlatform;
let shop: Shop;
let session: string;

beforeAll(async () => {
  const vars = { GATEWAY_KEY, OPERATOR_MAIL: OPERATOR, ...SHORT_CHECKS };
  platform = await startPlatform({ withSandbox: true, vars });
});

beforeEach(async () => {
  shop = await makeShop(platform);
  ({ session } = await makeViewer(platform, shop.account, 'Ana'));
  await shop.behave({ holdsMessages: true });
});

interface Incident {
  id: string;
  kind: string;
  subject: string;
  count: number;
  closed_date: string | null;
}

async function request(method: string, path: string, body?: unknown) {
  const response = await platform.admin(method, `/incidents${path}`, body);
  const answer = (await response.json()) as { data: Incident[]; message?: string; next?: string | null };
  return { status: response.status, ...answer };
}

const open = async (state = 'open') => (await request('GET', `?account=${shop.account}&state=${state}`)).data;

const begin = (org: Gateway) =>
  platform.call('createTransaction', {
    account: shop.account,
    session,
    origin: `https://${shop.hostname}`,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      subscription_id: MONTH.id,
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/',
    },
  });

const capture = (id: string) =>
  platform.call('capturePayment', {
    account: shop.account,
    session,
    body: { transaction_id: id, details: {} },
  });

/** A payment of another amount than the one that we have stored. */
async function mismatch(): Promise<string> {
  const { body } = await begin('Paystack');
  const id = String(body.data._id);
  const wrong = { transactionAmountMinor: MONTH.amountMinor + 1 };
  await platform.db.update(transactions).set(wrong).where(eq(transactions.id, id));
  await shop.act('Paystack', id, 'pay');
  expectConsoleError(/payment-mismatch/);
  expect((await capture(id)).status).toBe(422);
  return id;
}

async function revokeKeys(org: Gateway, isRevoked: boolean) {
  const { keys } = shop;
  const key = merchantOf(org, keys);
  const merchant = { org, key, keys: keys[org], webhookUrl: 'http://nowhere.invalid', isRevoked };
  await platform.bindings.sandbox?.('PUT', '/control/merchants', merchant);
}

async function runDue() {
  const worker = await platform.miniflare.getWorker('marquee-platform');
  await worker.scheduled({ scheduledTime: new Date(), cron: '* * * * *' });
}

async function mails() {
  const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${shop.account}/` });
  const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
  const all = texts.map((text) => JSON.parse(text ?? '') as { kind: string; text: string; to: object });
  return all.filter(({ kind }) => kind === 'incident');
}

describe('a payment of another amount', () => {
  test('is an incident until the operator closes it, and not again after that', async () => {
    const id = await mismatch();
    const [incident] = await open();
    expect(incident).toMatchObject({
      kind: 'payment-mismatch',
      subject: id,
      details: { gatewayId: 'gateway-Paystack', amountMinor: MONTH.amountMinor + 1, currency: 'INR' },
      count: 1,
    });
    const closed = await request('PATCH', `/${incident?.id}`, { is_closed: true, note: 'refunded by hand' });
    expect(closed.data).toMatchObject({ note: 'refunded by hand', closed_date: expect.any(String) });
    expect(await open()).toEqual([]);

    expectConsoleError(/payment-mismatch/);
    await capture(id);
    expect(await open()).toEqual([]);
    expect(await open('all')).toHaveLength(1);
  });

  test('is sent to the operator once', async () => {
    const id = await mismatch();
    await runDue();
    await runDue();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: { address: OPERATOR }, text: expect.stringContaining(id) });
  });
});

describe('keys that a gateway no longer accepts', () => {
  test('are one incident for all payments, which opens and is sent again when it happens again', async () => {
    await revokeKeys('Stripe', true);
    for (let payment = 0; payment < 2; payment += 1) expect((await begin('Stripe')).status).toBe(503);
    const [incident] = await open();
    expect(incident).toMatchObject({ kind: 'gateway-refuses-keys', subject: 'Stripe', count: 2 });
    await runDue();
    await request('PATCH', `/${incident?.id}`, { is_closed: true });
    expect(await open()).toEqual([]);
    await begin('Stripe');
    expect(await open()).toMatchObject([{ id: incident?.id, count: 3 }]);
    await runDue();
    expect(await mails()).toHaveLength(2);
  });

  test('are no incident where the gateway is only down', async () => {
    await shop.behave({ holdsMessages: true, down: ['Stripe'] });
    expect((await begin('Stripe')).status).toBe(503);
    expect(await open()).toEqual([]);
  });
});

describe('the operator’s list', () => {
  test('has pages, of all accounts or of one', async () => {
    await mismatch();
    await revokeKeys('Stripe', true);
    await begin('Stripe');
    const own = await open();
    expect(own.map(({ kind }) => kind)).toEqual(['payment-mismatch', 'gateway-refuses-keys']);
    const after = await request('GET', `?account=${shop.account}&after=${own[0]?.id}`);
    expect(after.data).toEqual(own.slice(1));
    expect(after.next).toBeNull();
    const ids = (await request('GET', '')).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
    const other = await platform.makeAccount();
    expect((await request('GET', `?account=${other.accountId}`)).data).toEqual([]);
  });

  test.each([
    ['GET', '?state=old', undefined, 422, /"state" \(open or all\)/],
    ['GET', '?after=nothing', undefined, 422, /no incident "nothing" to continue after/],
    ['PATCH', '/nothing', { is_closed: true }, 404, /no incident "nothing"/],
    ['PATCH', '/nothing', { is_closed: false }, 422, /Closing takes/],
  ] as const)('%s %s with %j is rejected', async (method, path, body, status, message) => {
    const rejected = await request(method, path, body);
    expect([rejected.status, rejected.message]).toEqual([status, expect.stringMatching(message)]);
  });

  test('closes an incident once', async () => {
    await revokeKeys('Stripe', true);
    await begin('Stripe');
    const [incident] = await open();
    expect((await request('PATCH', `/${incident?.id}`, { is_closed: true })).status).toBe(200);
    expect((await request('PATCH', `/${incident?.id}`, { is_closed: true })).status).toBe(409);
  });
});
