import { crc32 } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Charge, Merchant } from '../charge.ts';
import { checkoutPage, withQuery } from '../checkout-page.ts';
import { baseOf, basicOf, bearerOf, type ProviderContext, readForm } from '../provider.ts';
import { newId } from '../store.ts';
import { RSA_SHA256, selfSigned } from './certificate.ts';

const TOKEN_S = 32_400;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const CERT = 'CERT-sandbox';

interface StoredKey {
  pem: string;
  pkcs8: string;
}

/** OAuth, Orders v2, the approval page and RSA-signed webhooks of PayPal. */
export function paypal({ store, webhooks }: ProviderContext) {
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

  const certificate = () =>
    store.once<StoredKey>('paypal-certificate', async () => {
      const validity = { from: new Date(Date.now() - YEAR_MS), to: new Date(Date.now() + YEAR_MS) };
      const { pem, privateKey } = await selfSigned('messageverificationcerts.sandbox.paypal.com', validity);
      const exported = (await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer;
      return { pem, pkcs8: Buffer.from(exported).toString('base64') };
    });

  app.post('/v1/oauth2/token', async (c) => {
    const [key, secret] = basicOf(c);
    const merchant = await store.merchant('PayPal', key);
    if (!merchant || merchant.keys.clientSecret !== secret) return fail(c, 401, 'invalid_client');
    return c.json({ access_token: `A21.${key}`, token_type: 'Bearer', expires_in: TOKEN_S });
  });

  app.use('/v2/*', async (c, next) => {
    const merchant = await store.merchant('PayPal', bearerOf(c).replace(/^A21\./, ''));
    if (!merchant) return fail(c, 401, 'AUTHENTICATION_FAILURE');
    c.set('merchant', merchant);
    return await next();
  });

  async function notify(c: { base: string }, charge: Charge, kind: string, resource: object) {
    const merchant = await store.merchant('PayPal', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify({ id: newId('WH-'), event_type: kind, resource });
    const id = crypto.randomUUID();
    const time = new Date().toISOString();
    const { pkcs8 } = await certificate();
    const key = await crypto.subtle.importKey('pkcs8', Buffer.from(pkcs8, 'base64'), RSA_SHA256, false, [
      'sign',
    ]);
    const text = `${id}|${time}|${merchant.keys.webhookId}|${crc32(body)}`;
    const signature = await crypto.subtle.sign(RSA_SHA256, key, Buffer.from(text));
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': Buffer.from(signature).toString('base64'),
      'paypal-cert-url': `${c.base}/v1/notifications/certs/${CERT}`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    await webhooks.sendWebhook('PayPal', merchant, { kind, headers, body });
  }

  app.get(`/v1/notifications/certs/${CERT}`, async (c) => c.text((await certificate()).pem));

  async function pay(charge: Charge, base: string): Promise<Charge> {
    const paid = await store.pay(charge, newId('').toUpperCase());
    if (charge.paymentId === null) await notify({ base }, paid, 'PAYMENT.CAPTURE.COMPLETED', toCapture(paid));
    return paid;
  }

  async function refund(charge: Charge, base: string): Promise<void> {
    const refunded = await store.refund(charge);
    await notify({ base }, refunded, 'PAYMENT.CAPTURE.REFUNDED', toCapture(refunded));
  }

  /** The same PayPal-Request-Id answers with the order that it made. */
  app.post('/v2/checkout/orders', async (c) => {
    const body: Body = await c.req.json();
    const { merchant } = c.var;
    const [unit] = body.purchase_units ?? [];
    if (body.intent !== 'CAPTURE' || !unit?.amount?.value) return fail(c, 422, 'MISSING_REQUIRED_PARAMETER');
    const requestId = `${merchant.key}:${c.req.header('paypal-request-id') ?? newId('')}`;
    const known = await store.answered('PayPal', requestId);
    const made = known && (await store.charge('PayPal', String(known.answer)));
    const { custom_id = '' } = unit;
    const earlier = made ? null : await store.chargeBy('PayPal', merchant.key, custom_id);
    // Accounts block accidental payments unless they are configured not to.
    if (earlier?.status === 'paid') return fail(c, 422, 'DUPLICATE_INVOICE_ID');
    const charge = made ?? (await store.put(toCharge(merchant.key, body)));
    if (!made) await store.keepAnswer('PayPal', requestId, '', charge.id);
    const vaultId = body.payment_source?.paypal?.vault_id;
    const answer = vaultId ? await store.methodAnswer('PayPal', vaultId) : 'pending';
    if (answer === 'decline') return fail(c, 422, 'INSTRUMENT_DECLINED');
    const order = toOrder(c, answer === 'pending' ? charge : await pay(charge, baseOf(c, 'PayPal')));
    if (answer !== 'lost' || !vaultId) return c.json(order, made ? 200 : 201);
    await store.putMethodAnswer('PayPal', vaultId, 'approve');
    return fail(c, 503, 'INTERNAL_SERVICE_ERROR');
  });

  app.get('/v2/checkout/orders/:id', async (c) => {
    const charge = await store.charge('PayPal', c.req.param('id'));
    const isThere = charge?.merchant === c.var.merchant.key && charge.status !== 'expired';
    return isThere ? c.json(toOrder(c, charge)) : fail(c, 404, 'RESOURCE_NOT_FOUND');
  });

  app.post('/v2/checkout/orders/:id/capture', async (c) => {
    const charge = await store.charge('PayPal', c.req.param('id'));
    if (charge?.merchant !== c.var.merchant.key) return fail(c, 404, 'RESOURCE_NOT_FOUND');
    const isAgain = (await store.answered('PayPal', `capture:${c.req.header('paypal-request-id')}`)) !== null;
    if (charge.status === 'paid' && !isAgain) return fail(c, 422, 'ORDER_ALREADY_CAPTURED');
    if (charge.status !== 'paid' && charge.status !== 'approved') return fail(c, 422, 'ORDER_NOT_APPROVED');
    await store.keepAnswer('PayPal', `capture:${c.req.header('paypal-request-id')}`, '', true);
    return c.json(toOrder(c, await pay(charge, baseOf(c, 'PayPal'))), 201);
  });

  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const charge = await store.chargeByPayment('PayPal', c.var.merchant.key, c.req.param('id'));
    if (!charge) return fail(c, 404, 'RESOURCE_NOT_FOUND');
    const request = `refund:${c.req.header('paypal-request-id')}`;
    const isAgain = (await store.answered('PayPal', request)) !== null;
    if (charge.status === 'refunded' && !isAgain) return fail(c, 422, 'CAPTURE_FULLY_REFUNDED');
    await store.keepAnswer('PayPal', request, '', true);
    if (!isAgain) await refund(charge, baseOf(c, 'PayPal'));
    return c.json({ id: newId('').toUpperCase(), status: 'COMPLETED' }, 201);
  });

  app.get('/checkoutnow', async (c) => {
    const charge = await store.charge('PayPal', c.req.query('token') ?? '');
    if (!charge) return c.notFound();
    const action = `${baseOf(c, 'PayPal')}/checkoutnow?token=${charge.id}`;
    return c.html(checkoutPage({ charge, price: `${charge.amount} ${charge.currency}`, action }));
  });

  app.post('/checkoutnow', async (c) => {
    const charge = await store.charge('PayPal', c.req.query('token') ?? '');
    if (!charge) return c.notFound();
    const { choice } = await readForm(c);
    if (choice !== 'approve') return c.redirect(withQuery(charge.cancelUrl, { token: charge.id }), 303);
    const approved = charge.status === 'open' ? await store.put({ ...charge, status: 'approved' }) : charge;
    await notify({ base: baseOf(c, 'PayPal') }, approved, 'CHECKOUT.ORDER.APPROVED', { id: charge.id });
    return c.redirect(withQuery(charge.returnUrl, { token: charge.id, PayerID: 'SANDBOX' }), 303);
  });

  return {
    app,
    pay,
    tokenOf,
    approve: (charge: Charge) => store.put({ ...charge, status: 'approved' }),
    refund,
  };
}

