import { describe, expect, test, vi } from 'vitest';
import { GATEWAYS } from '#app/contract/payment.ts';
import { toGateways } from '#app/features/payments/checkout/checkout-model.ts';
import { requestEstimate } from '#app/features/payments/checkout/request-estimate.ts';
import { startPayment } from '#app/features/payments/checkout/start-payment.ts';
import { capturePayment } from '#app/features/payments/status/capture-payment.ts';
import { ServiceError, type ServiceErrorKind } from '#app/services/service-error.ts';

const failure = (kind: ServiceErrorKind, status?: number, message?: string) =>
  new ServiceError({ service: 'payment', call: 'x', kind, status, message });
const errorWithStatus = (status: number) => failure('rejected', status, `Error ${status}`);
const throws = (error: unknown) => () => Promise.reject(error);

const RETURNED = {
  transactionId: 'T1',
  details: {},
  hasLeft: false,
  retryPath: '/payment/plan',
  redirectTo: '/watchlist',
};

const WRITING = { lng: 'en', writeDay: (moment: string) => moment.slice(0, 10) };

describe('capturePayment', () => {
  test('returns what was bought, for how much, and when it is charged again', async () => {
    const purchase = {
      ...{ subscription_name: 'Month', amount: 0, currency: 'USD', trial_days: 7 },
      ...{ end_date: '2026-12-04T10:00:00.000Z', renewal_amount: 7.99 },
    };
    const service = { capturePayment: async () => ({ redirection_url: '/home', purchase }) };
    expect(await capturePayment(service, RETURNED, WRITING)).toMatchObject({
      purchase: { plan: 'Month', amount: '$0.00', endDay: '2026-12-04', nextAmount: '$7.99', isTrial: true },
    });
  });

  const capture = (error: unknown, returned = RETURNED) =>
    capturePayment({ capturePayment: throws(error) }, returned, WRITING);

  test.each([400, 403, 404, 410, 422])('a capture fails with status %s', async (status) => {
    expect(await capture(errorWithStatus(status))).toEqual({
      kind: 'failed',
      text: `Error ${status}`,
      redirectTo: '/watchlist',
      retryPath: '/payment/plan',
    });
  });

  test.each([
    ['not confirmed yet', errorWithStatus(409), false],
    ['a rate limit', errorWithStatus(429), false],
    ['a service with a fault', errorWithStatus(500), true],
    ['a service that is down', errorWithStatus(503), true],
    ['a timeout', failure('timeout'), true],
    ['no connection', failure('unreachable'), true],
    ['an invalid response', failure('invalid', 200), true],
    ['an open circuit breaker', failure('open'), true],
  ])('a capture stays open after %s', async (_, error, isServiceDown) => {
    expect(await capture(error)).toEqual({ kind: 'open', isServiceDown });
  });

  test('a viewer who left the gateway’s page has not paid yet, unless the state is unknown', async () => {
    const left = { ...RETURNED, hasLeft: true };
    expect(await capture(errorWithStatus(409), left)).toMatchObject({
      kind: 'left',
      retryPath: '/payment/plan',
    });
    expect(await capture(errorWithStatus(503), left)).toMatchObject({ kind: 'open' });
    expect(await capture(errorWithStatus(422), left)).toMatchObject({ kind: 'failed' });
  });

  test('an expired session and a bug are thrown', async () => {
    await expect(capture(errorWithStatus(401))).rejects.toMatchObject({ status: 401 });
    await expect(capture(new TypeError('bug'))).rejects.toThrow('bug');
  });

  test.each([
    ['/content/x?watch=true', '/content/x?watch=true'],
    ['//evil.example', '/watchlist'],
    ['https://evil.example', '/watchlist'],
    ['/\\evil.example', '/watchlist'],
    [undefined, '/watchlist'],
  ])('the redirect to %s stays within the site', async (redirection_url, redirectTo) => {
    const service = { capturePayment: () => Promise.resolve({ redirection_url }) };
    expect(await capturePayment(service, RETURNED, WRITING)).toEqual({
      kind: 'captured',
      redirectTo,
      purchase: null,
    });
  });
});

