import { minorPriceText } from '../price-text.ts';
import { baseOf, hmac, type SandboxApp } from '../provider.ts';
import type { SandboxStore } from '../store.ts';
import type { RazorpayCharges } from './charges.ts';
import { checkoutScript } from './checkout-script.ts';
import { toOrder } from './objects.ts';

/** The checkout runs in pages of other origins. */
const OPEN = { 'access-control-allow-origin': '*' };

/** checkout.js, and what it requests. */
export function addCheckoutRoutes(
  app: SandboxApp,
  store: SandboxStore,
  { pay }: Pick<RazorpayCharges, 'pay'>,
) {
  app.get('/v1/checkout.js', (c) =>
    c.body(checkoutScript(baseOf(c, 'Razorpay')), 200, { 'content-type': 'text/javascript' }),
  );

  /** What Razorpay's own iframe requests: the order's price, and its payment. */
  app.get('/v1/checkout/:id', async (c) => {
    const charge = await store.charge('Razorpay', c.req.param('id'));
    if (!charge) return c.notFound();
    const price_text = minorPriceText(charge.amount, charge.currency);
    return c.json({ ...toOrder(charge), price_text }, 200, OPEN);
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
}