interface Body {
  intent?: string;
  purchase_units?: {
    custom_id?: string;
    description?: string;
    amount?: { currency_code?: string; value?: string };
  }[];
  payment_source?: {
    paypal?: {
      vault_id?: string;
      experience_context?: { return_url?: string; cancel_url?: string };
      attributes?: { vault?: object };
    };
  };
}

function toCharge(merchant: string, { purchase_units = [], payment_source }: Body): Charge {
  const [unit = {}] = purchase_units;
  const { experience_context: urls = {}, attributes } = payment_source?.paypal ?? {};
  const id = newId('').toUpperCase();
  return {
    org: 'PayPal',
    merchant,
    id,
    reference: unit.custom_id ?? id,
    amount: unit.amount?.value ?? '',
    currency: unit.amount?.currency_code ?? '',
    description: unit.description ?? '',
    email: '',
    returnUrl: urls.return_url ?? '',
    cancelUrl: urls.cancel_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: attributes?.vault !== undefined,
    createdMs: Date.now(),
  };
}

/** Of the wallet that a charge was paid with. */
function tokenOf(charge: Charge): string {
  return `vault-${charge.id}`;
}

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get */
function toOrder(c: Context, charge: Charge) {
  const isPaid = charge.paymentId !== null;
  const amount = { currency_code: charge.currency, value: charge.amount };
  const href = `${baseOf(c, 'PayPal')}/checkoutnow?token=${charge.id}`;
  const vault = { id: tokenOf(charge), status: 'VAULTED', customer: { id: 'sandbox' } };
  return {
    id: charge.id,
    intent: 'CAPTURE',
    status: isPaid ? 'COMPLETED' : charge.status === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    purchase_units: [
      {
        custom_id: charge.reference,
        amount,
        ...(isPaid ? { payments: { captures: [toCapture(charge)] } } : {}),
      },
    ],
    ...(isPaid && charge.keepsMethod ? { payment_source: { paypal: { attributes: { vault } } } } : {}),
    links: [{ href, rel: 'payer-action', method: 'GET' }],
  };
}

function toCapture(charge: Charge) {
  return {
    id: charge.paymentId,
    status: charge.status === 'refunded' ? 'REFUNDED' : 'COMPLETED',
    amount: { currency_code: charge.currency, value: charge.amount },
    custom_id: charge.reference,
    supplementary_data: { related_ids: { order_id: charge.id } },
  };
}

function fail(c: Context, status: 401 | 404 | 422 | 503, issue: string) {
  return c.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, status);
}
