import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { RSA_SHA256, type SelfSigned, selfSigned } from '#demo/payment-sandbox/paypal/certificate.ts';
import type { PaymentGateway, WebhookRequest } from '#workers/platform/payment/gateways/gateway.ts';
import { type GatewayKeys, openGateway } from '#workers/platform/payment/gateways/open-gateway.ts';
import { payuRequestHash, payuResponseHash } from '#workers/platform/payment/gateways/payu/webhook.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const KEYS: GatewayKeys = {
  Stripe: { secretKey: 'sk', webhookSecret: 'whsec_good' },
  Razorpay: { keyId: 'rzp', keySecret: 'key-secret', webhookSecret: 'hook-secret' },
  Paystack: { secretKey: 'paystack-secret' },
  PayPal: { clientId: 'id', clientSecret: 'secret', webhookId: 'WH-1' },
  PayU: { merchantKey: 'gtKFFx', salt: 'eCwWELxi' },
};

// printf '%s' 'gtKFFx|t1|10.00|…' | openssl dgst -sha512
const REQUEST_HASH =
  '4b3dca0bbaac0b347c40a6e1b13d909405040cd791686e2fd0569e010e7b792b' +
  'ebfdbc999ee59511833715313aad6248ca1f98386317360887b3ea1006011c8b';
const RESPONSE_HASH =
  '35274b1a1a12cb3c8fed950e382b6833505d71ecce5d98cdd15a26aa0e5c703b' +
  'cc0f8a7b9dae59f333f0718efbc8bc786bad89162c7a6bcbfebace68a910c632';
const CHARGED_HASH =
  '81f21f16f9fb5444ae108c3df3e9a37c6979d8f9c0ca6576f464ff714ee72ae3' +
  '80b560d79172b4116b815ce690a30933b4601463e036004e23caf1c2b20e669a';

const noNetwork: typeof fetch = () => Promise.reject(new Error('no network in this test'));

function open<Org extends Gateway>(org: Org, fetch = noNetwork): PaymentGateway {
  const settings = { mode: 'live', currency: 'INR' } as const;
  return openGateway(org, KEYS[org], settings, { addresses: {}, fetch, now: () => NOW });
}

const message = (body: string, headers: Record<string, string>): WebhookRequest => ({
  headers: new Headers(headers),
  body: new TextEncoder().encode(body),
  now: NOW,
});

const hmac = (algorithm: string, key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex');

describe('Stripe’s webhooks', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', metadata: { transaction_id: 't1' } } },
  });
  const at = NOW.getTime() / 1000;
  const signature = (time: number, secret = KEYS.Stripe.webhookSecret, text = body) =>
    hmac('sha256', secret, `${time}.${text}`);
  const read = (header: string) => open('Stripe').parseWebhook(message(body, { 'stripe-signature': header }));
  const event = {
    eventId: 'evt_1',
    kind: 'checkout.session.completed',
    subject: { transactionId: 't1' },
  };

  it('a webhook with any valid signature among several is accepted, up to five minutes old', async () => {
    expect(await read(`t=${at},v1=${signature(at)}`)).toEqual(event);
    expect(await read(`t=${at},v1=${signature(at, 'old')},v1=${signature(at)},v0=x`)).toEqual(event);
    expect(await read(`t=${at - 300},v1=${signature(at - 300)}`)).toEqual(event);
  });

  it.each([
    ['no signature', ''],
    ['another secret', `t=${at},v1=${signature(at, 'other')}`],
    ['another time than was signed', `t=${at},v1=${signature(at - 1)}`],
    ['a message of six minutes ago', `t=${at - 360},v1=${signature(at - 360)}`],
    ['a message from the future', `t=${at + 360},v1=${signature(at + 360)}`],
    ['another text', `t=${at},v1=${signature(at, KEYS.Stripe.webhookSecret, `${body} `)}`],
    ['an older scheme', `t=${at},v0=${signature(at)}`],
    ['no time', `v1=${signature(at)}`],
  ])('a webhook is rejected with %s', async (_, header) => {
    expect(await read(header)).toBeNull();
  });
});

describe('Razorpay’s webhooks', () => {
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1' } } },
  });
  const read = (key: string, { event = 'ev1', text = body } = {}) =>
    open('Razorpay').parseWebhook(
      message(text, { 'x-razorpay-signature': hmac('sha256', key, text), 'x-razorpay-event-id': event }),
    );

  it('a webhook is signed with the webhook’s secret and not with the key’s', async () => {
    expect(await read(KEYS.Razorpay.webhookSecret)).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      kind: 'payment.captured',
      subject: { gatewayOrderId: 'order_1' },
    });
    expect(await read(KEYS.Razorpay.keySecret)).toBeNull();
  });

  it('an event is identified by its signed body, and not by the unsigned event id', async () => {
    const { webhookSecret } = KEYS.Razorpay;
    const ids = async (options: { event?: string; text?: string }) =>
      (await read(webhookSecret, options))?.eventId;
    expect(await ids({ event: 'ev2' })).toBe(await ids({ event: 'ev1' }));
    expect(await ids({ text: body.replace('captured', 'failed') })).not.toBe(await ids({}));
  });
});

