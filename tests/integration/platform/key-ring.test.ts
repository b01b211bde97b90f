import { expect, test } from 'vitest';
import { remoteEnvironment, runRemote } from '#tests/integration/cli/run-cli.ts';
import { readKeyRing } from '#workers/platform/payment/gateways/read-key-ring.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { GATEWAY_KEY } from './make-shop.ts';
import {
  buy,
  charges,
  controlled,
  DAY_MS,
  openRenewingShop,
  platform,
  START_MS,
  shop,
} from './renewing-shop.ts';
import { ADMIN_TOKEN, SERVICES_ORIGIN } from './start-platform.ts';

openRenewingShop();

const NEW = { id: 'b', key: 'another-gateway-key-0123456789' };

/** The same platform with other keys, by the same clock. */
const withKeys = (gatewayKey: string, gatewayKeys: { id: string; key: string }[] = []) =>
  controlledPlatform(
    platform,
    START_MS,
    { provider: 'mailbox' },
    { clock: controlled.clock, keys: { gatewayKey, gatewayKeys } },
  );

async function admin(to: ReturnType<typeof withKeys>, method: string, path: string, body?: object) {
  const response = await to.handle(`${SERVICES_ORIGIN}/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown>[] } };
}

const keysOpen = async (to: ReturnType<typeof withKeys>) =>
  (await admin(to, 'GET', `/accounts/${shop.account}/gateways`)).body.data.map(({ has_keys }) => has_keys);

const sealedTexts = async () =>
  (
    await platform.bindings.db
      .prepare(
        `SELECT sealed_keys AS text FROM gateways WHERE account_id = ?1 AND sealed_keys IS NOT NULL
         UNION ALL SELECT sealed_method FROM renewals WHERE account_id = ?1 AND sealed_method IS NOT NULL`,
      )
      .bind(shop.account)
      .all<{ text: string }>()
  ).results.map(({ text }) => text);

test('after a rotation renewals are charged and gateways open without the old key, and not with it alone', async () => {
  const first = await buy('Stripe');
  const between = withKeys(GATEWAY_KEY, [NEW]);
  expect(await keysOpen(between)).not.toContain(false);
  for (const of of ['gateways', 'renewals'])
    expect((await admin(between, 'POST', '/keys/gateway', { of })).body.data).toMatchObject({
      unreadable: [],
      next: null,
    });
  const texts = await sealedTexts();
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !text.startsWith('b.'))).toEqual([]);
  expect((await admin(between, 'POST', '/keys/gateway', { of: 'renewals' })).body.data).toMatchObject({
    resealed: 0,
  });
  expect(await keysOpen(withKeys(GATEWAY_KEY))).not.toContain(true);
  const after = withKeys('no key of what is sealed', [NEW]);
  expect(await keysOpen(after)).not.toContain(false);
  for (let day = 0; day < 31; day += 1) {
    controlled.clock.ms += DAY_MS;
    await after.renew();
  }
  expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
});

test('what no key of the ring opens is named and stays as it is', async () => {
  const before = await sealedTexts();
  const { body } = await admin(withKeys('none of them', [NEW]), 'POST', '/keys/gateway', { of: 'gateways' });
  expect(body.data).toMatchObject({ resealed: 0 });
  expect(JSON.stringify(body.data)).toContain(`${shop.account}/gateway-Stripe`);
  expect(await sealedTexts()).toEqual(before);
});

test('the command needs a ring', async () => {
  const { code, stderr } = await runRemote('keys', ['rotate', 'gateway'], await remoteEnvironment(platform));
  expect([code, stderr]).toEqual([1, expect.stringContaining('GATEWAY_KEYS is not set')]);
});

test.each(['{}', '[{"id":"b","key":"short"}]', '[{"id":"B.","key":"0123456789abcdef"}]', 'secret'])(
  'the ring %s is rejected without being printed',
  (text) => {
    expect(() => readKeyRing(text)).toThrow(/^GATEWAY_KEYS is no list/);
    expect(readKeyRing('')).toEqual([]);
  },
);
