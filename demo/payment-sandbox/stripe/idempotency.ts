import type { Context } from 'hono';
import type { Merchant } from '../charge.ts';
import type { SandboxStore } from '../store.ts';
import { fail } from './fail.ts';

type MerchantContext = Context<{ Variables: { merchant: Merchant } }>;

/**
 * The same key gets the same response; with other parameters it is rejected:
 * https://docs.stripe.com/api/idempotent_requests
 */
export async function once(
  store: SandboxStore,
  c: MerchantContext,
  form: Record<string, string>,
  make: () => Promise<object>,
) {
  const { merchant } = c.var;
  const key = c.req.header('idempotency-key');
  const request = `${c.req.path}\n${JSON.stringify(form)}`;
  const known = key ? await store.answered('Stripe', `${merchant.key}:${key}`) : null;
  if (known && stable(known.request) !== stable(request))
    return fail(c, 400, 'idempotency_error', 'idempotency_key_in_use');
  if (known) return c.json(known.answer as object);
  const answer = await make();
  if (key) await store.keepAnswer('Stripe', `${merchant.key}:${key}`, request, answer);
  return c.json(answer);
}

/** An order's own time of expiry moves with the clock of a retry. */
const stable = (request: string) => request.replace(/"expires_at":"\d+"/, '');
