import { beforeEach, expect, test } from 'vitest';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import {
  advance,
  ana,
  buy,
  charges,
  controlled,
  DAY_MS,
  onlyRenewal,
  openRenewingShop,
  platform,
  shop,
  start,
} from './renewing-shop.ts';

openRenewingShop();

let slug: string;

beforeEach(async () => {
  [slug = ''] = await openRegistryStore(platform.db).slugsOf(shop.account);
});

/** As a call of the operator does: neither is the brand on the air. */
async function setState(state: Pick<TenantRecord, 'suspended' | 'deleted'>) {
  const registry = openRegistryStore(platform.db);
  const old = await registry.find(slug);
  if (!old) throw new Error('there is no brand');
  const { suspended: _, deleted: __, ...record } = old.record;
  const now = new Date(controlled.clock.ms);
  expect(await registry.changeState(old, { ...record, ...state }, now)).toBe('written');
  // What an isolate knows of an account is good for five seconds.
  controlled.clock.ms += 6_000;
}

const at = (delayMs: number) => new Date(controlled.clock.ms + delayMs).toISOString();
const off = () => setState({ suspended: { since: at(0), reason: 'Unpaid', languages: ['en'] } });

test('nothing is charged while the brand is suspended, and the renewal goes on after that', async () => {
  const first = await buy('Stripe');
  await off();
  await advance(30 * DAY_MS);
  // Far beyond the grace that a charge that fails has.
  await advance(20 * DAY_MS);
  expect(await charges(first)).toEqual([]);
  expect((await onlyRenewal()).renewalStatus).toBe('ongoing');
  await setState({});
  await advance(60_000);
  expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
  expect((await onlyRenewal()).renewalStatus).toBe('ongoing');
});

test('nothing is charged once the brand is deleted, and only once after it has come back', async () => {
  const first = await buy('Stripe');
  await setState({ deleted: { since: at(0), erase_on: at(30 * DAY_MS) } });
  await advance(29 * DAY_MS);
  await advance(20 * DAY_MS);
  expect(await charges(first)).toEqual([]);
  await setState({});
  await advance(60_000);
  await advance(DAY_MS);
  expect((await charges(first)).map(({ state }) => state)).toEqual(['captured']);
  expect((await onlyRenewal()).renewalStatus).toBe('ongoing');
});

test('a payment that was under way is captured, and none begins', async () => {
  const id = await start('Stripe');
  await shop.act('Stripe', id, 'pay');
  await off();
  const capture = await ana.call('capturePayment', { body: { transaction_id: id, details: {} } });
  expect(capture.status, JSON.stringify(capture.body)).toBe(200);
  const started = await ana.call('createTransaction', {
    body: {
      ...{ subscription_id: 'month', discount_code: '', discount_id: '' },
      ...{ customer_gateway_info_id: 'gateway-Stripe', redirection_url: '/home' },
    },
  });
  expect(started.status).toBe(403);
});
