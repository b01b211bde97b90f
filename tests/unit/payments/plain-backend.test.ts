import { describe, expect, test, vi } from 'vitest';
import type { CallName } from '#app/contract/calls.ts';
import type { BillingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { loadCheckout } from '#app/features/payments/checkout/load-checkout.server.ts';
import { type CheckoutService, startPayment } from '#app/features/payments/checkout/start-payment.ts';
import { toRenewalView, toRunning } from '#app/features/payments/renewals/renewal-model.ts';
import { capturePayment } from '#app/features/payments/status/capture-payment.ts';
import { toTransactionView } from '#app/features/payments/transactions/transaction-model.ts';
import { createPaymentService } from '#app/services/payment.server.ts';
import { createClient } from '#tests/unit/services/client-fixture.ts';

const DATES: BillingDates = {
  now: new Date('2026-03-15T00:00:00Z'),
  timeZone: 'UTC',
  write: (iso) => ({ iso, day: iso.slice(0, 10), minute: iso.slice(0, 16) }),
};

/** Responses in the specification's own fields (viewer.md §3 and §7), by the end of the call's path. */
type Bodies = Partial<Record<string, unknown>>;

const PLAN = { _id: 'gold', name: 'Gold', amount: '9.90', currency: 'USD', duration: 30, description: null };
const ESTIMATION = {
  subscription: { amount: '9.90' },
  currency: 'USD',
  discount_amount: null,
  tax_amount: null,
  transaction_amount: 9.9,
  is_discount_applied: false,
};
const BODIES: Bodies = {
  subscription: [PLAN],
  'get-estimation': ESTIMATION,
  'customer-org': [{ _id: 'gw', org: 'Stripe', is_account_verified: true }],
  discount: null,
  'active-subscription': [{ status: 'active', subscription: { _id: 'silver' } }],
};

function openService(bodies: Bodies) {
  const sent: Record<string, Record<string, unknown>> = {};
  const platform = async (url: string, init?: RequestInit) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    if (typeof init?.body === 'string') sent[name] = JSON.parse(init.body);
    return Response.json({ success: true, data: bodies[name] });
  };
  const { client } = createClient({ fetchers: { platform, outside: platform }, viewerSession: 's1' });
  const service: CheckoutService & ReturnType<typeof createPaymentService> = createPaymentService(client);
  return { service, sent };
}

const request = { planId: 'gold', code: '', discountId: null };

const writeDay = (moment: string) => moment.slice(0, 10);
const OPTIONS = { lng: 'en', isPlatform: false, withoutTrial: false, writeDay };

describe('the checkout of a backend that promises little', () => {
  test('shows the price of an estimation with an amount alone, and the plan by its own list', async () => {
    const { service } = openService(BODIES);
    expect(await loadCheckout(service, request, OPTIONS)).toMatchObject({
      order: { planName: 'Gold', durationDays: 30, planAmount: '$9.90', tax: null, total: '$9.90' },
      gateways: [{ id: 'gw', org: 'Stripe' }],
      applied: { code: '', discountId: null },
    });
  });

  test('shows the price where the plan is not listed either', async () => {
    const { service } = openService({ ...BODIES, subscription: null });
    expect(await loadCheckout(service, request, OPTIONS)).toMatchObject({
      order: { planName: '', durationDays: null, total: '$9.90' },
    });
  });

  test.each([
    ['a typed code', { code: 'Ferry 5', discountId: null }, undefined, { code: 'Ferry 5', discountId: null }],
    ['a typed code', { code: 'F5', discountId: 'old' }, { _id: 'd' }, { code: 'F5', discountId: null }],
    ['a chosen discount', { code: '', discountId: 'd1' }, null, { code: '', discountId: 'd1' }],
    [
      'a typed code',
      { code: 'F5', discountId: null },
      { _id: 'd1', value_type: 'flat', value: '5' },
      { code: 'F5', discountId: 'd1' },
    ],
  ])('%s that is applied is what will be paid with: %j, %j', async (_, choice, discount, applied) => {
    const estimation = { ...ESTIMATION, is_discount_applied: true, discount_amount: '5', discount };
    const { service } = openService({ ...BODIES, 'get-estimation': estimation });
    const checkout = await loadCheckout(service, { ...request, ...choice }, OPTIONS);
    expect(checkout).toMatchObject({ applied, order: { discount: { amount: '-$5.00' } } });
  });

  test('a code that is not applied is not paid with', async () => {
    const { service } = openService(BODIES);
    expect(await loadCheckout(service, { ...request, code: 'NO' }, OPTIONS)).toMatchObject({
      rejection: '',
      applied: { code: '', discountId: null },
    });
  });
});

