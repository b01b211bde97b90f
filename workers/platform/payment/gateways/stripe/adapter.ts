import type { PaymentGateway, PaymentOrder, PaymentOutcome, StoredPayment } from '../gateway.ts';
import { asObject, asText, type GatewayClient, requireText } from '../gateway-client.ts';
import { MISMATCH, toAmount, toOutcome } from './outcome.ts';
import { paymentIntents } from './payment-intents.ts';
import { stripeTrial } from './trial.ts';
import { parseStripeWebhook } from './webhook.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** The shapes below are this version's, whatever the account's own is. */
const VERSION = '2024-06-20';
/** Stripe allows 30 minutes to a day; by then the estimation has expired as well. */
const CHECKOUT_MINUTES = 60;

/** Checkout Sessions: the viewer pays on Stripe's page, and the session is fetched when he returns. */
export function stripeGateway(send: GatewayClient, keys: StripeKeys, now: () => Date): PaymentGateway {
  const headers = { Authorization: `Bearer ${keys.secretKey}`, 'Stripe-Version': VERSION };
  const intents = paymentIntents(send, headers);

  async function fetchSessionOutcome(payment: StoredPayment): Promise<PaymentOutcome> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(payment.gatewayOrderId)}`;
    const session = await send({
      method: 'GET',
      path: `${path}?expand[]=payment_intent.latest_charge`,
      headers,
    });
    if (asText(session.client_reference_id) !== payment.transactionId) return MISMATCH;
    if (session.payment_status === 'paid') {
      return toOutcome(asObject(session.payment_intent), session.amount_total, asText(session.currency));
    }
    return session.status === 'expired' ? { state: 'failed', reason: 'expired' } : { state: 'pending' };
  }

  return {
    org: 'Stripe',

    async start(order) {
      const session = await send({
        method: 'POST',
        path: '/v1/checkout/sessions',
        headers: { ...headers, 'Idempotency-Key': order.transactionId },
        form: toSessionForm(order, now()),
      });
      const id = requireText(session.id, 'id');
      return { gatewayOrderId: id, payload: { id, url: requireText(session.url, 'url') } };
    },

    reconcile: (payment) =>
      payment.gatewayOrderId.startsWith('pi_') ? intents.fetchOutcome(payment) : fetchSessionOutcome(payment),

    async refund({ currency }, paymentId, { amountMinor, key }) {
      await send({
        method: 'POST',
        path: '/v1/refunds',
        headers: { ...headers, 'Idempotency-Key': key },
        form: { payment_intent: paymentId, amount: toAmount({ amountMinor, currency }).amount },
      });
    },

    fetchRefunded: ({ currency }, paymentId) => intents.fetchRefunded(paymentId, currency),

    parseWebhook: (message) => Promise.resolve(parseStripeWebhook(message, keys.webhookSecret)),

    async findOrder(transactionId) {
      const intent = await intents.find(transactionId);
      return intent && requireText(intent.id, 'id');
    },

    renew: intents.renew,

    trial: stripeTrial(send, headers, (order) => toPageForm(order, now())),

    /** https://docs.stripe.com/api/balance */
    async check() {
      const { livemode } = await send({ method: 'GET', path: '/v1/balance', headers });
      return { isLive: typeof livemode === 'boolean' ? livemode : null, currencies: null };
    },
  };
}

/** What Stripe's page needs, whatever happens on it. */
function toPageForm(order: PaymentOrder, now: Date): Record<string, string> {
  return {
    client_reference_id: order.transactionId,
    customer_email: order.customer.email,
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: String(Math.floor(now.getTime() / 1000) + CHECKOUT_MINUTES * 60),
    locale: 'auto',
    'metadata[transaction_id]': order.transactionId,
  };
}

function toSessionForm(order: PaymentOrder, now: Date): Record<string, string> {
  const { amount, currency } = toAmount(order);
  return {
    ...toPageForm(order, now),
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency,
    'line_items[0][price_data][unit_amount]': amount,
    'line_items[0][price_data][product_data][name]': order.planName,
    'payment_intent_data[metadata][transaction_id]': order.transactionId,
    ...(order.isRenewable
      ? { customer_creation: 'always', 'payment_intent_data[setup_future_usage]': 'off_session' }
      : {}),
  };
}
