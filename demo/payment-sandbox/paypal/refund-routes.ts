import { baseOf, type SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import type { PaypalCharges } from './charges.ts';
import { fail } from './fail.ts';

/** https://developer.paypal.com/docs/api/payments/v2/#captures_refund */
export function addRefundRoutes(
  app: SandboxApp,
  store: SandboxStore,
  { refund }: Pick<PaypalCharges, 'refund'>,
) {
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const charge = await store.chargeByPayment('PayPal', c.var.merchant.key, c.req.param('id'));
    if (!charge) return fail(c, 404, 'RESOURCE_NOT_FOUND');
    const request = `refund:${c.req.header('paypal-request-id')}`;
    const isAgain = (await store.answered('PayPal', request)) !== null;
    if (charge.status === 'refunded' && !isAgain) return fail(c, 422, 'CAPTURE_FULLY_REFUNDED');
    const { amount }: { amount?: { value: string } } = await c.req.json();
    if (!isAgain && !(await refund(charge, baseOf(c, 'PayPal'), amount?.value)))
      return fail(c, 422, 'REFUND_AMOUNT_EXCEEDED');
    await store.keepAnswer('PayPal', request, '', true);
    return c.json({ id: newId('').toUpperCase(), status: 'COMPLETED' }, 201);
  });
}