describe('a payment that starts at such a backend', () => {
  const ORDER = { ...request, gatewayId: 'gw', code: 'Ferry 5', attempt: 'a', redirectTo: '/home' };
  const start = (gateway: object, payload: object) => ({
    'create-transaction': { _id: 'T1', customer_gateway_info: gateway, initiate_payload: payload },
  });
  const settings = (keyId: string | null) => ({
    paymentSandbox: null,
    origin: 'https://brand.example',
    gatewayHosts: {},
    razorpayKeyId: async () => keyId,
  });
  const razorpay = start({ _id: 'gw', org: 'Razorpay' }, { id: 'order_1', amount: '499', currency: 'INR' });

  test('carries the code as it was typed, and needs no id of its redirect', async () => {
    const url = 'https://checkout.stripe.com/c/1';
    const { service, sent } = openService(start({ org: 'Stripe' }, { url }));
    expect(await startPayment(service, ORDER, settings(null))).toEqual({ kind: 'redirect', url });
    expect(sent['create-transaction']).toMatchObject({ discount_code: 'Ferry 5', discount_id: '' });
  });

  test('takes the account’s key where a Razorpay payment has none', async () => {
    const { service } = openService(razorpay);
    expect(await startPayment(service, ORDER, settings('rzp_live_1'))).toMatchObject({
      kind: 'razorpay',
      orderId: 'order_1',
      amountMinor: 499,
      keyId: 'rzp_live_1',
    });
  });

  test('is rejected where nobody has a key, and the log has the reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { service } = openService(razorpay);
    expect(await startPayment(service, ORDER, settings(null))).toMatchObject({
      kind: 'rejected',
      status: 503,
    });
    expect(warn).toHaveBeenCalledWith(JSON.stringify({ event: 'razorpay-key-missing' }));
  });

  test('has succeeded by the capture’s bare success', async () => {
    const { service } = openService({});
    const returned = {
      transactionId: 'T1',
      details: {},
      hasLeft: false,
      redirectTo: '/home',
      retryPath: null,
    };
    expect(await capturePayment(service, returned, { lng: 'en', writeDay })).toEqual({
      kind: 'captured',
      redirectTo: '/home',
      purchase: null,
    });
  });
});

describe('what such a backend lists', () => {
  const row = {
    _id: 'T1',
    transaction_id: null,
    subscription_name: 'Gold',
    start_date: null,
    end_date: null,
    captured_date: '',
    status: true,
    currency: 'USD',
    subscription_amount: '9.90',
    discount_amount: null,
    tax_amount: null,
    transaction_amount: '9.90',
  };
  const listed = async <N extends CallName>(name: N, body: unknown) => {
    const fetcher = async () => Response.json({ success: true, data: body });
    const { client } = createClient({
      fetchers: { platform: fetcher, outside: fetcher },
      viewerSession: 's1',
    });
    return (await client.call(name, {} as never)).data;
  };

  test('a transaction without dates is paid or not, and stays in the list', async () => {
    const data = await listed('transactions', [
      row,
      { ...row, _id: 'T2', status: false, start_date: '2026-01-01' },
    ]);
    const views = data.map((transaction) => toTransactionView(transaction, DATES));
    expect(views).toMatchObject([
      { id: 'T1', isPaid: true, period: null, price: 9.9, tax: 0, total: 9.9 },
      {
        id: 'T2',
        isPaid: true,
        isActive: false,
        period: { start: DATES.write('2026-01-01').day, end: null },
      },
    ]);
    expect(toTransactionView({ ...(data[0] as (typeof data)[number]), status: false }, DATES).isPaid).toBe(
      false,
    );
    expect(toRunning(data, [], DATES)).toEqual([]);
  });

  test('a renewal needs nothing but its id', async () => {
    const data = await listed('renewals', [{ id: 'R1', renewal_status: 'ongoing' }, { id: 'R2' }]);
    expect(data.map((renewal) => toRenewalView(renewal, DATES))).toMatchObject([
      { id: 'R1', isOngoing: true, created: null },
      { id: 'R2', isOngoing: false },
    ]);
  });
});