describe('startPayment', () => {
  const ORDER = {
    planId: 'p',
    gatewayId: 'g',
    discountId: null,
    code: '',
    attempt: 'a',
    redirectTo: '/home',
  };
  const LIVE = {
    paymentSandbox: null,
    origin: 'https://brand.example',
    gatewayHosts: {},
    razorpayKeyId: async (): Promise<string | null> => null,
  };

  test.each([
    [errorWithStatus(409), 409, 'Error 409', false],
    [errorWithStatus(422), 422, 'Error 422', false],
    [errorWithStatus(404), 422, 'Error 404', false],
    [errorWithStatus(429), 429, 'Error 429', false],
    [errorWithStatus(503), 503, 'Error 503', false],
    [failure('timeout'), 503, null, true],
    [failure('unreachable'), 503, null, true],
    [failure('open'), 503, null, true],
  ])('the error %s keeps the viewer on the page', async (error, status, text, isOpen) => {
    const started = await startPayment({ createTransaction: throws(error) }, ORDER, LIVE);
    expect(started).toEqual({ kind: 'rejected', status, text, isOpen });
  });

  test('a host of the brand’s record is the gateway’s, and the log names one that is not', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const url = 'https://pay.brand.example/c/pay/cs_secret?key=1';
    const start = {
      _id: 'T1',
      customer_gateway_info: { _id: 'g', org: 'Stripe' },
      initiate_payload: { id: 'x', url },
    };
    const startWith = (settings: Parameters<typeof startPayment>[2]) =>
      startPayment({ createTransaction: () => Promise.resolve(start as never) }, ORDER, settings);
    expect(await startWith(LIVE)).toMatchObject({ kind: 'rejected', status: 503 });
    expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { event: 'gateway-host-rejected', gateway: 'Stripe', host: 'pay.brand.example' },
    ]);
    const gatewayHosts = { Stripe: ['pay.brand.example'] };
    expect(await startWith({ ...LIVE, gatewayHosts })).toEqual({ kind: 'redirect', url });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  test('no viewer is redirected to a page that is not the gateway’s', async () => {
    const startAt = (org: 'Stripe' | 'PayU', url: string) => {
      const customer_gateway_info = { _id: 'g', org };
      const initiate_payload = org === 'PayU' ? { url, fields: {} } : { id: 'x', url };
      const start = { _id: 'T1', customer_gateway_info, initiate_payload } as never;
      return startPayment({ createTransaction: () => Promise.resolve(start) }, ORDER, LIVE);
    };
    expect(await startAt('Stripe', 'https://checkout.stripe.com/c/1')).toEqual({
      kind: 'redirect',
      url: 'https://checkout.stripe.com/c/1',
    });
    expect(await startAt('Stripe', 'https://evil.example/')).toMatchObject({ kind: 'rejected', status: 503 });
    // A payment of nothing goes straight to the address where gateways return.
    expect(await startAt('PayU', 'https://brand.example/payment-status/abc')).toMatchObject({
      kind: 'redirect',
    });
    expect(await startAt('Stripe', 'https://brand.example.evil/payment-status/abc')).toMatchObject({
      kind: 'rejected',
    });
    expect(await startAt('PayU', 'https://checkout.stripe.com/c/1')).toMatchObject({ kind: 'rejected' });
  });
});

