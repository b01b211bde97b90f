import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import type { WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { localShop, reachCheckout } from './local-shop.ts';

// Two addresses of each brand's site that gateways call: with no session, from origins of their own.

let site: TestSite;
let aurora: ReturnType<typeof localShop>;
let session: string;

beforeAll(async () => {
  site = await startSeededSite();
  aurora = localShop(site);
});

beforeEach(async () => {
  session = await aurora.signIn();
  await aurora.behave({ holdsMessages: true });
});

const deliver = (
  { org, headers, body }: Pick<WebhookDelivery, 'org' | 'headers' | 'body'>,
  { hostname = aurora.hostname, extra = {} }: { hostname?: string; extra?: Record<string, string> } = {},
) =>
  loopbackRequest(site.port, hostname, `/payment-webhook/${org}`, {
    method: 'POST',
    headers: { ...headers, ...extra },
    body,
  });

/** A payment that is paid at the gateway, and its webhook event; nothing is delivered yet. */
async function paid(org: Gateway) {
  const started = await aurora.start(session, org);
  await reachCheckout(site, started);
  await aurora.act(org, started._id, 'pay');
  const [event] = await aurora.deliveries(
    org,
    org === 'Razorpay' ? String(started.initiate_payload.id) : started._id,
  );
  if (!event) throw new Error(`${org} sent no webhook event`);
  return { id: started._id, event };
}

const stateOf = async (id: string) => {
  const { db } = site.bindings;
  const row = db.prepare('SELECT state FROM transactions WHERE id = ?').bind(id);
  return (await row.first<{ state: string }>())?.state;
};

describe.each(GATEWAYS)('a webhook event from %s', (org) => {
  test('is accepted from the gateway’s own origin, byte by byte, and grants the plan', async () => {
    const { id, event } = await paid(org);
    const { status, headers, text } = await deliver(event, {
      extra: { origin: 'https://hooks.gateway.example', 'sec-fetch-site': 'cross-site' },
    });
    expect([status, text]).toEqual([200, '']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toContain('no-store');
    await expect.poll(() => stateOf(id)).toBe('captured');
  });

  test('is rejected when it is forged, or sent to another brand', async () => {
    const { id, event } = await paid(org);
    // JSON with one more space has the same meaning; a form with another letter case has not.
    const changed =
      org === 'PayU' ? event.body.replace('status=success', 'status=Success') : `${event.body} `;
    expect((await deliver({ ...event, body: changed })).status).toBe(400);
    expect((await deliver({ ...event, headers: {}, body: changed })).status).toBe(400);
    const elsewhere = await deliver(event, {
      hostname: 'pulse.localhost',
      extra: { account_id: aurora.account },
    });
    expect(elsewhere.status).toBe(org === 'Stripe' ? 400 : 404);
    expect(await stateOf(id)).not.toBe('captured');
  });
});

test('the sandbox’s own webhook, sent to the brand’s site, grants the payment', async () => {
  await aurora.behave({});
  const { _id } = await aurora.start(session, 'Paystack');
  await aurora.act('Paystack', _id, 'pay');
  await expect.poll(() => stateOf(_id)).toBe('captured');
  await expect
    .poll(async () => (await aurora.deliveries('Paystack', _id)).flatMap(({ statuses }) => statuses))
    .toEqual([200]);
});

describe('the webhook address', () => {
  const post = (
    path: string,
    init: { body?: string; headers?: Record<string, string>; method?: string } = {},
  ) => loopbackRequest(site.port, aurora.hostname, path, { method: 'POST', body: '{}', ...init });

  test('exists for the five gateways alone', async () => {
    expect((await post('/payment-webhook/Bitcoin')).status).toBe(404);
    expect((await post('/payment-webhook/stripe')).status).toBe(404);
    expect((await post('/payment-webhook')).status).not.toBe(200);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    const answer = await post('/payment-webhook/Stripe', {
      method,
      ...(method === 'GET' ? { body: '' } : {}),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  test('rejects a body that is larger than any webhook', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(
      (await post('/payment-webhook/Stripe', { body: 'x'.repeat(256 * 1024 + 1), headers })).status,
    ).toBe(413);
    expect((await post('/payment-webhook/Stripe', { body: 'x'.repeat(200 * 1024), headers })).status).toBe(
      400,
    );
  });

  test('neither reads nor sets a session', async () => {
    const { event } = await paid('Paystack');
    const cookie = { cookie: 'sid=made-up' };
    // The first request checks with the same service whether the account is active; the result is cached.
    await deliver(event);
    const { status, headers } = await deliver(event, { extra: cookie });
    expect(status).toBe(200);
    // A session that is read and unknown would be cleared.
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers['server-timing'])).not.toContain('user;');
  });

  test('responds with 503 while the payment service is unreachable', async () => {
    const broken = await site.makeTenant({
      account_id: 'acc_aurora',
      services: { payment: 'http://127.0.0.1:9' },
    });
    const { event } = await paid('Stripe');
    expect((await deliver(event, { hostname: broken.hostname })).status).toBe(503);
  });
});

describe('the return address', () => {
  const data = toBase64Json({ transaction_id: 'T0123456789ABCDEFGHJK' });
  const postReturn = (address: string, body: string, headers: Record<string, string> = {}) =>
    loopbackRequest(site.port, aurora.hostname, address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://secure.payu.in',
        'sec-fetch-site': 'cross-site',
        ...headers,
      },
    });

  test('redirects PayU’s form to the payment’s status, with only the fields that PayU signed', async () => {
    const form = new URLSearchParams({
      txnid: 'T1',
      status: 'success',
      hash: 'ab',
      udf1: '',
      card: '4111',
      next: '//evil',
    });
    const { status, headers, text } = await postReturn(`/payment-return/${data}`, form.toString());
    expect([status, text]).toEqual([303, '']);
    expect(headers.location).toBe(`/payment-status/${data}?txnid=T1&status=success&hash=ab`);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toContain('no-store');
  });

  test('redirects a return by GET in the same way', async () => {
    const answer = await loopbackRequest(site.port, aurora.hostname, `/payment-return/${data}?txnid=T1&x=2`);
    expect([answer.status, answer.headers.location]).toEqual([303, `/payment-status/${data}?txnid=T1`]);
  });

  test('forwards what the platform verifies: forged details fail, PayU’s own details pay', async () => {
    const { _id, initiate_payload } = await aurora.start(session, 'PayU');
    await reachCheckout(site, { _id, initiate_payload });
    const { id } = await aurora.charge('PayU', _id);
    const page = await loopbackRequest(site.port, 'pay.localhost', `/payu/pay/${id}`, {
      method: 'POST',
      body: 'choice=approve',
    });
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const fields = new URLSearchParams(
      [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(new URL(action).origin).toBe(`http://aurora.localhost:${site.port}`);
    const { headers } = await postReturn(new URL(action).pathname, fields.toString());
    const forwarded = new URL(String(headers.location), 'http://aurora.localhost').searchParams;
    const details = Object.fromEntries(forwarded);
    expect((await aurora.capture(session, _id, { ...details, amount: '0.01' })).status).toBe(422);
    expect((await aurora.capture(session, _id, details)).status).toBe(200);
  });

  test.each([
    ['no payment', toBase64Json({ transaction_id: '' })],
    ['no JSON', 'bm90aGluZw'],
    ['an address elsewhere', encodeURIComponent('//evil.example')],
    ['a path', '..%2f..%2fhome'],
    ['too much', 'A'.repeat(4097)],
  ])('rejects data that is %s', async (_, bad) => {
    const { status, headers } = await postReturn(`/payment-return/${bad}`, 'txnid=T1');
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
  });

  test('rejects a long form and other methods, and drops a long field', async () => {
    expect((await postReturn(`/payment-return/${data}`, `hash=${'a'.repeat(16 * 1024)}`)).status).toBe(413);
    const long = await postReturn(`/payment-return/${data}`, `txnid=T1&hash=${'a'.repeat(3000)}`);
    expect(long.headers.location).toBe(`/payment-status/${data}?txnid=T1`);
    const put = await loopbackRequest(site.port, aurora.hostname, `/payment-return/${data}`, {
      method: 'PUT',
    });
    expect(put.status).toBe(405);
  });

  test('redirects to a path of the same site, whatever host the headers name', async () => {
    const { status, headers } = await postReturn(`/payment-return/${data}`, 'txnid=T1', {
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example/',
    });
    expect([status, headers.location]).toEqual([303, `/payment-status/${data}?txnid=T1`]);
  });
});
