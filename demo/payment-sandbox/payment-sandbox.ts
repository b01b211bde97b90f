import { Hono } from 'hono';
import { addControlRoutes } from './control-routes.ts';
import { paypal } from './paypal/paypal.ts';
import { paystack } from './paystack/paystack.ts';
import { payu } from './payu/payu.ts';
import type { SandboxApp } from './provider.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { openSandboxStore } from './store.ts';
import { stripe } from './stripe/stripe.ts';
import { openWebhooks } from './webhooks.ts';

/** Pages and forms of the buyer's: an API that is down leaves them as they are. */
const CHECKOUT = /\/(?:pay\/|checkoutnow|agreements\/approve|_payment)|^\/razorpay\/v1\/checkout/;

/** Five providers below a path each, and `/control` for tests and developers. */
export function createPaymentSandbox(
  storage: DurableObjectStorage,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const store = openSandboxStore(storage);
  const webhooks = openWebhooks(store, waitUntil);
  const sandbox = { store, webhooks, waitUntil };
  const providers = {
    Stripe: stripe(sandbox),
    Razorpay: razorpay(sandbox),
    Paystack: paystack(sandbox),
    PayPal: paypal(sandbox),
    PayU: payu(sandbox),
  };
  const app: SandboxApp = new Hono();

  for (const [org, provider] of Object.entries(providers)) {
    const base = `/${org.toLowerCase()}`;
    app.use(`${base}/*`, async (c, next) => {
      const { latencyMs, down } = await store.behaviour();
      if (CHECKOUT.test(c.req.path)) return await next();
      if (latencyMs > 0) await new Promise((done) => setTimeout(done, latencyMs));
      return down.some((each) => each === org)
        ? c.json({ error: { code: 'server_error' } }, 503)
        : await next();
    });
    app.route(base, provider.app);
  }

  addControlRoutes(app, providers, sandbox);
  return app;
}
