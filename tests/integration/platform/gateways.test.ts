import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { GATEWAYS } from '#app/contract/payment.ts';
import { sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import { gateways } from '#workers/platform/storage/schema/plan.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

// The operator's side of payments: keys are written, and never returned.

const KEYS = sandboxKeys('operator');
const SECRETS = Object.values(KEYS).flatMap((keys) => Object.values(keys));
const logged: string[] = [];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ onLog: (message) => logged.push(message) });
});

async function request(method: string, path: string, body?: unknown) {
  const response = await platform.admin(method, path, body);
  const text = await response.text();
  const answer = JSON.parse(text) as { message?: string; data: Record<string, unknown>[] };
  return { status: response.status, text, ...answer };
}

async function shop() {
  const { accountId } = await platform.makeAccount({ currency: 'INR' });
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
    expect(stored.data).toEqual({ org, is_verified: false, has_keys: true, mode: 'live', currency: 'INR' });
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
  const again = await request('PUT', `${path}/Stripe`, {
    keys: { secretKey: 'sk_2', webhookSecret: 'wh_2' },
  });
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
