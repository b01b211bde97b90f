import { createHmac } from 'node:crypto';
import type { Charge, Message } from '#workers/sandbox/charge.ts';
import { asSentNow, SANDBOX } from './gateways.ts';
import type { Random } from './random.ts';
import { type Action, isDying } from './steps.ts';
import { PLANS, type Shop, type World } from './world.ts';

interface Started {
  id: string;
  key: string;
  plan: string;
  form: { url: string; fields: Record<string, string> } | null;
}

/** What one shop's viewer, gateway and enemies do, at random; and what must never have been answered. */
export function playersOf(world: World, shop: Shop, others: readonly Shop[], random: Random) {
  const started: Started[] = [];
  const wrongs: string[] = [];
  /** Charges that somebody has changed at the gateway: their money buys nothing. */
  const altered = new Set<string>();
  const { gateways } = world;
  const { org, merchant } = shop;
  const charges = () => gateways.chargesOf(merchant);
  /** Without PayPal's certificate nobody can say whether a message is PayPal's. */
  const unheard = org === 'PayPal' ? [503] : [];
  const chargeOf = (id: string) => charges().find(({ reference }) => reference === id);

  function expectStatus(what: string, status: number, allowed: readonly number[]) {
    if (!isDying() && !allowed.includes(status)) wrongs.push(`${what} answered ${status}`);
  }

  async function post(path: string, body: unknown, extra: { key?: string; session?: string } = {}) {
    return await world.call(shop, {
      path,
      ...(extra.session === undefined ? {} : { session: extra.session }),
      init: {
        method: 'POST',
        headers: extra.key ? { 'idempotency-key': extra.key } : {},
        body: JSON.stringify(body),
      },
    });
  }

  const order = (plan: string, more: object = {}) => ({
    subscription_id: plan,
    discount_code: random.pick(['', '', '', 'QUARTER', 'GIFT', 'NOPE'].slice(0, 5)),
    discount_id: '',
    customer_gateway_info_id: `gateway-${org}`,
    redirection_url: '/content/film?watch=true',
    ...more,
  });

  const START = '/api/v1/payment/create-transaction';
  const CAPTURE = '/api/v1/payment/capture-payment';
  const RENEWALS = '/api/v1/payment/renewals';

  function create(): Action {
    const again = started.length > 0 && random.chance(0.35) ? random.pick(started) : null;
    const key = again?.key ?? `key-${random.below(1e9)}`;
    const other = again && random.chance(0.3);
    const plan = other || !again ? random.pick(Object.values(PLANS)).id : again.plan;
    const body = order(plan);
    return {
      mayCrash: true,
      async run() {
        const response = await post(START, body, { key });
        expectStatus('create', response.status, [200, 409, 503]);
        if (response.status !== 200) return;
        const { data } = (await response.json()) as { data: { _id: string; initiate_payload: object } };
        if (again && plan !== again.plan && data._id === again.id) wrongs.push('another plan under one key');
        const payload = data.initiate_payload as Partial<NonNullable<Started['form']>>;
        // What costs nothing leads straight back: there is no form for a gateway.
        const isForGateway = payload.url?.startsWith(SANDBOX);
        const form =
          payload.fields && payload.url && isForGateway ? { url: payload.url, fields: payload.fields } : null;
        if (!started.some(({ id }) => id === data._id)) started.push({ id: data._id, key, plan, form });
      },
    };
  }

  /** Each of these is refused, whatever else is under way. */
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
          world.call(foreign, {
            path: CAPTURE,
            init: { method: 'POST', body: JSON.stringify({ transaction_id: mine }) },
          }),
        [404],
      ],
    ];
    const [what, run, allowed] = random.pick(tries);
    return { mayCrash: false, run: async () => expectStatus(what, (await run()).status, allowed) };
  }

  /** On the gateway's page, or in its office: no step of ours. */
  function atGateway(): Action {
    return {
      mayCrash: false,
      async run() {
        // Orders that were lost on their way to the viewer are not among them: nobody has their address.
        const renewed = charges().filter(({ org, returnUrl }) => org !== 'Razorpay' && returnUrl === '');
        const any = [...started, ...renewed.map(({ reference: id }) => ({ id, form: null }))];
        if (any.length === 0) return;
        const { id, form } = random.pick(any);
        if (form) await postForm(form);
        const charge = chargeOf(id);
        if (!charge) return;
        if (charge.paymentId === null && random.chance(0.06)) alter(charge);
        const paying = org === 'PayPal' ? ['approve', 'approve', 'pay'] : ['pay', 'pay', 'pay'];
        const action = random.pick([...paying, 'pay', 'decline', 'expire', 'refund']);
        const isOver = charge.paymentId !== null;
        // A gateway takes back only what it has, and an order that is paid is neither declined nor expired.
        if ((action === 'refund') !== isOver && !(isOver && action === 'pay')) return;
        await gateways.act(org, merchant, id, action);
      },
    };
  }

  async function postForm({ url, fields }: NonNullable<Started['form']>) {
    const isForged = random.chance(0.1);
    const sent = isForged ? { ...fields, amount: '0.01' } : fields;
    const response = await gateways.browse(url, {
      method: 'POST',
      body: new URLSearchParams(sent).toString(),
    });
    if (isForged && response.status !== 400) wrongs.push('PayU took a form with another amount');
  }

  function alter(charge: Charge) {
    altered.add(charge.id);
    gateways.alter(charge, random.chance(0.7) || org === 'PayU' ? { amount: '1' } : { currency: 'USD' });
  }

  function comeBack(): Action {
    const id = started.length > 0 ? random.pick(started).id : null;
    const isForged = random.chance(0.15);
    return {
      mayCrash: true,
      async run() {
        if (id === null) return;
        const details = isForged ? FORGED[org] : broughtBack(id);
        const response = await post(CAPTURE, { transaction_id: id, details: details ?? {} });
        expectStatus('capture', response.status, [200, 409, 422]);
        if (response.status !== 200) return;
        const { data } = (await response.json()) as { data: { redirection_url: string } };
        if (data.redirection_url !== '/content/film?watch=true') wrongs.push('led elsewhere');
      },
    };
  }

  function broughtBack(id: string): Record<string, string> {
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

  async function deliver(message: Message, to: Shop, body = message.body): Promise<number> {
    const headers = asSentNow(message, shop.keys.Stripe.webhookSecret);
    // A forger has the old signature at best.
    const signed = body === message.body ? headers : message.headers;
    const response = await world.call(to, {
      path: `/api/v1/payment/webhook/${message.org}`,
      session: '',
      init: { method: 'POST', headers: signed, body },
    });
    return response.status;
  }

  /** Messages come late, again and again, and in any order. */
  function messages(): Action[] {
    const known = gateways.messagesOf(merchant);
    if (known.length === 0) return [];
    const message = random.pick(known);
    const times = random.chance(0.15) ? 10 : 1 + random.below(2);
    return Array.from({ length: times }, () => ({
      mayCrash: true,
      run: async () => expectStatus('webhook', await deliver(message, shop), [200, ...unheard]),
    }));
  }

  function forgery(): Action {
    const known = gateways.messagesOf(merchant);
    const foreign = others.filter((other) => other.org === org);
    return {
      mayCrash: false,
      async run() {
        if (known.length === 0 || foreign.length === 0) return;
        const message = random.pick(known);
        if (random.chance(0.5)) {
          const changed = org === 'PayU' ? `${message.body}&status=success&amount=0.01` : `${message.body} `;
          expectStatus('a forged message', await deliver(message, shop, changed), [400, ...unheard]);
        } else {
          expectStatus('another tenant’s message', await deliver(message, random.pick(foreign)), [
            400,
            ...unheard,
          ]);
        }
      },
    };
  }

  /** What becomes of the next charges on what was paid with before. */
  function atBank(): Action {
    return {
      mayCrash: false,
      async run() {
        const kept = charges().filter(({ keepsMethod, paymentId }) => keepsMethod && paymentId !== null);
        if (kept.length === 0) return;
        const path = `/methods/${org}/${encodeURIComponent(merchant)}/${random.pick(kept).reference}`;
        const answer = random.pick(['approve', 'approve', 'decline', 'pending', 'lost']);
        await gateways.control('PUT', path, { answer });
      },
    };
  }

  function cancel(): Action {
    return {
      mayCrash: true,
      async run() {
        const list = await world.call(shop, { path: RENEWALS, init: { method: 'GET' } });
        expectStatus('renewals', list.status, [200]);
        if (list.status !== 200) return;
        const { data } = (await list.json()) as { data: { id: string; renewal_status: string }[] };
        const ongoing = data.find(({ renewal_status }) => renewal_status === 'ongoing');
        if (!ongoing) return;
        const path = `${RENEWALS}?subs_renewal_id=${ongoing.id}`;
        const { status } = await world.call(shop, { path, init: { method: 'DELETE' } });
        expectStatus('cancel', status, [200]);
      },
    };
  }

  return {
    atBank,
    cancel,
    started,
    wrongs,
    altered,
    create,
    tamper,
    atGateway,
    comeBack,
    messages,
    forgery,
    deliver,
    charges,
  };
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

export type Players = ReturnType<typeof playersOf>;
