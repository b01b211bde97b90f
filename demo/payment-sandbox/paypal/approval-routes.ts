import { checkoutPage, withQuery } from '../checkout-page.ts';
import { priceText } from '../price-text.ts';
import { baseOf, readForm, type SandboxApp } from '../provider.ts';
import type { SandboxStore } from '../store.ts';
import type { PaypalCharges } from './charges.ts';

/** The page on which the buyer approves an order. */
export function addApprovalRoutes(
  app: SandboxApp,
  store: SandboxStore,
  { notify }: Pick<PaypalCharges, 'notify'>,
) {
  app.get('/checkoutnow', async (c) => {
    const charge = await store.charge('PayPal', c.req.query('token') ?? '');
    if (!charge) return c.notFound();
    const action = `${baseOf(c, 'PayPal')}/checkoutnow?token=${charge.id}`;
    return c.html(checkoutPage({ charge, price: priceText(charge.amount, charge.currency), action }));
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
}
