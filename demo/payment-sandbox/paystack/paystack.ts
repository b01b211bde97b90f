import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Charge, Merchant } from '../charge.ts';
import { checkoutPage, DECLINED, withQuery } from '../checkout-page.ts';
import { baseOf, bearerOf, hmac, type ProviderContext, payDelayed, readForm } from '../provider.ts';
import { newId } from '../store.ts';

/** Transactions, the checkout page and webhooks of Paystack. */
export function paystack({ store, webhooks, waitUntil }: ProviderContext) {
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

  const signedIn: MiddlewareHandler<{ Variables: { merchant: Merchant } }> = async (c, next) => {
    const merchant = await store.merchant('Paystack', bearerOf(c));
    if (!merchant) return fail(c, 401, 'invalid_Key');
    c.set('merchant', merchant);
    return await next();
  };
  app.use('/transaction/*', signedIn);
  app.use('/refund', signedIn);

  async function notify(charge: Charge, event: string, data: object) {
    const merchant = await store.merchant('Paystack', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify({ event, data });
    const signature = hmac('sha512', merchant.keys.secretKey ?? '', body);
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    await webhooks.sendWebhook('Paystack', merchant, { kind: event, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, String(Math.floor(Math.random() * 1e10)));
    if (charge.paymentId === null) await notify(paid, 'charge.success', toData(paid));
    return paid;
  }

  async function refund(charge: Charge): Promise<void> {
    const { reference: transaction_reference, amount } = await store.refund(charge);
    await notify(charge, 'refund.processed', { id: newId(''), transaction_reference, amount });
  }

  async function begin(c: Context, merchant: Merchant): Promise<Charge | Response> {
    const body: InitializeBody = await c.req.json();
    const { reference = newId(''), amount = '', currency = '', email = '' } = body;
    if (!/^\d+$/.test(amount) || !email.includes('@')) return fail(c, 400, 'invalid_params');
    if (await store.chargeBy('Paystack', merchant.key, reference)) return fail(c, 400, 'duplicate_reference');
    return await store.put({
      org: 'Paystack',
      merchant: merchant.key,
      id: newId(''),
      reference,
      amount,
      currency,
      description: reference,
      email,
      returnUrl: body.callback_url ?? '',
      cancelUrl: body.metadata?.cancel_action ?? body.callback_url ?? '',
      status: 'open',
      paymentId: null,
      timesCharged: 0,
      keepsMethod: true,
      createdMs: Date.now(),
    });
  }

  app.post('/transaction/initialize', async (c) => {
    const charge = await begin(c, c.var.merchant);
    if (charge instanceof Response) return charge;
    const authorization_url = `${baseOf(c, 'Paystack')}/pay/${charge.id}`;
    return succeed(c, { authorization_url, access_code: charge.id, reference: charge.reference });
  });

  app.get('/transaction/verify/:reference', async (c) => {
    const charge = await store.chargeBy('Paystack', c.var.merchant.key, c.req.param('reference'));
    return charge ? succeed(c, toData(charge)) : fail(c, 400, 'transaction_not_found');
  });

  app.post('/transaction/charge_authorization', async (c) => {
    const { authorization_code = '' }: Record<string, string> = await c.req.raw.clone().json();
    const charge = await begin(c, c.var.merchant);
    if (charge instanceof Response) return charge;
    switch (await store.methodAnswer('Paystack', authorization_code)) {
      case 'decline':
        return succeed(c, toData(await store.put({ ...charge, status: 'declined' })));
      case 'pending':
        return succeed(c, toData(await store.put({ ...charge, status: 'approved' })));
      case 'lost':
        await pay(charge);
        await store.putMethodAnswer('Paystack', authorization_code, 'approve');
        return fail(c, 503, 'server_error');
      case 'approve':
        return succeed(c, toData(await pay(charge)));
    }
  });

  app.post('/refund', async (c) => {
    const { transaction = '' }: Record<string, string> = await c.req.json();
    const charge = await store.chargeBy('Paystack', c.var.merchant.key, transaction);
    if (charge?.status !== 'paid') return fail(c, 400, 'transaction_not_refundable');
    await refund(charge);
    return succeed(c, { status: 'processed', transaction: { reference: charge.reference } });
  });

  app.get('/pay/:id', async (c) => {
    const charge = await store.charge('Paystack', c.req.param('id'));
    return charge ? c.html(page(c, charge)) : c.notFound();
  });

  app.post('/pay/:id', async (c) => {
    const charge = await store.charge('Paystack', c.req.param('id'));
    if (!charge) return c.notFound();
    const { choice } = await readForm(c);
    if (choice === 'decline') {
      return c.html(page(c, await store.put({ ...charge, status: 'declined' }), DECLINED));
    }
    if (choice !== 'approve' && choice !== 'slow') return c.redirect(charge.cancelUrl, 303);
    const { reference } = await (choice === 'slow'
      ? payDelayed({ store, waitUntil }, charge, pay)
      : pay(charge));
    return c.redirect(withQuery(charge.returnUrl, { trxref: reference, reference }), 303);
  });

  return {
    app,
    pay,
    tokenOf,
    refund,
  };
}

type InitializeBody = Record<
  'reference' | 'amount' | 'currency' | 'email' | 'callback_url',
  string | undefined
> & {
  metadata?: { cancel_action?: string };
};

function page(c: Context, charge: Charge, error?: string) {
  const price = `${charge.amount} ${charge.currency} (smallest unit)`;
  const action = `${baseOf(c, 'Paystack')}/pay/${charge.id}`;
  return checkoutPage({ charge, price, action, hasSlow: true, ...(error ? { error } : {}) });
}

const STATUS: Record<Charge['status'], string> = {
  open: 'abandoned',
  approved: 'ongoing',
  paid: 'success',
  declined: 'failed',
  expired: 'abandoned',
  refunded: 'reversed',
};

/** Of the card that a charge was paid with. */
function tokenOf(charge: Charge): string {
  return `AUTH_${charge.id.slice(0, 10)}`;
}

/** https://paystack.com/docs/api/transaction/#verify */
function toData(charge: Charge) {
  return {
    id: Number(charge.paymentId ?? 0),
    status: STATUS[charge.status],
    reference: charge.reference,
    amount: Number(charge.amount),
    currency: charge.currency,
    authorization: { authorization_code: tokenOf(charge), reusable: charge.keepsMethod },
    customer: { email: charge.email },
  };
}

const succeed = (c: Context, data: object) => c.json({ status: true, message: 'OK', data });

function fail(c: Context, status: 400 | 401 | 503, code: string) {
  return c.json({ status: false, message: code, type: 'validation_error', code }, status);
}