describe('requestEstimate', () => {
  const PLAN = { _id: 'p', name: 'P', amount: 8, currency: 'EUR', duration: 30, is_active: true };
  const answer = (id: string | null, message?: string) => ({
    subscription: PLAN,
    currency: 'EUR',
    discount_amount: id ? 2 : 0,
    tax_amount: 0,
    transaction_amount: id ? 6 : 8,
    is_discount_applied: id !== null,
    is_valid_discount: id !== null,
    message,
  });
  /** GOOD and the id "valid" are valid; others are rejected, by an error or by a field of the response. */
  const makeService = (throwsRejections: boolean) => ({
    estimation: (params: {
      discount_code?: string | null | undefined;
      discount_id?: string | null | undefined;
    }) => {
      const wanted = params.discount_code || params.discount_id;
      if (!wanted) return Promise.resolve(answer(null));
      if (wanted === 'GOOD' || wanted === 'valid') return Promise.resolve(answer(wanted));
      return throwsRejections
        ? Promise.reject(errorWithStatus(422))
        : Promise.resolve(answer(null, 'Error 422'));
    },
  });

  test.each([false, true])(
    'a rejected voucher returns its reason and removes nothing (%s)',
    async (throwing) => {
      const estimate = (code: string, discountId: string | null = null) =>
        requestEstimate(makeService(throwing), { planId: 'p', code, discountId });
      const totals = async (pending: ReturnType<typeof estimate>) => {
        const { estimation, rejection } = await pending;
        return [estimation?.transaction_amount, rejection];
      };
      expect(await totals(estimate(''))).toEqual([8, null]);
      expect(await totals(estimate('GOOD'))).toEqual([6, null]);
      expect(await totals(estimate('', 'valid'))).toEqual([6, null]);
      expect(await totals(estimate('BAD'))).toEqual([8, 'Error 422']);
      expect(await totals(estimate('', 'gone'))).toEqual([8, 'Error 422']);
      expect(await totals(estimate('BAD', 'valid'))).toEqual([6, 'Error 422']);
      expect(await totals(estimate('GOOD', 'gone'))).toEqual([6, null]);
    },
  );

  test('too many codes leave the price without one, with the time to wait', async () => {
    const tooMany = new ServiceError({
      service: 'payment',
      call: 'estimation',
      kind: 'rejected',
      status: 429,
      message: 'Too many',
      retryAfterSeconds: 90,
    });
    const { estimation: known } = makeService(false);
    const service = {
      estimation: (params: Parameters<typeof known>[0]) =>
        params.discount_code ? Promise.reject(tooMany) : known(params),
    };
    const estimate = (discountId: string | null) =>
      requestEstimate(service, { planId: 'p', code: 'X', discountId });
    expect(await estimate(null)).toMatchObject({
      estimation: { transaction_amount: 8 },
      rejection: 'Too many',
      retryAfterSeconds: 90,
    });
    expect(await estimate('valid')).toMatchObject({
      estimation: { transaction_amount: 6 },
      rejection: 'Too many',
      retryAfterSeconds: 90,
    });
  });

  test('an estimate is null while the service is down, and throws for an unknown plan or an expired session', async () => {
    const estimate = (error: unknown) =>
      requestEstimate({ estimation: throws(error) }, { planId: 'p', code: 'X', discountId: null });
    expect(await estimate(errorWithStatus(503))).toEqual({ estimation: null, rejection: 'Error 503' });
    expect(await estimate(failure('timeout'))).toEqual({ estimation: null, rejection: null });
    await expect(estimate(errorWithStatus(404))).rejects.toMatchObject({ status: 404 });
    await expect(estimate(errorWithStatus(401))).rejects.toMatchObject({ status: 401 });
  });
});

describe('toGateways', () => {
  test('only verified gateways are offered, each once', () => {
    const org = (_id: string, name: 'Stripe' | 'PayPal', is_account_verified: boolean) => ({
      _id,
      org: name,
      is_account_verified,
    });
    expect(
      toGateways([org('1', 'PayPal', false), org('2', 'Stripe', true), org('3', 'Stripe', true)], {
        isPlatform: true,
      }),
    ).toEqual([{ id: '2', org: 'Stripe', endsPlan: false, canTrial: false }]);
  });

  test('a plan ends with gateways that keep no method to charge later; a ticket ends in any case', () => {
    const orgs = GATEWAYS.map((org) => ({ _id: org, org, is_account_verified: true }));
    const ending = (plan: { is_ppv?: boolean; isPlatform: boolean }) =>
      toGateways(orgs, plan).flatMap(({ org, endsPlan }) => (endsPlan ? [org] : []));
    expect(ending({ isPlatform: true }).sort()).toEqual(['PayU', 'Razorpay']);
    expect(ending({ isPlatform: true, is_ppv: true })).toEqual([]);
  });

  test('a backend that sends which gateways renew, and which begin trials, is believed', () => {
    const orgs = [
      { _id: '1', org: 'Razorpay' as const, is_account_verified: true, renews: true, trials: true },
      { _id: '2', org: 'Stripe' as const, is_account_verified: true, renews: false },
    ];
    expect(toGateways(orgs, { isPlatform: false })).toEqual([
      { id: '1', org: 'Razorpay', endsPlan: false, canTrial: true },
      { id: '2', org: 'Stripe', endsPlan: true, canTrial: false },
    ]);
  });

  test('another backend’s renewals are left open', () => {
    const razorpay = { _id: '1', org: 'Razorpay' as const, is_account_verified: true };
    expect(toGateways([razorpay], { isPlatform: false })[0]?.endsPlan).toBe(false);
  });
});
