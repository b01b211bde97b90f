import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import type { GatewayKeys } from '#workers/platform/payment/gateways/open-gateway.ts';
import { gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

// The operator's side of payments: keys are written, and never returned.

const KEYS = sandboxKeys('operator');
const SECRETS = Object.values(KEYS).flatMap((keys) => Object.values(keys));
const logged: string[] = [];

let platform: TestPlatform;

/** The keys of a merchant at each provider of the sandbox. */
const putMerchant = (org: Gateway, keys: GatewayKeys, settings: { isRevoked?: boolean } = {}) =>
  platform.bindings.sandbox?.('PUT', '/control/merchants', {
    org,
    key: merchantOf(org, keys),
    keys: keys[org],
    webhookUrl: 'http://nowhere.invalid',
    ...settings,
  });

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, onLog: (message) => logged.push(message) });
  for (const org of GATEWAYS) await putMerchant(org, KEYS);
});

async function request(method: string, path: string, body?: unknown) {
  const response = await platform.admin(method, path, body);
  const text = await response.text();
  const answer = JSON.parse(text) as { message?: string; data: Record<string, unknown>[] };
  return { status: response.status, text, ...answer };
}

async function shop() {
  const { accountId } = await platform.makeAccount({ currency: 'USD' });
  const path = `/accounts/${accountId}/gateways`;
  const offered = async () => {
    const { body } = await platform.call('customerOrgs', { account: accountId });
    const orgs = body.data as unknown as { org: string; is_account_verified: boolean }[];
    return orgs.filter(({ is_account_verified }) => is_account_verified).map(({ org }) => org);
  };
  return { accountId, path, offered };
}

test.each(GATEWAYS)(
  '%s stores its keys, is offered once it is verified, and no longer when it is not',
  async (org) => {
    const { accountId, path, offered } = await shop();
    const stored = await request('PUT', `${path}/${org}`, { keys: KEYS[org], mode: 'live' });
    expect(stored.status).toBe(200);
    expect(stored.data).toEqual({ org, is_verified: false, has_keys: true, mode: 'live', currency: 'USD' });
    expect(await offered()).toEqual([]);
    expect((await request('PUT', `${path}/${org}`, { is_verified: true })).status).toBe(200);
    expect(await offered()).toEqual([org]);
    const listed = await request('GET', path);
    expect(listed.data).toMatchObject([{ org, is_verified: true, has_keys: true, mode: 'live' }]);
    expect((await request('PUT', `${path}/${org}`, { is_verified: false })).status).toBe(200);
    expect(await offered()).toEqual([]);
    const rows = await platform.db.select().from(gateways).where(eq(gateways.accountId, accountId));
    for (const secret of SECRETS) {
      for (const text of [stored.text, listed.text, JSON.stringify(rows), ...logged]) {
        expect(text).not.toContain(secret);
      }
    }
  },
);

test('new keys are used from then on, and the other settings remain', async () => {
  const { path, offered } = await shop();
  await request('PUT', `${path}/Stripe`, {
    keys: KEYS.Stripe,
    mode: 'live',
    currency: 'EUR',
    is_verified: true,
  });
  const second = { ...KEYS, Stripe: { secretKey: 'sk_2', webhookSecret: 'wh_2' } };
  await putMerchant('Stripe', second);
  const again = await request('PUT', `${path}/Stripe`, { keys: second.Stripe });
  expect(again.data).toEqual({
    org: 'Stripe',
    is_verified: true,
    has_keys: true,
    mode: 'live',
    currency: 'EUR',
  });
  expect(await offered()).toEqual(['Stripe']);
});

describe('setting up a gateway', () => {
  test.each([
    ['a key too few', 'Stripe', { keys: { secretKey: 'sk_only' } }, 422],
    ['a key too many', 'Paystack', { keys: { secretKey: 'sk_only', other: 'sk_other' } }, 422],
    ['a key that is no text', 'Paystack', { keys: { secretKey: 7 } }, 422],
    ['a gateway without keys to be offered', 'PayU', { is_verified: true }, 422],
    ['what it does not know', 'Stripe', { secret: 'sk_only' }, 422],
    ['a gateway that nobody has', 'Bitcoin', { keys: {} }, 404],
  ])('rejects %s, and repeats no key', async (_, org, body, status) => {
    const { path } = await shop();
    const rejected = await request('PUT', `${path}/${org}`, body);
    expect(rejected.status).toBe(status);
    expect(rejected.text).not.toMatch(/sk_/);
    expect((await request('GET', path)).data).toEqual([]);
  });

  test('rejects an unknown account and a wrong token', async () => {
    expect((await request('GET', '/accounts/acc_nobody/gateways')).status).toBe(404);
    const { path } = await shop();
    expect((await platform.admin('GET', path, undefined, 'wrong')).status).toBe(401);
    expect((await platform.admin('PUT', `${path}/Stripe`, { keys: KEYS.Stripe }, 'wrong')).status).toBe(401);
  });
});

