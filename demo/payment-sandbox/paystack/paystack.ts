import { Hono, type MiddlewareHandler } from 'hono';
import type { Merchant } from '../charge.ts';
import { bearerOf, type ProviderContext, type SandboxApp } from '../provider.ts';
import { paystackCharges } from './charges.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import { tokenOf } from './objects.ts';
import { fail } from './responses.ts';
import { addTransactionRoutes } from './transaction-routes.ts';

/** Of every account here. */
const CURRENCIES = ['NGN', 'USD'];

/** Transactions, the checkout page and webhooks of Paystack. */
export function paystack(context: ProviderContext) {
  const { store } = context;
  const app: SandboxApp = new Hono();
  const charges = paystackCharges(context);

  const signedIn: MiddlewareHandler<{ Variables: { merchant: Merchant } }> = async (c, next) => {
    const merchant = await store.merchant('Paystack', bearerOf(c));
    if (!merchant) return fail(c, 401, 'invalid_Key');
    c.set('merchant', merchant);
    return await next();
  };
  app.use('/transaction/*', signedIn);
  app.use('/refund', signedIn);
  app.use('/balance', signedIn);
  app.get('/balance', (c) =>
    c.json({ status: true, data: CURRENCIES.map((currency) => ({ currency, balance: 0 })) }),
  );

  addTransactionRoutes(app, store, charges);
  addCheckoutRoutes(app, context, charges);
  return { app, pay: charges.pay, refund: charges.refund, tokenOf };
}
