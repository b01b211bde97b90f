import type { PaymentOrder, PaymentOutcome, SavedMethod, StoredPayment, TrialSetup } from '../gateway.ts';
import { asObject, asText, type GatewayClient, type JsonObject, requireText } from '../gateway-client.ts';
import { MISMATCH } from './outcome.ts';

/**
 * A Checkout Session that saves a card for later charges: https://docs.stripe.com/payments/checkout/save-and-reuse
 */
export function stripeTrial(
  send: GatewayClient,
  headers: Readonly<Record<string, string>>,
  toPageForm: (order: PaymentOrder) => Record<string, string>,
): TrialSetup {
  return {
    async start(order) {
      const session = await send({
        method: 'POST',
        path: '/v1/checkout/sessions',
        headers: { ...headers, 'Idempotency-Key': order.transactionId },
        form: {
          ...toPageForm(order),
          mode: 'setup',
          currency: order.currency.toLowerCase(),
          customer_creation: 'always',
          'setup_intent_data[description]': order.planName,
          'setup_intent_data[metadata][transaction_id]': order.transactionId,
        },
      });
      const id = requireText(session.id, 'id');
      return { gatewayOrderId: id, payload: { id, url: requireText(session.url, 'url') } };
    },

    async reconcile(payment) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(payment.gatewayOrderId)}`;
      const session = await send({
        method: 'GET',
        path: `${path}?expand[]=setup_intent.payment_method`,
        headers,
      });
      return toOutcome(session, payment);
    },
  };
}

function toOutcome(session: JsonObject, payment: StoredPayment): PaymentOutcome {
  if (asText(session.client_reference_id) !== payment.transactionId) return MISMATCH;
  const intent = asObject(session.setup_intent);
  const method = intent?.status === 'succeeded' ? toMethod(session, intent) : null;
  if (intent && method) {
    const { currency } = payment;
    return { state: 'captured', paymentId: requireText(intent.id, 'id'), amountMinor: 0, currency, method };
  }
  return session.status === 'expired' ? { state: 'failed', reason: 'expired' } : { state: 'pending' };
}

/** A card's fingerprint is the same for everybody who enters its number at this account of Stripe's. */
function toMethod(session: JsonObject, intent: JsonObject): SavedMethod | null {
  const method = asObject(intent.payment_method);
  const token = asText(method?.id);
  const customer = asText(session.customer) || asText(intent.customer);
  if (!token || !customer) return null;
  const kind = asObject(method?.[asText(method.type)]);
  return { token, customer, fingerprint: asText(kind?.fingerprint) || null };
}
