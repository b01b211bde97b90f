import type { Context } from 'hono';
import type { Charge } from '../charge.ts';
import { checkoutPage, DECLINED, withQuery } from '../checkout-page.ts';
import { minorPriceText } from '../price-text.ts';
import { baseOf, type ProviderContext, payDelayed, readForm, type SandboxApp } from '../provider.ts';
import type { PaystackCharges } from './charges.ts';

/** Paystack counts every currency in them. */
const HUNDREDTHS = 2;

/** The page on which the buyer pays. */
export function addCheckoutRoutes(
  app: SandboxApp,
  { store, waitUntil }: ProviderContext,
  { pay }: Pick<PaystackCharges, 'pay'>,
) {
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
}

function page(c: Context, charge: Charge, error?: string) {
  const price = minorPriceText(charge.amount, charge.currency, HUNDREDTHS);
  const action = `${baseOf(c, 'Paystack')}/pay/${charge.id}`;
  return checkoutPage({ charge, price, action, hasSlow: true, ...(error ? { error } : {}) });
}
