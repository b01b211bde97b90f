import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GATEWAY_KEY, makeShop, type Shop } from '#tests/integration/platform/make-shop.ts';
import { makeViewer } from '#tests/integration/platform/make-viewer.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { discounts } from '#workers/platform/storage/schema/payment.ts';

// How often a voucher may be used is counted in the write that takes it.

let platform: TestPlatform;
let shop: Shop;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
});

beforeEach(async () => {
  shop = await makeShop(platform);
  await platform.db.insert(discounts).values({
    accountId: shop.account,
    id: 'gift',
    code: 'GIFT',
    name: { en: 'Gift' },
    valueType: 'percentage',
    value: 10_000,
    applicablePlans: [],
    usageLimit: 1,
  });
});

const begin = (session: string, key: string = crypto.randomUUID()) =>
  platform.call('createTransaction', {
    account: shop.account,
    session,
    headers: { 'idempotency-key': key },
    body: {
      subscription_id: 'plan-month',
      discount_code: 'gift',
      discount_id: '',
      customer_gateway_info_id: 'gateway-Paystack',
      redirection_url: '/content/film',
    },
  });

test('of all who want a voucher’s last use at once one gets it', async () => {
  const viewers = await Promise.all(
    ['Ana', 'Ben', 'Cy', 'Dee'].map((name) => makeViewer(platform, shop.account, name)),
  );
  const answers = await Promise.all(viewers.map(({ session }) => begin(session)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await shop.transactions()).toHaveLength(1);
});
