import { baseOf, type SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import type { PaypalCharges } from './charges.ts';
import { type CreateOrderBody, toCharge } from './create-order.ts';
import { fail } from './fail.ts';
import { toOrder } from './objects.ts';

/** https://developer.paypal.com/docs/api/orders/v2/ */
export function addOrderRoutes(app: SandboxApp, store: SandboxStore, { pay }: Pick<PaypalCharges, 'pay'>) {
  /** The same PayPal-Request-Id answers with the order that it made. */
  app.post('/v2/checkout/orders', async (c) => {
    const body: CreateOrderBody = await c.req.json();
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
}
