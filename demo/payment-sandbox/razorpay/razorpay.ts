import { type Context, Hono } from 'hono';
import type { Charge, Merchant } from '../charge.ts';
import { baseOf, basicOf, hmac, type ProviderContext } from '../provider.ts';
import { newId } from '../store.ts';
import { checkoutScript } from './checkout-script.ts';

/** Orders, payments, checkout.js and webhooks of Razorpay. */
export function razorpay({ store, webhooks }: ProviderContext) {
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

  app.use('/v1/*', async (c, next) => {
    // The checkout and its script are the buyer's, who has no key.
    if (c.req.path.includes('/v1/checkout')) return await next();
    const [key, secret] = basicOf(c);
    const merchant = await store.merchant('Razorpay', key);
    if (!merchant || merchant.keys.keySecret !== secret) return fail(c, 401, 'Authentication failed');
    c.set('merchant', merchant);
    return await next();
  });

  async function notify(charge: Charge, event: string) {
    const merchant = await store.merchant('Razorpay', charge.merchant);
    if (!merchant) return;
    const payload = { payment: { entity: toPayment(charge) }, order: { entity: toOrder(charge) } };
    const body = JSON.stringify({ entity: 'event', event, contains: ['payment', 'order'], payload });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac('sha256', merchant.keys.webhookSecret ?? '', body),
      'x-razorpay-event-id': newId(''),
    };
    await webhooks.sendWebhook('Razorpay', merchant, { kind: event, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, newId('pay_'));
    if (charge.paymentId === null) {
      await notify(paid, 'payment.captured');
      await notify(paid, 'order.paid');
    }
    return paid;
  }

  async function refund(charge: Charge): Promise<void> {
    await notify(await store.refund(charge), 'refund.processed');
  }

  app.post('/v1/orders', async (c) => {
    const body: Record<string, unknown> = await c.req.json();
    const amount = Number(body.amount);
    if (!Number.isSafeInteger(amount) || amount < 1) return fail(c, 400, 'The amount must be at least 1.');
    const charge = await store.put({
      org: 'Razorpay',
      merchant: c.var.merchant.key,
      id: newId('order_'),
      reference: String(body.receipt ?? ''),
      amount: String(amount),
      currency: String(body.currency ?? ''),
      description: '',
      email: '',
      returnUrl: '',
      cancelUrl: '',
      status: 'open',
      paymentId: null,
      timesCharged: 0,
      keepsMethod: false,
      createdMs: Date.now(),
    });
    return c.json(toOrder(charge));
  });

  app.get('/v1/orders/:id/payments', async (c) => {
    const charge = await store.charge('Razorpay', c.req.param('id'));
    if (charge?.merchant !== c.var.merchant.key) return fail(c, 400, 'The id provided does not exist');
    const items = charge.paymentId === null ? [] : [toPayment(charge)];
    return c.json({ entity: 'collection', count: items.length, items });
  });

  /** A full refund: a partial one would name an amount. */
  app.post('/v1/payments/:id/refund', async (c) => {
    const charge = await store.chargeByPayment('Razorpay', c.var.merchant.key, c.req.param('id'));
    if (!charge) return fail(c, 400, 'The id provided does not exist');
    if (charge.status === 'refunded') return fail(c, 400, 'The payment has been fully refunded already');
    await refund(charge);
    return c.json({
      id: newId('rfnd_'),
      entity: 'refund',
      payment_id: charge.paymentId,
      status: 'processed',
    });
  });

  app.get('/v1/checkout.js', (c) =>
    c.body(checkoutScript(baseOf(c, 'Razorpay')), 200, { 'content-type': 'text/javascript' }),
  );

  /** What Razorpay's own iframe requests: the order's price, and its payment. */
  app.get('/v1/checkout/:id', async (c) => {
    const charge = await store.charge('Razorpay', c.req.param('id'));
    return charge ? c.json(toOrder(charge), 200, OPEN) : c.notFound();
  });
  app.post('/v1/checkout/:id', async (c) => {
    const charge = await store.charge('Razorpay', c.req.param('id'));
    const merchant = charge && (await store.merchant('Razorpay', charge.merchant));
    if (!charge || !merchant) return c.notFound();
    const paid = await pay(charge);
    return c.json(
      {
        razorpay_payment_id: paid.paymentId,
        razorpay_order_id: paid.id,
        razorpay_signature: hmac('sha256', merchant.keys.keySecret ?? '', `${paid.id}|${paid.paymentId}`),
      },
      200,
      OPEN,
    );
  });

  return {
    app,
    pay,
    refund,
  };
}

/** The checkout runs in pages of other origins. */
const OPEN = { 'access-control-allow-origin': '*' };

function toOrder(charge: Charge) {
  const isPaid = charge.paymentId !== null;
  return {
    id: charge.id,
    entity: 'order',
    amount: Number(charge.amount),
    amount_paid: isPaid ? Number(charge.amount) : 0,
    currency: charge.currency,
    receipt: charge.reference,
    status: isPaid ? 'paid' : 'created',
    notes: { transaction_id: charge.reference },
  };
}

function toPayment(charge: Charge) {
  return {
    id: charge.paymentId,
    entity: 'payment',
    amount: Number(charge.amount),
    currency: charge.currency,
    status: charge.status === 'refunded' ? 'refunded' : 'captured',
    order_id: charge.id,
    method: 'card',
    amount_refunded: charge.status === 'refunded' ? Number(charge.amount) : 0,
    notes: {},
  };
}

function fail(c: Context, status: 400 | 401, description: string) {
  return c.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);
}
