import { type Context, Hono } from 'hono';
import type { Charge, Merchant } from '../charge.ts';
import { checkoutPage, DECLINED } from '../checkout-page.ts';
import { baseOf, bearerOf, hmac, type ProviderContext, payDelayed, readForm } from '../provider.ts';
import { newId } from '../store.ts';
import { toEvent, toIntent, tokenOf, toSession } from './objects.ts';

type Form = Record<string, string>;

/** Checkout Sessions, Payment Intents and webhooks of Stripe, as far as a site that redirects needs them. */
export function stripe({ store, webhooks, waitUntil }: ProviderContext) {
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

  app.use('/v1/*', async (c, next) => {
    const merchant = await store.merchant('Stripe', bearerOf(c));
    if (!merchant) return fail(c, 401, 'invalid_request_error', 'api_key_invalid');
    c.set('merchant', merchant);
    return await next();
  });

  /**
   * The same key gets the same response; with other parameters it is rejected:
   * https://docs.stripe.com/api/idempotent_requests
   */
  async function once(c: Context, merchant: Merchant, form: Form, make: () => Promise<object>) {
    const key = c.req.header('idempotency-key');
    const request = `${c.req.path}\n${JSON.stringify(form)}`;
    const known = key ? await store.answered('Stripe', `${merchant.key}:${key}`) : null;
    if (known && stable(known.request) !== stable(request))
      return fail(c, 400, 'idempotency_error', 'idempotency_key_in_use');
    if (known) return c.json(known.answer as object);
    const answer = await make();
    if (key) await store.keepAnswer('Stripe', `${merchant.key}:${key}`, request, answer);
    return c.json(answer);
  }

  async function notify(charge: Charge, kind: string, object: object) {
    const merchant = await store.merchant('Stripe', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify(toEvent(newId('evt_'), kind, object));
    const time = Math.floor(Date.now() / 1000);
    const signature = hmac('sha256', merchant.keys.webhookSecret ?? '', `${time}.${body}`);
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
    await webhooks.sendWebhook('Stripe', merchant, { kind, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const isIntent = charge.id.startsWith('pi_');
    const paid = await store.pay(charge, isIntent ? charge.id : newId('pi_'));
    if (paid.timesCharged === 1 && charge.paymentId === null) {
      await notify(paid, 'payment_intent.succeeded', toIntent(paid));
      if (!isIntent) await notify(paid, 'checkout.session.completed', toSession(paid, ''));
    }
    return paid;
  }

  async function refund(charge: Charge): Promise<void> {
    const refunded = await store.refund(charge);
    await notify(refunded, 'charge.refunded', { object: 'charge', ...toIntent(refunded).latest_charge });
  }

  app.post('/v1/checkout/sessions', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const missing = REQUIRED.find((name) => !form[name]);
    if (missing) return fail(c, 400, 'invalid_request_error', 'parameter_missing', missing);
    return await once(c, merchant, form, async () => {
      const charge = await store.put(toCharge(newId('cs_test_'), merchant.key, form));
      return toSession(charge, `${baseOf(c, 'Stripe')}/pay/${charge.id}`);
    });
  });

  app.get('/v1/checkout/sessions/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    if (charge?.merchant !== c.var.merchant.key)
      return fail(c, 404, 'invalid_request_error', 'resource_missing');
    return c.json(toSession(charge, `${baseOf(c, 'Stripe')}/pay/${charge.id}`));
  });

  /** Off-session, on a saved card. */
  app.post('/v1/payment_intents', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const answer = await store.methodAnswer('Stripe', form.payment_method ?? '');
    if (answer === 'decline') return fail(c, 402, 'card_error', 'card_declined');
    const answered = await once(c, merchant, form, async () => {
      const id = newId('pi_');
      const reference = form['metadata[transaction_id]'] ?? id;
      const charge = toCharge(id, merchant.key, { ...form, client_reference_id: reference });
      const created = await store.put({ ...charge, keepsMethod: true });
      return toIntent(
        answer === 'pending' ? await store.put({ ...created, status: 'approved' }) : await pay(created),
      );
    });
    if (answer !== 'lost') return answered;
    await store.putMethodAnswer('Stripe', form.payment_method ?? '', 'approve');
    return fail(c, 503, 'api_error', 'server_error');
  });

  app.get('/v1/payment_intents/search', async (c) => {
    const [, reference = ''] =
      /^metadata\['transaction_id'\]:'([^']*)'$/.exec(c.req.query('query') ?? '') ?? [];
    const charge = await store.chargeBy('Stripe', c.var.merchant.key, reference);
    return c.json({ object: 'search_result', data: charge ? [toIntent(charge)] : [] });
  });

  app.get('/v1/payment_intents/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    if (charge?.merchant !== c.var.merchant.key)
      return fail(c, 404, 'invalid_request_error', 'resource_missing');
    return c.json(toIntent(charge));
  });

  app.post('/v1/refunds', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const charge = await store.chargeByPayment('Stripe', merchant.key, form.payment_intent ?? '');
    if (!charge) return fail(c, 404, 'invalid_request_error', 'resource_missing');
    return await once(c, merchant, form, async () => {
      await refund(charge);
      return { id: newId('re_'), object: 'refund', status: 'succeeded', payment_intent: charge.paymentId };
    });
  });

  app.get('/pay/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    if (!charge) return c.notFound();
    if (charge.status === 'paid') return c.redirect(charge.returnUrl, 303);
    return c.html(page(c, charge));
  });

  app.post('/pay/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    const { choice } = await readForm(c);
    if (!charge || charge.status === 'expired') return c.notFound();
    if (choice === 'approve') return c.redirect((await pay(charge)).returnUrl, 303);
    if (choice === 'slow') {
      return c.redirect((await payDelayed({ store, waitUntil }, charge, pay)).returnUrl, 303);
    }
    if (choice !== 'decline') return c.redirect(charge.cancelUrl, 303);
    await notify(charge, 'payment_intent.payment_failed', toIntent({ ...charge, status: 'declined' }));
    return c.html(page(c, charge, DECLINED));
  });

  return {
    app,
    pay,
    tokenOf,
    async expire(charge: Charge) {
      await notify(
        await store.put({ ...charge, status: 'expired' }),
        'checkout.session.expired',
        toSession(charge, ''),
      );
    },
    refund,
  };
}

