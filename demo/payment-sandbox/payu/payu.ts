import { Hono } from 'hono';
import type { ProviderContext, SandboxApp } from '../provider.ts';
import { addApiRoutes } from './api-routes.ts';
import { payuCharges } from './charges.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';

/** PayU India's hosted page, the form that it posts back, and `verify_payment`. */
export function payu(context: ProviderContext) {
  const { store } = context;
  const app: SandboxApp = new Hono();
  const charges = payuCharges(context);

  addCheckoutRoutes(app, store, charges);
  addApiRoutes(app, store, charges);
  return { app, pay: charges.pay, refund: charges.refund };
}
