import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from '#tests/integration/platform/make-shop.ts';
import { makeViewer } from '#tests/integration/platform/make-viewer.ts';
import { openTestPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { copyOfState } from '#tests/support/prepared-state.ts';
import { ledgerEntries, subscriptions, transactions } from '#workers/platform/storage/schema/payment.ts';

// The platform's process is killed at several moments while a payment is captured, and restarted on the same
// state. The job that runs every minute completes each payment.

const LATENCY_MS = 300;
/** Times after the call; the gateway's response falls between them. */
const KILLED_AFTER_MS = [40, 250, 320, 345, 370, 400, 450];
const MINUTES_MS = 20 * 60_000;

let directory: string;
let shop: Shop;
let session: string;

beforeAll(async () => {
  directory = await copyOfState('migrated');
});

const open = () => openTestPlatform({ withSandbox: true, vars: { GATEWAY_KEY }, persistTo: directory });

async function pay(platform: TestPlatform, org: Gateway): Promise<string> {
  const { status, body } = await platform.call('createTransaction', {
    account: shop.account,
    session,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      subscription_id: MONTH.id,
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/home',
    },
  });
  expect(status).toBe(200);
  const { _id, initiate_payload } = body.data as unknown as {
    _id: string;
    initiate_payload: { url?: string; fields?: Record<string, string> };
  };
  const { url, fields } = initiate_payload;
  if (fields && url) {
    await platform.fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString() });
  }
  await platform.fetch(shop.chargeUrl(org, _id, org === 'PayPal' ? 'approve' : 'pay'), { method: 'POST' });
  return _id;
}

test('every payment is captured and granted once, whenever the platform is killed', {
  timeout: 300_000,
}, async () => {
  const paid: string[] = [];
  let platform = await open();
  shop = await makeShop(platform);
  ({ session } = await makeViewer(platform, shop.account, 'Ana'));
  for (const [at, afterMs] of KILLED_AFTER_MS.entries()) {
    await behave(platform, { holdsMessages: true });
    const org = GATEWAYS[at % GATEWAYS.length] as Gateway;
    const id = await pay(platform, org);
    paid.push(id);
    await behave(platform, { holdsMessages: true, latencyMs: LATENCY_MS });
    const call = platform
      .call('capturePayment', { account: shop.account, session, body: { transaction_id: id, details: {} } })
      .catch(() => null);
    await sleep(afterMs);
    await platform.close();
    await call;
    platform = await open();
  }
  await behave(platform, { holdsMessages: true });
  const worker = await platform.miniflare.getWorker();
  for (const times of [1, 2]) {
    const scheduledTime = new Date(Date.now() + times * MINUTES_MS);
    expect((await worker.scheduled({ cron: '* * * * *', scheduledTime })).outcome).toBe('ok');
  }
  const db = drizzle(platform.bindings.db);
  const states = (await db.select().from(transactions)).map(({ id, state }) => [id, state]);
  expect(states.sort()).toEqual(paid.map((id) => [id, 'captured']).sort());
  const granted = (await db.select().from(subscriptions)).map(({ transactionId }) => transactionId);
  expect(granted.sort()).toEqual([...paid].sort());
  const entries = await db.select().from(ledgerEntries);
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  const receivable = entries
    .filter(({ book }) => book === 'receivable')
    .map(({ amountMinor }) => amountMinor);
  expect(receivable).toEqual(paid.map(() => MONTH.amountMinor));
  await platform.close();
});

async function behave(platform: TestPlatform, behaviour: object): Promise<void> {
  const response = await platform.fetch('http://pay.localhost/control/behaviour', {
    method: 'PUT',
    body: JSON.stringify(behaviour),
  });
  expect(response.status).toBe(200);
}
