import { refundedOf } from '../charge-store.ts';
import { readForm, type SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import { type StripeCharges, toCharge } from './charges.ts';
import { fail } from './fail.ts';
import { once } from './idempotency.ts';
import { toIntent } from './objects.ts';

/** https://docs.stripe.com/api/payment_intents and refunds of them. */
export function addPaymentIntentRoutes(app: SandboxApp, store: SandboxStore, { pay, refund }: StripeCharges) {
  /** Off-session, on a saved card. */
  app.post('/v1/payment_intents', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const answer = await store.methodAnswer('Stripe', form.payment_method ?? '');
    if (answer === 'decline') return fail(c, 402, 'card_error', 'card_declined');
    const answered = await once(store, c, form, async () => {
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
    const id = c.req.param('id');
    const charge =
      (await store.charge('Stripe', id)) ?? (await store.chargeByPayment('Stripe', c.var.merchant.key, id));
    if (charge?.merchant !== c.var.merchant.key)
      return fail(c, 404, 'invalid_request_error', 'resource_missing');
    return c.json(toIntent(charge));
  });

  app.post('/v1/refunds', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const charge = await store.chargeByPayment('Stripe', merchant.key, form.payment_intent ?? '');
    if (!charge) return fail(c, 404, 'invalid_request_error', 'resource_missing');
    const left = Number(charge.amount) - refundedOf(charge);
    const isKnown = await store.answered('Stripe', `${merchant.key}:${c.req.header('idempotency-key')}`);
    if (!isKnown && Number(form.amount ?? left) > left)
      return fail(c, 400, 'invalid_request_error', 'charge_already_refunded');
    return await once(store, c, form, async () => {
      await refund(charge, undefined, form.amount);
      return { id: newId('re_'), object: 'refund', status: 'succeeded', payment_intent: charge.paymentId };
    });
  });
}
