import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatewayState } from '#app/contract/gateway-calls.ts';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import type { GatewayKeys } from '#workers/platform/payment/gateways/open-gateway.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { incidents } from '#workers/platform/storage/schema/incident.ts';
import { gateways } from '#workers/platform/storage/schema/plan.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

// The owner's side of payments, at the sandbox's five gateways: keys are written, and never returned.

const PASSWORD = 'a pass phrase';
const KEYS = sandboxKeys('owner');
const GARBAGE = sandboxKeys('nobody');
const logged: string[] = [];

let platform: TestPlatform;

const putMerchant = (org: Gateway, keys: GatewayKeys) =>
  platform.bindings.sandbox?.('PUT', '/control/merchants', {
    ...{ org, key: merchantOf(org, keys), keys: keys[org] },
    webhookUrl: 'http://nowhere.invalid',
  });

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, onLog: (message) => logged.push(message) });
  for (const org of GATEWAYS) await putMerchant(org, KEYS);
});

/** A brand with an owner, and all that the platform responded to them. */
async function makeOwned() {
  const brand = await makeEditedBrand(platform);
  const owner = await brand.makeEditor(['own']);
  const responses: string[] = [];
  const call = async (name: 'gateways' | 'setGateway', options: object = {}) => {
    const response = await owner.call(name, options);
    responses.push(JSON.stringify(response.body));
    return response;
  };
  const set = (org: Gateway, body: object, password: string | null = PASSWORD) =>
    call('setGateway', { params: { org }, body: { ...body, ...(password === null ? {} : { password }) } });
  const list = async () => (await call('gateways')).body.data as unknown as GatewayState[];
  const offered = async () => {
    const { body } = await platform.call('customerOrgs', { account: brand.account });
    const orgs = body.data as unknown as { org: string; is_account_verified: boolean }[];
    return orgs.filter(({ is_account_verified }) => is_account_verified).map(({ org }) => org);
  };
  return {
    ...{ brand, owner, set, list, offered, responses },
    find: async (org: Gateway) => (await list()).find((each) => each.org === org),
    trail: () =>
      platform.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.accountId, brand.account), eq(auditEvents.actor, `user:${owner.userId}`))),
    rows: () => platform.db.select().from(gateways).where(eq(gateways.accountId, brand.account)),
  };
}

/** Nothing that anybody can read has a key in it. */
async function expectNoKeys({ responses, trail, rows }: Awaited<ReturnType<typeof makeOwned>>, of = KEYS) {
  const texts = [...responses, ...logged, JSON.stringify(await trail()), JSON.stringify(await rows())];
  for (const secret of Object.values(of).flatMap((keys) => Object.values(keys)))
    for (const text of texts) expect(text).not.toContain(secret);
}