const REQUIRED = [
  'mode',
  'success_url',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][quantity]',
] as const;

/** An order's own time of expiry moves with the clock of a retry. */
const stable = (request: string) => request.replace(/"expires_at":"\d+"/, '');

function toCharge(id: string, merchant: string, form: Form): Charge {
  return {
    org: 'Stripe',
    merchant,
    id,
    reference: form.client_reference_id ?? id,
    amount: form['line_items[0][price_data][unit_amount]'] ?? form.amount ?? '0',
    currency: form['line_items[0][price_data][currency]'] ?? form.currency ?? '',
    description: form['line_items[0][price_data][product_data][name]'] ?? form.description ?? '',
    email: form.customer_email ?? '',
    returnUrl: (form.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: form.cancel_url ?? form.success_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: form['payment_intent_data[setup_future_usage]'] === 'off_session',
    createdMs: Date.now(),
  };
}

function page(c: Context, charge: Charge, error?: string) {
  const price = `${charge.amount} ${charge.currency.toUpperCase()} (smallest unit)`;
  const action = `${baseOf(c, 'Stripe')}/pay/${charge.id}`;
  return checkoutPage({ charge, price, action, hasSlow: true, ...(error ? { error } : {}) });
}

function fail(c: Context, status: 400 | 401 | 402 | 404 | 503, type: string, code: string, param?: string) {
  return c.json({ error: { type, code, message: code, ...(param ? { param } : {}) } }, status);
}
