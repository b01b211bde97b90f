import { baseOf, readForm, type SandboxApp } from '../provider.ts';
import { newId, type SandboxStore } from '../store.ts';
import { toCharge } from './charges.ts';
import { fail } from './fail.ts';
import { once } from './idempotency.ts';
import { toSession } from './objects.ts';

const REQUIRED_OF_SETUPS = ['success_url', 'currency'] as const;
const REQUIRED = [
  'mode',
  'success_url',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][quantity]',
] as const;

/** https://docs.stripe.com/api/checkout/sessions */
export function addSessionRoutes(app: SandboxApp, store: SandboxStore) {
  app.post('/v1/checkout/sessions', async (c) => {
    const form = await readForm(c);
    const { merchant } = c.var;
    const required: readonly string[] = form.mode === 'setup' ? REQUIRED_OF_SETUPS : REQUIRED;
    const missing = required.find((name) => !form[name]);
    if (missing) return fail(c, 400, 'invalid_request_error', 'parameter_missing', missing);
    return await once(store, c, form, async () => {
      const charge = await store.put(toCharge(newId('cs_test_'), merchant.key, form));
      return toSession(charge, `${baseOf(c, 'Stripe')}/pay/${charge.id}`);
    });
  });

  app.get('/v1/checkout/sessions/:id', async (c) => {
    const charge = await store.charge('Stripe', c.req.param('id'));
    if (charge?.merchant !== c.var.merchant.key)
      return fail(c, 404, 'invalid_request_error', 'resource_missing');
    return c.json(toSession(charge, `${baseOf(c, 'Stripe')}/pay/${charge.id}`));
  });
}