describe('an owner’s gateways', () => {
  test('are all listed with the names of their keys, and none is set up at first', async () => {
    const { list } = await makeOwned();
    const found = await list();
    expect(found.map(({ org }) => org)).toEqual([...GATEWAYS]);
    for (const { org, ...state } of found)
      expect(state).toEqual({
        ...{ has_keys: false, is_verified: false, mode: 'test', currency: 'USD' },
        ...{ key_names: Object.keys(KEYS[org]), webhook_url: null },
      });
  });

  test('are no incident any more once their new keys are accepted', async () => {
    const { brand, set } = await makeOwned();
    const report = (subject: Gateway) => {
      const date = new Date();
      const row = { accountId: brand.account, kind: 'gateway-refuses-keys', subject, count: 1 } as const;
      const rest = { id: randomUUID(), details: {}, openedDate: date, latestDate: date };
      return platform.db.insert(incidents).values({ ...row, ...rest });
    };
    const open = async () => {
      const own = and(eq(incidents.accountId, brand.account), isNull(incidents.closedDate));
      const rows = await platform.db.select().from(incidents).where(own);
      return rows.map(({ subject }) => subject).sort();
    };
    for (const org of ['Stripe', 'Paystack'] as const) await report(org);
    expect((await set('Stripe', { keys: KEYS.Stripe })).status).toBe(200);
    expect(await open()).toEqual(['Paystack', 'Stripe']);
    expect((await set('Stripe', { is_verified: true })).status).toBe(200);
    expect(await open()).toEqual(['Paystack']);
  });

  test('have a webhook at the site from which the owner calls', async () => {
    const { brand, owner } = await makeOwned();
    const slug = brand.account.replace('_', '-');
    const site = { hostnames: [`${slug}.example`], asset_host: `assets.${slug}.example` };
    await platform.admin('POST', '/tenants', { slug, account_id: brand.account, config_version: 1, ...site });
    const { body } = await owner.call('gateways');
    expect((body.data as unknown as GatewayState[])[0]?.webhook_url).toBe(
      `https://${slug}.example/payment-webhook/Razorpay`,
    );
  });

  test.each(GATEWAYS)('%s: keys are stored, it is offered, and no longer offered', async (org) => {
    const owned = await makeOwned();
    const { set, find, offered, trail } = owned;
    const stored = await set(org, { keys: KEYS[org], mode: 'live', currency: 'usd' });
    expect([stored.status, stored.body.message]).toEqual([200, undefined]);
    expect(stored.body.data).toMatchObject({ org, has_keys: true, is_verified: false, currency: 'USD' });
    expect(await offered()).toEqual([]);
    expect((await set(org, { is_verified: true })).status).toBe(200);
    expect(await offered()).toEqual([org]);
    expect(await find(org)).toMatchObject({ has_keys: true, is_verified: true, mode: 'live' });
    // Without the password.
    expect((await set(org, { is_verified: false }, null)).status).toBe(200);
    expect(await offered()).toEqual([]);
    expect(await find(org)).toMatchObject({ has_keys: true, is_verified: false });
    const subject = `${owned.brand.account}/${org}`;
    expect((await trail()).map(({ action, subject }) => [action, subject])).toEqual([
      ['gateway.keys', subject],
      ['gateway.verify', subject],
      ['gateway.disable', subject],
    ]);
    await expectNoKeys(owned);
  });

  test.each(GATEWAYS)('%s rejects wrong keys in words, and nothing changes', async (org) => {
    const owned = await makeOwned();
    const { set, offered, rows } = owned;
    expect((await set(org, { keys: KEYS[org], currency: 'USD', is_verified: true })).status).toBe(200);
    const before = await rows();
    const { status, body } = await set(org, { keys: GARBAGE[org] });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        code: 'gateway_keys_rejected',
        error: expect.stringContaining(`${org} does not accept these keys`),
      }),
    ]);
    expect(await rows()).toEqual(before);
    expect(await offered()).toEqual([org]);
    await expectNoKeys(owned, GARBAGE);
  });

  test.each(GATEWAYS)('%s that does not respond changes nothing', async (org) => {
    const { set, rows } = await makeOwned();
    await platform.bindings.sandbox?.('PUT', '/control/behaviour', { down: [org] });
    const { status, body } = await set(org, { keys: KEYS[org], currency: 'USD', is_verified: true });
    await platform.bindings.sandbox?.('PUT', '/control/behaviour', {});
    expect([status, body.message]).toEqual([503, expect.stringContaining(`${org} does not respond`)]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['keys that are not all there', 'Stripe', { keys: { secretKey: 'sk_a' } }, 'gateway_keys_malformed'],
    ['keys of another gateway', 'PayU', { keys: KEYS.Paystack }, 'gateway_keys_malformed'],
    ['to be offered without keys', 'PayPal', { is_verified: true }, 'gateway_no_keys'],
    ['a currency that it does not take', 'PayPal', offer('PayPal', 'INR'), 'gateway_currency_not_taken'],
  ] as const)('reject %s', async (_, org, body, code) => {
    const { set, rows } = await makeOwned();
    const rejected = await set(org, body);
    expect([rejected.status, rejected.body]).toEqual([422, expect.objectContaining({ code })]);
    expect(await rows()).toEqual([]);
  });

  test('reject a currency that no plan has, and test keys in live mode, in the owner’s language', async () => {
    const { brand, owner, set } = await makeOwned();
    const plan = { name: { en: 'Gold' }, amount_minor: 999, currency: 'EUR', duration_days: 30 };
    await brand.entities.change([brand.put('plan', 'gold', plan)]);
    const { body } = await owner.call('setGateway', {
      ...{ params: { org: 'Stripe' }, language: 'es' },
      body: { ...offer('Stripe', 'USD'), password: PASSWORD },
    });
    expect(body).toMatchObject({
      code: 'gateway_currency_unsold',
      error: 'Tus planes cuestan EUR, no USD. Elige una moneda que tenga algún plan.',
    });
    const keys = { secretKey: `sk_test_${randomUUID()}` };
    await putMerchant('Paystack', { ...KEYS, Paystack: keys });
    await brand.entities.change([brand.put('plan', 'gold', { ...plan, currency: 'USD' })]);
    const live = await set('Paystack', { keys, currency: 'USD', mode: 'live', is_verified: true });
    expect(live.body).toMatchObject({ code: 'gateway_test_keys' });
    const inTest = await set('Paystack', { keys, currency: 'USD', mode: 'test', is_verified: true });
    expect(inTest.status).toBe(200);
  });
});

function offer(org: Gateway, currency: string) {
  return { keys: KEYS[org], currency, is_verified: true };
}

describe('the password', () => {
  test.each([
    ['keys', { keys: KEYS.Paystack }],
    ['settings', { mode: 'live' }],
    ['an offer', { is_verified: true }],
    ['new keys while it is no longer offered', { keys: KEYS.Paystack, is_verified: false }],
  ])('is needed for %s', async (_, body) => {
    const { set, rows, trail } = await makeOwned();
    for (const password of ['a guess', null]) {
      const { status, body: rejected } = await set('Paystack', body, password);
      expect([status, rejected]).toEqual([422, expect.objectContaining({ code: 'wrong_password' })]);
    }
    expect([await rows(), await trail()]).toEqual([[], []]);
  });

  test('can be guessed ten times, and then not even the right one counts', async () => {
    const { set, rows } = await makeOwned();
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries++)
      statuses.push((await set('Paystack', { keys: KEYS.Paystack }, 'a guess')).status);
    expect(statuses).toContain(422);
    expect((await set('Paystack', { keys: KEYS.Paystack })).status).toBe(429);
    expect(await rows()).toEqual([]);
  });
});

test('another brand has its own gateways, and a gateway that nobody has is none', async () => {
  const [one, two] = [await makeOwned(), await makeOwned()];
  await one.set('Paystack', offer('Paystack', 'USD'));
  expect(await two.find('Paystack')).toMatchObject({ has_keys: false, is_verified: false });
  const { status } = await one.owner.call('setGateway', {
    ...{ params: { org: 'Bitcoin' }, body: { is_verified: false } },
  });
  expect(status).toBe(400);
});
