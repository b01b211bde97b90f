import { Hono } from 'hono';
import { basicOf, type ProviderContext, type SandboxApp } from '../provider.ts';
import { razorpayCharges } from './charges.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import { addOrderRoutes, fail } from './order-routes.ts';

/** Orders, payments, checkout.js and webhooks of Razorpay. */
export function razorpay(context: ProviderContext) {
  const { store } = context;
  const app: SandboxApp = new Hono();
  const charges = razorpayCharges(context);

  app.use('/v1/*', async (c, next) => {
    // The checkout and its script are the buyer's, who has no key.
    if (c.req.path.includes('/v1/checkout')) return await next();
    const [key, secret] = basicOf(c);
    const merchant = await store.merchant('Razorpay', key);
    if (!merchant || merchant.keys.keySecret !== secret) return fail(c, 401, 'Authentication failed');
    c.set('merchant', merchant);
    return await next();
  });

  addOrderRoutes(app, store, charges);
  addCheckoutRoutes(app, store, charges);
  return { app, pay: charges.pay, refund: charges.refund };
}
