import { isoDecimals, scaleMinor, unscaleMinor } from '../../amounts.ts';
import type { PaymentGateway, PaymentOrder, PaymentOutcome, SavedMethod, StoredPayment } from '../gateway.ts';
import {
  asList,
  asObject,
  asText,
  type GatewayClient,
  GatewayError,
  type JsonObject,
  requireText,
} from '../gateway-client.ts';
import { parseStripeWebhook } from './webhook.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** The shapes below are this version's, whatever the account's own is. */
const VERSION = '2024-06-20';
/**
 * Checkout pages of Stripe close between 30 minutes and a day; ours when the estimation would have aged
 * anyway.
 */
const CHECKOUT_MINUTES = 60;
/**
 * Whole units that Stripe counts in hundredths nevertheless: https://docs.stripe.com/currencies#special-cases
 */
const HUNDREDTHS = new Set(['ISK', 'UGX']);

/** Checkout Sessions: the viewer pays on Stripe's page, and the session is fetched when he returns. */
export function stripeGateway(send: GatewayClient, keys: StripeKeys, now: () => Date): PaymentGateway {
  const headers = { Authorization: `Bearer ${keys.secretKey}`, 'Stripe-Version': VERSION };

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

  async function fetchIntentOutcome(payment: StoredPayment): Promise<PaymentOutcome> {
    const path = `/v1/payment_intents/${encodeURIComponent(payment.gatewayOrderId)}?expand[]=latest_charge`;
    const intent = await send({ method: 'GET', path, headers });
    if (asText(asObject(intent.metadata)?.transaction_id) !== payment.transactionId) return MISMATCH;
    return ofIntent(intent);
  }

  /** Stripe forgets idempotency keys after a day: https://docs.stripe.com/api/payment_intents/search */
  async function findIntent(transactionId: string): Promise<JsonObject | null> {
    const query = encodeURIComponent(`metadata['transaction_id']:'${transactionId}'`);
    const path = `/v1/payment_intents/search?query=${query}&expand[]=data.latest_charge`;
    const found = asList((await send({ method: 'GET', path, headers })).data).map(asObject);
    return found.find((intent) => intent?.status === 'succeeded') ?? found[0] ?? null;
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
      payment.gatewayOrderId.startsWith('pi_') ? fetchIntentOutcome(payment) : fetchSessionOutcome(payment),

    async refund({ transactionId }, paymentId) {
      await send({
        method: 'POST',
        path: '/v1/refunds',
        headers: { ...headers, 'Idempotency-Key': `${transactionId}-refund` },
        form: { payment_intent: paymentId },
      });
    },

    parseWebhook: (message) => Promise.resolve(parseStripeWebhook(message, keys.webhookSecret)),

    async findOrder(transactionId) {
      const intent = await findIntent(transactionId);
      return intent && requireText(intent.id, 'id');
    },

    async renew(order, method, { isKeyExpired }) {
      const known = isKeyExpired ? await findIntent(order.transactionId) : null;
      if (known) return { gatewayOrderId: requireText(known.id, 'id'), outcome: ofIntent(known) };
      try {
        const intent = await send({
          method: 'POST',
          path: '/v1/payment_intents',
          headers: { ...headers, 'Idempotency-Key': order.transactionId },
          form: {
            ...toAmount(order),
            customer: method.customer ?? '',
            payment_method: method.token,
            off_session: 'true',
            confirm: 'true',
            description: order.planName,
            'metadata[transaction_id]': order.transactionId,
            'expand[0]': 'latest_charge',
          },
        });
        return { gatewayOrderId: requireText(intent.id, 'id'), outcome: ofIntent(intent) };
      } catch (thrown) {
        // 402 means that the card was declined. After any other error the result is unknown.
        if (!(thrown instanceof GatewayError) || thrown.status !== 402) throw thrown;
        return { gatewayOrderId: order.transactionId, outcome: { state: 'failed', reason: 'declined' } };
      }
    },
  };
}

const MISMATCH: PaymentOutcome = { state: 'failed', reason: 'mismatch' };

const decimalsOfStripe = (currency: string) => (HUNDREDTHS.has(currency) ? 2 : isoDecimals(currency));

function toAmount({ amountMinor, currency }: Pick<PaymentOrder, 'amountMinor' | 'currency'>) {
  const amount = String(scaleMinor(amountMinor, currency, decimalsOfStripe(currency)));
  return { amount, currency: currency.toLowerCase() };
}

function toSessionForm(order: PaymentOrder, now: Date): Record<string, string> {
  const { amount, currency } = toAmount(order);
  return {
    mode: 'payment',
    client_reference_id: order.transactionId,
    customer_email: order.customer.email,
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: String(Math.floor(now.getTime() / 1000) + CHECKOUT_MINUTES * 60),
    locale: 'auto',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency,
    'line_items[0][price_data][unit_amount]': amount,
    'line_items[0][price_data][product_data][name]': order.planName,
    'metadata[transaction_id]': order.transactionId,
    'payment_intent_data[metadata][transaction_id]': order.transactionId,
    ...(order.isRenewable
      ? { customer_creation: 'always', 'payment_intent_data[setup_future_usage]': 'off_session' }
      : {}),
  };
}

function ofIntent(intent: JsonObject): PaymentOutcome {
  if (intent.status === 'succeeded') {
    return toOutcome(intent, intent.amount_received, asText(intent.currency));
  }
  const isOpen = intent.status === 'processing' || intent.status === 'requires_capture';
  return isOpen ? { state: 'pending' } : { state: 'failed', reason: 'declined' };
}

function toOutcome(intent: JsonObject | null, amount: unknown, currencyText: string): PaymentOutcome {
  const paymentId = requireText(intent?.id, 'payment_intent');
  if (asObject(intent?.latest_charge)?.refunded === true) return { state: 'refunded', paymentId };
  const currency = currencyText.toUpperCase();
  const amountMinor = unscaleMinor(Number(amount), currency, decimalsOfStripe(currency));
  return { state: 'captured', paymentId, amountMinor, currency, method: toMethod(intent) };
}

function toMethod(intent: JsonObject | null): SavedMethod | null {
  const token = asText(intent?.payment_method);
  const customer = asText(intent?.customer);
  return token && customer && intent?.setup_future_usage === 'off_session' ? { token, customer } : null;
}
