import { Hono } from 'hono';
import * as v from 'valibot';
import { GatewaySchema } from '#app/contract/payment.ts';
import { METHOD_RESULTS, type Merchant } from './charge.ts';
import { paypal } from './paypal/paypal.ts';
import { paystack } from './paystack/paystack.ts';
import { payu } from './payu/payu.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { openSandboxStore } from './store.ts';
import { stripe } from './stripe/stripe.ts';
import { openWebhooks } from './webhooks.ts';

const MerchantSchema = v.object({
  org: GatewaySchema,
  key: v.string(),
  keys: v.record(v.string(), v.string()),
  webhookUrl: v.string(),
});
const BehaviourSchema = v.object({
  latencyMs: v.optional(v.number(), 0),
  down: v.optional(v.array(GatewaySchema), []),
  holdsMessages: v.optional(v.boolean(), false),
});

const MethodSchema = v.object({ answer: v.picklist(METHOD_RESULTS) });

/** Pages and forms of the buyer's: an API that is down leaves them as they are. */
const CHECKOUT = /\/(?:pay\/|checkoutnow|_payment)|^\/razorpay\/v1\/checkout/;

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
  const app = new Hono<{ Variables: { merchant: Merchant } }>();

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

  app.put('/control/merchants', async (c) => {
    await store.putMerchant(v.parse(MerchantSchema, await c.req.json()));
    return c.json({});
  });
  app.put('/control/behaviour', async (c) => {
    await store.putBehaviour(v.parse(BehaviourSchema, await c.req.json()));
    return c.json({});
  });
  app.get('/control/charges/:org/:merchant/:reference', async (c) => {
    const { org, merchant, reference } = c.req.param();
    return c.json(await store.chargeBy(v.parse(GatewaySchema, org), merchant, reference));
  });
  app.post('/control/charges/:org/:merchant/:reference/:action', async (c) => {
    const { merchant, reference, action, org: name } = c.req.param();
    const org = v.parse(GatewaySchema, name);
    const charge = await store.chargeBy(org, merchant, reference);
    if (!charge) return c.notFound();
    const base = `${new URL(c.req.url).origin}/${org.toLowerCase()}`;
    if (action === 'pay') await providers[org].pay(charge, base);
    else if (action === 'refund') await providers[org].refund(charge, base);
    else if (action === 'approve') await store.put({ ...charge, status: 'approved' });
    else if (action === 'decline') await store.put({ ...charge, status: 'declined' });
    else if (action === 'expire') await store.put({ ...charge, status: 'expired' });
    else return c.notFound();
    return c.json(await store.charge(org, charge.id));
  });
  /** For charges on what this charge was paid with. */
  app.put('/control/methods/:org/:merchant/:reference', async (c) => {
    const { merchant, reference, org: name } = c.req.param();
    const org = v.parse(GatewaySchema, name);
    const { answer } = v.parse(MethodSchema, await c.req.json());
    const charge = await store.chargeBy(org, merchant, reference);
    const provider = providers[org];
    if (!charge || !('tokenOf' in provider)) return c.notFound();
    await store.putMethodAnswer(org, provider.tokenOf(charge), answer);
    return c.json({});
  });
  app.get('/control/messages', async (c) => c.json(await store.messages()));
  app.post('/control/messages/:id/deliver', async (c) => {
    const message = await store.message(c.req.param('id'));
    return message ? c.json({ status: await webhooks.deliver(message) }) : c.notFound();
  });
  return app;
}
