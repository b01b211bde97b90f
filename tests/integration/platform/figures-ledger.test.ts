import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '#app/contract/figures.ts';
import { eventually } from './account-mail.ts';
import { GATEWAY_KEY, makeShop, type Shop } from './make-shop.ts';
import { makeViewer } from './make-viewer.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const RUNS = 4;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
});

const Purchase = fc.record({
  plan: fc.constantFrom('plan-month', 'plan-taxed', 'ticket'),
  code: fc.constantFrom('', 'QUARTER', 'CAPPED'),
  isRefunded: fc.boolean(),
});

/** Pays as a viewer does, and as the gateway reports it; returns the payment. */
async function buy(shop: Shop, session: string, { plan, code }: { plan: string; code: string }) {
  const { body } = await platform.call('createTransaction', {
    ...{ account: shop.account, session, origin: `https://${shop.hostname}` },
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      ...{ subscription_id: plan, discount_code: code, discount_id: '' },
      ...{ customer_gateway_info_id: 'gateway-Stripe', redirection_url: '/home' },
    },
  });
  const { _id: id } = body.data as { _id: string };
  await shop.act('Stripe', id, 'pay');
  const captured = await platform.call('capturePayment', {
    ...{ account: shop.account, session, body: { transaction_id: id, details: {} } },
  });
  expect(captured.status).toBe(200);
  return id;
}

async function refund(shop: Shop, id: string) {
  const before = (await shop.deliveries('Stripe')).map((delivery) => delivery.id);
  await shop.act('Stripe', id, 'refund');
  for (const event of await shop.deliveries('Stripe'))
    if (!before.includes(event.id)) expect((await shop.deliver(event)).status).toBe(200);
  await eventually(async () => {
    const row = (await shop.transactions()).find((each) => each.id === id);
    return row?.state === 'refunded' ? true : null;
  });
}

describe('revenue', () => {
  test('is what the ledger has, to the smallest coin, after any payments and refunds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Purchase, { minLength: 1, maxLength: 5 }), async (purchases) => {
        const shop = await makeShop(platform);
        await shop.behave({ holdsMessages: true });
        const reader = await makeViewer(platform, shop.account, 'Reader', { isEmailVerified: true });
        const roles = { email_id: 'reader@example.com', roles: ['read'] };
        expect((await platform.admin('PUT', `/accounts/${shop.account}/staff`, roles)).status).toBe(200);
        const { session } = await makeViewer(platform, shop.account, 'Ana');
        for (const purchase of purchases) {
          const id = await buy(shop, session, purchase);
          if (purchase.isRefunded) await refund(shop, id);
        }

        const { body } = await platform.call('figures', { account: shop.account, session: reader.session });
        const { revenue } = body.data as unknown as Figures;
        const receivable = (await shop.ledger()).filter(({ book }) => book === 'receivable');
        const owed = receivable.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const paid = (await shop.transactions()).reduce((sum, row) => sum + row.transactionAmountMinor, 0);
        expect(revenue).toMatchObject([{ currency: 'INR', decimals: 2, paid_minor: paid }]);
        const [money] = revenue;
        expect((money?.paid_minor ?? 0) - (money?.refunded_minor ?? 0)).toBe(owed);
        // By days as in all.
        const byDay = money?.days.reduce((sum, day) => sum + day.paid_minor - day.refunded_minor, 0);
        expect(byDay).toBe(owed);
      }),
      { numRuns: RUNS },
    );
  });
});
