import type { Context } from 'hono';
import type { SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import type { RazorpayCharges } from './charges.ts';
import { toOrder, toPayment } from './objects.ts';

/** Of every account here. */
const TAKEN: ReadonlySet<string> = new Set(['INR', 'USD', 'EUR', 'GBP', 'JPY', 'KWD', 'NGN']);

/** https://razorpay.com/docs/api/orders/ and refunds of their payments. */
export function addOrderRoutes(
  app: SandboxApp,
  store: SandboxStore,
  { refund }: Pick<RazorpayCharges, 'refund'>,
) {
  app.post('/v1/orders', async (c) => {
    const body: Record<string, unknown> = await c.req.json();
    const amount = Number(body.amount);
    if (!Number.isSafeInteger(amount) || amount < 1) return fail(c, 400, 'The amount must be at least 1.');
    if (!TAKEN.has(String(body.currency))) return fail(c, 400, 'Currency is not supported');
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

  app.get('/v1/payments/:id', async (c) => {
    const charge = await store.chargeByPayment('Razorpay', c.var.merchant.key, c.req.param('id'));
    return charge ? c.json(toPayment(charge)) : fail(c, 400, 'The id provided does not exist');
  });

  /** In full without an amount. */
  app.post('/v1/payments/:id/refund', async (c) => {
    const charge = await store.chargeByPayment('Razorpay', c.var.merchant.key, c.req.param('id'));
    if (!charge) return fail(c, 400, 'The id provided does not exist');
    const request = `refund:${c.req.header('x-refund-idempotency')}`;
    const isAgain = (await store.answered('Razorpay', request)) !== null;
    const { amount }: { amount?: number } = await c.req.json();
    if (!isAgain && !(await refund(charge, undefined, amount === undefined ? undefined : String(amount))))
      return fail(c, 400, 'The refund amount is more than what is left of the payment');
    await store.keepAnswer('Razorpay', request, '', true);
    return c.json({
      id: newId('rfnd_'),
      entity: 'refund',
      payment_id: charge.paymentId,
      status: 'processed',
    });
  });
}

export function fail(c: Context, status: 400 | 401, description: string) {
  return c.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);
}