describe('offering a gateway', () => {
  const verify = (path: string, org: Gateway, change: object = {}) =>
    request('PUT', `${path}/${org}`, { is_verified: true, ...change });

  test.each(GATEWAYS)('%s rejects garbage keys and revoked ones, and is not offered', async (org) => {
    const { path, offered } = await shop();
    const garbage = sandboxKeys('garbage');
    await request('PUT', `${path}/${org}`, { keys: garbage[org], mode: 'live' });
    const rejected = await verify(path, org);
    expect(rejected.status).toBe(422);
    expect(rejected.message).toMatch(new RegExp(`^${org} rejects these keys`));
    expect(await offered()).toEqual([]);

    const revoked = sandboxKeys(`revoked-${org}`);
    await putMerchant(org, revoked);
    expect((await verify(path, org, { keys: revoked[org] })).status).toBe(200);
    expect(await offered()).toEqual([org]);
    await putMerchant(org, revoked, { isRevoked: true });
    expect((await verify(path, org)).message).toMatch(/rejects these keys/);
    for (const text of [rejected.text, ...logged]) expect(text).not.toContain(merchantOf(org, garbage));
  });

  test.each(GATEWAYS)('%s that does not respond changes nothing, and the operator reads so', async (org) => {
    const { path, offered } = await shop();
    await request('PUT', `${path}/${org}`, { keys: KEYS[org] });
    await platform.bindings.sandbox?.('PUT', '/control/behaviour', { down: [org] });
    const failed = await verify(path, org);
    await platform.bindings.sandbox?.('PUT', '/control/behaviour', {});
    expect([failed.status, failed.message]).toEqual([503, expect.stringContaining('does not respond now')]);
    expect(await offered()).toEqual([]);
  });

  test('wrong keys of one that is offered are rejected, and the old ones stay', async () => {
    const { path, offered } = await shop();
    await verify(path, 'Paystack', { keys: KEYS.Paystack });
    const { keys } = { keys: sandboxKeys('nobody').Paystack };
    expect((await request('PUT', `${path}/Paystack`, { keys })).status).toBe(422);
    expect(await offered()).toEqual(['Paystack']);
    expect((await verify(path, 'Paystack')).status).toBe(200);
  });

  test.each([
    ['Stripe', { secretKey: 'sk_test_1', webhookSecret: 'wh' }],
    ['Paystack', { secretKey: 'sk_test_2' }],
    ['Razorpay', { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'hook' }],
  ] as const)('test keys of %s are rejected in live mode', async (org, keys) => {
    const { path } = await shop();
    await putMerchant(org, { ...KEYS, [org]: keys });
    const rejected = await verify(path, org, { keys, mode: 'live' });
    expect([rejected.status, rejected.message]).toEqual([
      422,
      `These are test keys of ${org}, but its mode is live: change one of them.`,
    ]);
    expect((await verify(path, org, { keys, mode: 'test' })).status).toBe(200);
  });

  test.each([
    ['PayPal', 'INR', /^PayPal does not take INR/],
    ['Paystack', 'EUR', /^Paystack does not take EUR: it takes NGN/],
    ['Paystack', 'GHS', /^Paystack does not take GHS: it takes NGN, USD/],
    ['Stripe', 'IRR', /^Stripe does not take IRR/],
    ['Razorpay', 'IRR', /^Razorpay rejected the check/],
  ] as const)('%s is rejected with %s, which it does not take', async (org, currency, reason) => {
    const { path, offered } = await shop();
    const rejected = await verify(path, org, { keys: KEYS[org], currency });
    expect([rejected.status, rejected.message]).toEqual([422, expect.stringMatching(reason)]);
    expect(await offered()).toEqual([]);
  });

  test('a currency that no plan has is rejected, and so is a plan that the gateway cannot sell', async () => {
    const { path, accountId } = await shop();
    const plan = { accountId, amountMinor: 100, durationDays: 30, name: { en: 'Month' } };
    await platform.db.insert(plans).values({ ...plan, id: 'a', currency: 'EUR' });
    const rejected = await verify(path, 'Stripe', { keys: KEYS.Stripe });
    expect(rejected.message).toBe('The plans cost EUR, not USD: set Stripe to that currency.');
    expect((await verify(path, 'Stripe', { keys: KEYS.Stripe, currency: 'EUR' })).status).toBe(200);
    await platform.db.insert(plans).values({ ...plan, id: 'b', currency: 'INR' });
    const other = await verify(path, 'PayPal', { keys: KEYS.PayPal, currency: 'EUR' });
    expect(other.message).toMatch(/^PayPal does not take INR/);
  });
});
