import { createHmac } from 'node:crypto';
import type { Gateway } from '#app/contract/payment.ts';
import type { PaymentCase, Started } from './case.ts';
import { SANDBOX } from './gateways.ts';
import { PLANS } from './merchants.ts';
import type { Action } from './steps.ts';

const START = '/api/v1/payment/create-transaction';
const CAPTURE = '/api/v1/payment/capture-payment';
const RENEWALS = '/api/v1/payment/renewals';
const BEGIN_TRIALS: ReadonlySet<Gateway> = new Set(['Stripe', 'PayPal']);

/** Actions of the viewer through the site, and attempts to pay less. */
export function viewerOf(paymentCase: PaymentCase) {
  const { harness, shop, others, random, started, violations, chargeOf, expectStatus, post } = paymentCase;
  const { org } = shop;

  const order = (plan: string, more: object = {}) => ({
    subscription_id: plan,
    discount_code: random.pick(['', '', '', 'QUARTER', 'GIFT', 'SINGLE', 'SINGLE']),
    discount_id: '',
    customer_gateway_info_id: `gateway-${org}`,
    redirection_url: '/content/film?watch=true',
    ...more,
  });

  /** Trials are for those who have bought nothing: they are what most begin with, where they can. */
  function chosenPlan(): string {
    const isNew = started.length < 3 && BEGIN_TRIALS.has(org);
    return isNew && random.chance(0.6) ? PLANS.trial.id : random.pick(Object.values(PLANS)).id;
  }

  function create(): Action {
    const again = started.length > 0 && random.chance(0.35) ? random.pick(started) : null;
    const key = again?.key ?? `key-${random.below(1e9)}`;
    const other = again && random.chance(0.3);
    const plan = other || !again ? chosenPlan() : again.plan;
    const isTrial = plan === PLANS.trial.id && random.chance(0.8);
    const body = order(plan, isTrial ? { discount_code: '', trial_days: PLANS.trial.trialDays } : {});
    return {
      mayCrash: true,
      async run() {
        const response = await post(START, body, { key });
        // 422: the voucher or the trial is used up, or the gateway begins none.
        const mayBeRejected = isTrial || body.discount_code === 'SINGLE';
        expectStatus('create', response.status, [200, 409, 503, ...(mayBeRejected ? [422] : [])]);
        if (response.status !== 200) return;
        const { data } = (await response.json()) as { data: { _id: string; initiate_payload: object } };
        const isOther = again && (plan !== again.plan || isTrial !== again.isTrial);
        if (isOther && data._id === again.id) violations.push('another plan under one key');
        const payload = data.initiate_payload as Partial<NonNullable<Started['form']>>;
        // A free order redirects straight back, without a form for a gateway.
        const isForGateway = payload.url?.startsWith(SANDBOX);
        const form =
          payload.fields && payload.url && isForGateway ? { url: payload.url, fields: payload.fields } : null;
        if (!started.some(({ id }) => id === data._id))
          started.push({ id: data._id, key, plan, isTrial, form });
      },
    };
  }

  /** Each of these is rejected, whatever else is running. */
  function tamper(): Action {
    const foreign = random.pick(others);
    const mine = started.length > 0 ? random.pick(started).id : 'T0';
    const tries: [string, () => Promise<Response>, readonly number[]][] = [
      [
        'an amount of the viewer’s own',
        () => post(START, { ...order('plan-month'), transaction_amount: 1 }),
        [400, 422],
      ],
      [
        'a currency of the viewer’s own',
        () => post(START, { ...order('plan-month'), currency: 'XXX' }),
        [400, 422],
      ],
      [
        'a redirect elsewhere',
        () => post(START, order('plan-month', { redirection_url: 'https://evil.example' })),
        [422],
      ],
      [
        'a redirect without scheme',
        () => post(START, order('plan-month', { redirection_url: '//evil.example' })),
        [422],
      ],
      ['an unknown plan', () => post(START, order('plan-of-nobody')), [404]],
      [
        'another gateway',
        () => post(START, order('plan-month', { customer_gateway_info_id: 'gateway-X' })),
        [422],
      ],
      [
        'another tenant’s viewer',
        () => post(CAPTURE, { transaction_id: mine, details: {} }, { session: foreign.session }),
        [401],
      ],
      ['no viewer', () => post(CAPTURE, { transaction_id: mine, details: {} }, { session: '' }), [401]],
      [
        'a payment of another tenant’s',
        () =>
          harness.call(foreign, {
            path: CAPTURE,
            init: { method: 'POST', body: JSON.stringify({ transaction_id: mine }) },
          }),
        [404],
      ],
    ];
    const [what, run, allowed] = random.pick(tries);
    return { mayCrash: false, run: async () => expectStatus(what, (await run()).status, allowed) };
  }

  function returnFromGateway(): Action {
    const id = started.length > 0 ? random.pick(started).id : null;
    const isForged = random.chance(0.15);
    return {
      mayCrash: true,
      async run() {
        if (id === null) return;
        const details = isForged ? FORGED[org] : returnedDetails(id);
        const response = await post(CAPTURE, { transaction_id: id, details: details ?? {} });
        expectStatus('capture', response.status, [200, 409, 422]);
        if (response.status !== 200) return;
        const { data } = (await response.json()) as { data: { redirection_url: string } };
        if (data.redirection_url !== '/content/film?watch=true') violations.push('redirected elsewhere');
      },
    };
  }

  function returnedDetails(id: string): Record<string, string> {
    const charge = chargeOf(id);
    if (org !== 'Razorpay' || !charge?.paymentId) return {};
    return {
      razorpay_payment_id: charge.paymentId,
      razorpay_order_id: charge.id,
      razorpay_signature: createHmac('sha256', shop.keys.Razorpay.keySecret)
        .update(`${charge.id}|${charge.paymentId}`)
        .digest('hex'),
    };
  }

  function cancel(): Action {
    return {
      mayCrash: true,
      async run() {
        const list = await harness.call(shop, { path: RENEWALS, init: { method: 'GET' } });
        expectStatus('renewals', list.status, [200]);
        if (list.status !== 200) return;
        const { data } = (await list.json()) as { data: { id: string; renewal_status: string }[] };
        const ongoing = data.find(({ renewal_status }) => renewal_status === 'ongoing');
        if (!ongoing) return;
        const path = `${RENEWALS}?subs_renewal_id=${ongoing.id}`;
        const { status } = await harness.call(shop, { path, init: { method: 'DELETE' } });
        expectStatus('cancel', status, [200]);
      },
    };
  }

  return { create, tamper, returnFromGateway, cancel };
}

const FORGED: Record<string, Record<string, string>> = {
  Razorpay: {
    razorpay_payment_id: 'pay_x',
    razorpay_order_id: 'order_x',
    razorpay_signature: 'f'.repeat(64),
  },
  PayU: { txnid: 'T0', status: 'success', hash: 'f'.repeat(128) },
  Stripe: { session_id: 'cs_other' },
  PayPal: { token: 'OTHER', PayerID: 'X' },
  Paystack: { reference: 'other', trxref: 'other' },
};
