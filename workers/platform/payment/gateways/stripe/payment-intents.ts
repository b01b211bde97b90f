import type { BaseOrder, PaymentGateway, PaymentOutcome, SavedMethod, StoredPayment } from '../gateway.ts';
import {
  asList,
  asObject,
  asText,
  type GatewayClient,
  GatewayError,
  type JsonObject,
  requireText,
} from '../gateway-client.ts';
import { fromAmount, MISMATCH, ofIntent, toAmount } from './outcome.ts';

/** Charges of saved cards: https://docs.stripe.com/api/payment_intents */
export function paymentIntents(send: GatewayClient, headers: Readonly<Record<string, string>>) {
  async function fetchOutcome(payment: StoredPayment): Promise<PaymentOutcome> {
    const path = `/v1/payment_intents/${encodeURIComponent(payment.gatewayOrderId)}?expand[]=latest_charge`;
    const intent = await send({ method: 'GET', path, headers });
    if (asText(asObject(intent.metadata)?.transaction_id) !== payment.transactionId) return MISMATCH;
    return ofIntent(intent);
  }

  async function fetchRefunded(id: string, currency: string): Promise<number> {
    const path = `/v1/payment_intents/${encodeURIComponent(id)}?expand[]=latest_charge`;
    const intent = await send({ method: 'GET', path, headers });
    return fromAmount(asObject(intent.latest_charge)?.amount_refunded ?? 0, currency);
  }

  /** Stripe forgets idempotency keys after a day: https://docs.stripe.com/api/payment_intents/search */
  async function find(transactionId: string): Promise<JsonObject | null> {
    const query = encodeURIComponent(`metadata['transaction_id']:'${transactionId}'`);
    const path = `/v1/payment_intents/search?query=${query}&expand[]=data.latest_charge`;
    const found = asList((await send({ method: 'GET', path, headers })).data).map(asObject);
    return found.find((intent) => intent?.status === 'succeeded') ?? found[0] ?? null;
  }

  const renew: NonNullable<PaymentGateway['renew']> = async (order, method, { isKeyExpired }) => {
    const known = isKeyExpired ? await find(order.transactionId) : null;
    if (known) return { gatewayOrderId: requireText(known.id, 'id'), outcome: ofIntent(known) };
    try {
      const intent = await send({
        method: 'POST',
        path: '/v1/payment_intents',
        headers: { ...headers, 'Idempotency-Key': order.transactionId },
        form: toIntentForm(order, method),
      });
      return { gatewayOrderId: requireText(intent.id, 'id'), outcome: ofIntent(intent) };
    } catch (thrown) {
      // 402 means that the card was declined. After any other error the result is unknown.
      if (!(thrown instanceof GatewayError) || thrown.status !== 402) throw thrown;
      return { gatewayOrderId: order.transactionId, outcome: { state: 'failed', reason: 'declined' } };
    }
  };

  return { fetchOutcome, fetchRefunded, find, renew };
}

function toIntentForm(order: BaseOrder, method: SavedMethod): Record<string, string> {
  return {
    ...toAmount(order),
    customer: method.customer ?? '',
    payment_method: method.token,
    off_session: 'true',
    confirm: 'true',
    description: order.planName,
    'metadata[transaction_id]': order.transactionId,
    'expand[0]': 'latest_charge',
  };
}
