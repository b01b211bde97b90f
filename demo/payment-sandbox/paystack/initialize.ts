import type { Context } from 'hono';
import type { Charge, Merchant } from '../charge.ts';
import { newId, type SandboxStore } from '../store.ts';
import { fail } from './responses.ts';

type InitializeBody = Record<
  'reference' | 'amount' | 'currency' | 'email' | 'callback_url',
  string | undefined
> & {
  metadata?: { cancel_action?: string };
};

/** Creates the charge that the body describes; a response where it is not valid. */
export async function initialize(
  store: SandboxStore,
  c: Context,
  merchant: Merchant,
): Promise<Charge | Response> {
  const body: InitializeBody = await c.req.json();
  const { reference = newId(''), amount = '', currency = '', email = '' } = body;
  if (!/^\d+$/.test(amount) || !email.includes('@')) return fail(c, 400, 'invalid_params');
  if (await store.chargeBy('Paystack', merchant.key, reference)) return fail(c, 400, 'duplicate_reference');
  return await store.put({
    org: 'Paystack',
    merchant: merchant.key,
    id: newId(''),
    reference,
    amount,
    currency,
    description: reference,
    email,
    returnUrl: body.callback_url ?? '',
    cancelUrl: body.metadata?.cancel_action ?? body.callback_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: true,
    createdMs: Date.now(),
  });
}
