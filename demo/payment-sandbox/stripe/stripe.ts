import { Hono } from 'hono';
import { bearerOf, type ProviderContext, type SandboxApp } from '../provider.ts';
import { stripeCharges } from './charges.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import { fail } from './fail.ts';
import { tokenOf } from './objects.ts';
import { addPaymentIntentRoutes } from './payment-intent-routes.ts';
import { addSessionRoutes } from './session-routes.ts';

/** Checkout Sessions, Payment Intents and webhooks of Stripe, as far as a site that redirects needs them. */
export function stripe(context: ProviderContext) {
  const { store } = context;
  const app: SandboxApp = new Hono();
  const charges = stripeCharges(context);

  app.use('/v1/*', async (c, next) => {
    const merchant = await store.merchant('Stripe', bearerOf(c));
    if (!merchant) return fail(c, 401, 'invalid_request_error', 'api_key_invalid');
    c.set('merchant', merchant);
    return await next();
  });

  app.get('/v1/balance', (c) => {
    const [, side] = /^[sr]k_(live|test)_/.exec(c.var.merchant.key) ?? [];
    const livemode = side === undefined ? {} : { livemode: side === 'live' };
    return c.json({ object: 'balance', available: [], pending: [], ...livemode });
  });
  addSessionRoutes(app, store);
  addPaymentIntentRoutes(app, store, charges);
  addCheckoutRoutes(app, context, charges);
  return { app, pay: charges.pay, refund: charges.refund, tokenOf };
}
