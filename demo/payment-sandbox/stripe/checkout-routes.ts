import type { Context } from 'hono';
import type { Charge } from '../charge.ts';
import { checkoutPage, DECLINED } from '../checkout-page.ts';
import { minorPriceText } from '../price-text.ts';
import { baseOf, type ProviderContext, payDelayed, readForm, type SandboxApp } from '../provider.ts';
import { cardOf, type StripeCharges } from './charges.ts';
import { toIntent } from './objects.ts';

/** The page on which the buyer pays. */
export function addCheckoutRoutes(
  app: SandboxApp,
  { store, waitUntil }: ProviderContext,
  { notify, pay, save }: StripeCharges,
) {
  app.get('/pay/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    if (!charge) return c.notFound();
    if (charge.status === 'paid') return c.redirect(charge.returnUrl, 303);
    return c.html(page(c, charge));
  });

  app.post('/pay/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    const { choice, card } = await readForm(c);
    if (!charge || charge.status === 'expired') return c.notFound();
    if (charge.isSetup && choice === 'approve') {
      return c.redirect((await save(charge, card || cardOf(charge))).returnUrl, 303);
    }
    if (choice === 'approve') return c.redirect((await pay(charge)).returnUrl, 303);
    if (choice === 'slow') {
      return c.redirect((await payDelayed({ store, waitUntil }, charge, pay)).returnUrl, 303);
    }
    if (choice !== 'decline') return c.redirect(charge.cancelUrl, 303);
    if (charge.isSetup) return c.html(page(c, charge, DECLINED));
    await notify(charge, 'payment_intent.payment_failed', toIntent({ ...charge, status: 'declined' }));
    return c.html(page(c, charge, DECLINED));
  });
}

function page(c: Context, charge: Charge, error?: string) {
  const price = minorPriceText(charge.amount, charge.currency);
  const action = `${baseOf(c, 'Stripe')}/pay/${charge.id}`;
  const setup = { card: { label: 'Card number', value: cardOf(charge) } };
  return checkoutPage({
    charge,
    price,
    action,
    ...(charge.isSetup ? setup : { hasSlow: true }),
    ...(error ? { error } : {}),
  });
}