describe('Paystack’s webhooks', () => {
  const charge = JSON.stringify({ event: 'charge.success', data: { id: 9, reference: 't1' } });
  const refund = JSON.stringify({
    event: 'refund.processed',
    data: { id: 3, transaction_reference: 't1', refund_reference: 'r' },
  });
  const read = (body: string, algorithm = 'sha512') =>
    open('Paystack').parseWebhook(
      message(body, { 'x-paystack-signature': hmac(algorithm, KEYS.Paystack.secretKey, body) }),
    );

  it('a webhook is signed with SHA-512, and identifies the charge', async () => {
    expect(await read(charge)).toEqual({
      eventId: 'charge.success:9',
      kind: 'charge.success',
      subject: { transactionId: 't1' },
    });
    expect(await read(refund)).toMatchObject({ subject: { transactionId: 't1' } });
    expect(await read(charge, 'sha256')).toBeNull();
  });
});

describe('PayU’s hashes', () => {
  // The worked example of PayU's own documentation has these fields; the digests were made with `openssl dgst
  // -sha512`.
  const fields = {
    key: 'gtKFFx',
    txnid: 't1',
    amount: '10.00',
    productinfo: 'iPhone',
    firstname: 'PayU User',
    email: 'test@example.com',
    status: 'success',
    mihpayid: '4039',
  };
  const signed = { ...fields, hash: payuResponseHash(fields, KEYS.PayU.salt) };
  const read = (sent: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
    open('PayU').parseWebhook(
      message(type.endsWith('json') ? JSON.stringify(sent) : new URLSearchParams(sent).toString(), {
        'content-type': type,
      }),
    );

  it('a hash covers the fields in PayU’s order', () => {
    expect(payuRequestHash(fields, 'eCwWELxi')).toBe(REQUEST_HASH);
    expect(payuResponseHash(fields, 'eCwWELxi')).toBe(RESPONSE_HASH);
    expect(payuResponseHash({ ...fields, additional_charges: '2.50' }, 'eCwWELxi')).toBe(CHARGED_HASH);
    expect(payuResponseHash({ ...fields, additionalCharges: '2.50' }, 'eCwWELxi')).toBe(CHARGED_HASH);
  });

  it('an event is read from a form or from JSON', async () => {
    const event = { eventId: 't1:success', kind: 'success', subject: { transactionId: 't1' } };
    expect(await read(signed)).toEqual(event);
    expect(await read(signed, 'application/json')).toEqual(event);
  });

  it('an event is identified by its signed fields, which exclude PayU’s own id', async () => {
    expect((await read({ ...signed, mihpayid: '4040' }))?.eventId).toBe('t1:success');
  });

  it.each(['status', 'amount', 'txnid', 'email', 'key', 'hash'])(
    'a webhook with another %s is rejected',
    async (name) => {
      expect(await read({ ...signed, [name]: 'other' })).toBeNull();
    },
  );
});

describe('PayPal’s webhooks', () => {
  const body = JSON.stringify({
    id: 'WH-EVENT-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'cap', custom_id: 't1', supplementary_data: { related_ids: { order_id: 'O1' } } },
  });
  const CERT_URL = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
  let own: SelfSigned;
  let expired: SelfSigned;

  beforeAll(async () => {
    own = await selfSigned('messageverificationcerts.paypal.com', validFor(-30, 30));
    expired = await selfSigned('messageverificationcerts.paypal.com', validFor(-60, -1));
  });

  const validFor = (from: number, to: number) => ({
    from: new Date(NOW.getTime() + from * DAY_MS),
    to: new Date(NOW.getTime() + to * DAY_MS),
  });

  async function read({
    certUrl = CERT_URL,
    signedBody = body,
    webhookId = 'WH-1',
    served = own,
    headers = {},
  } = {}) {
    const fetchedUrls: string[] = [];
    const text = `id1|2026-11-22T11:59:00Z|${webhookId}|${crc32(signedBody)}`;
    const signature = await crypto.subtle.sign(RSA_SHA256, own.privateKey, new TextEncoder().encode(text));
    const fetch = ((url: URL) => {
      fetchedUrls.push(String(url));
      return Promise.resolve(new Response(served.pem));
    }) as unknown as typeof globalThis.fetch;
    const event = await open('PayPal', fetch).parseWebhook(
      message(body, {
        'paypal-transmission-id': 'id1',
        'paypal-transmission-time': '2026-11-22T11:59:00Z',
        'paypal-transmission-sig': Buffer.from(signature).toString('base64'),
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
        ...headers,
      }),
    );
    return { event, fetchedUrls };
  }

  it('a webhook is verified with a certificate from PayPal’s own host', async () => {
    const { event, fetchedUrls } = await read();
    expect(event).toEqual({
      eventId: 'WH-EVENT-1',
      gatewayOrderId: 'O1',
      kind: 'PAYMENT.CAPTURE.COMPLETED',
      subject: { transactionId: 't1' },
    });
    expect(fetchedUrls).toEqual([CERT_URL]);
  });

  it.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:444/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../evil',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?x=1',
    'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'nothing',
  ])('no certificate is fetched from %s', async (certUrl) => {
    expect(await read({ certUrl })).toEqual({ event: null, fetchedUrls: [] });
  });

  it('a webhook is rejected when any signed value differs', async () => {
    expect((await read({ signedBody: `${body} ` })).event).toBeNull();
    expect((await read({ webhookId: 'WH-2' })).event).toBeNull();
    expect((await read({ served: expired })).event).toBeNull();
    expect((await read({ headers: { 'paypal-auth-algo': 'SHA1withRSA' } })).event).toBeNull();
    expect((await read({ headers: { 'paypal-transmission-id': 'id2' } })).event).toBeNull();
  });
});
