import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import { type Charge, METHOD_RESULTS } from './charge.ts';
import type { ProviderContext, SandboxApp } from './provider.ts';
import type { SandboxStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** A provider, as a control request drives it. */
interface ControlledProvider {
  pay(charge: Charge, base: string): Promise<Charge>;
  /** Of some of it, in the provider's own unit, or of all that is left; false where it is not accepted. */
  refund(charge: Charge, base: string, amount?: string): Promise<boolean>;
  /** Of providers that charge saved methods. */
  tokenOf?(charge: Charge): string;
}
type Providers = Readonly<Record<Gateway, ControlledProvider>>;

const MerchantSchema = v.object({
  org: GatewaySchema,
  key: v.string(),
  keys: v.record(v.string(), v.string()),
  webhookUrl: v.string(),
  isRevoked: v.optional(v.boolean()),
});
const BehaviourSchema = v.object({
  latencyMs: v.optional(v.number(), 0),
  down: v.optional(v.array(GatewaySchema), []),
  holdsMessages: v.optional(v.boolean(), false),
});

const MethodSchema = v.object({ answer: v.picklist(METHOD_RESULTS) });

/** How tests and developers set the sandbox up, move money, and hold or repeat webhooks. */
export function addControlRoutes(
  app: SandboxApp,
  providers: Providers,
  { store, webhooks }: Pick<ProviderContext, 'store' | 'webhooks'>,
) {
  app.put('/control/merchants', async (c) => {
    await store.putMerchant(v.parse(MerchantSchema, await c.req.json()));
    return c.json({});
  });
  app.put('/control/behaviour', async (c) => {
    await store.putBehaviour(v.parse(BehaviourSchema, await c.req.json()));
    return c.json({});
  });
  addChargeRoutes(app, providers, store);
  addMessageRoutes(app, store, webhooks);
}

function addChargeRoutes(app: SandboxApp, providers: Providers, store: SandboxStore) {
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
    else if (action === 'refund') await providers[org].refund(charge, base, c.req.query('amount'));
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
    if (!charge || !provider.tokenOf) return c.notFound();
    await store.putMethodAnswer(org, provider.tokenOf(charge), answer);
    return c.json({});
  });
}

function addMessageRoutes(app: SandboxApp, store: SandboxStore, webhooks: Webhooks) {
  app.get('/control/messages', async (c) => c.json(await store.messages()));
  app.post('/control/messages/:id/deliver', async (c) => {
    const message = await store.message(c.req.param('id'));
    return message ? c.json({ status: await webhooks.deliver(message) }) : c.notFound();
  });
}
