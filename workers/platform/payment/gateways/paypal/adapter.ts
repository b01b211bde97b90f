import { toDecimal } from '../../amounts.ts';
import type {
  BaseOrder,
  PaymentGateway,
  PaymentOrder,
  PaymentOutcome,
  RenewedPayment,
  SavedMethod,
  StartedPayment,
  StoredPayment,
} from '../gateway.ts';
import {
  asList,
  asObject,
  type GatewayClient,
  GatewayError,
  type JsonObject,
  requireText,
} from '../gateway-client.ts';
import { isSameOrder, refundedOf, toOutcome } from './outcome.ts';
import { openPaypalSession } from './session.ts';
import { paypalTrial } from './trial.ts';

export interface PaypalKeys {
  clientId: string;
  clientSecret: string;
  /** PayPal's number of our webhook: part of what it signs. */
  webhookId: string;
}

export type PaypalWebhooks = Pick<PaymentGateway, 'parseWebhook'>;

/** PayPal takes whole units only: https://developer.paypal.com/reference/currency-codes/ */
const ZERO_DECIMAL_CURRENCIES = new Set(['HUF', 'JPY', 'TWD']);

/** Orders are created here, approved on PayPal's page, and captured here on return or on PayPal's webhook. */
export function paypalGateway(
  send: GatewayClient,
  keys: PaypalKeys,
  { parseWebhook }: PaypalWebhooks,
  now: () => Date,
): PaymentGateway {
  const authorise = openPaypalSession(send, keys, now);

  const post: Post = async (path, requestId, json) => {
    const headers = {
      ...(await authorise()),
      'PayPal-Request-Id': requestId,
      Prefer: 'return=representation',
    };
    return await send({ method: 'POST', path, headers, json });
  };

  const fetchOrder = ({ gatewayOrderId }: StoredPayment) => {
    const path = `/v2/checkout/orders/${encodeURIComponent(gatewayOrderId)}`;
    return sendOrNull(async () => send({ method: 'GET', path, headers: await authorise() }));
  };

  return {
    org: 'PayPal',

    start: (order) => startOrder(post, order),

    async reconcile(payment) {
      const order = await fetchOrder(payment);
      // PayPal forgets orders that nobody approved.
      if (!order) return { state: 'failed', reason: 'expired' };
      if (order.status !== 'APPROVED') return toOutcome(order, payment);
      return isSameOrder(order, payment) ? capture(post, payment) : { state: 'failed', reason: 'mismatch' };
    },

    async refund({ currency }, paymentId, { amountMinor, key }) {
      const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`;
      await post(path, key, { amount: toPaypalAmount(amountMinor, currency) });
    },

    async fetchRefunded(payment) {
      const order = await fetchOrder(payment);
      return order ? refundedOf(order) : 0;
    },

    parseWebhook,

    renew: (order, method) => renewOrder(post, order, method),

    trial: paypalTrial({
      post,
      find: (path) => sendOrNull(async () => send({ method: 'GET', path, headers: await authorise() })),
    }),

    /** A token of its own: one from before would still be accepted for keys that are not. */
    async check() {
      await openPaypalSession(send, keys, now)();
      return { isLive: null, currencies: null };
    },
  };
}

export type Post = (path: string, requestId: string, json: unknown) => Promise<JsonObject>;

async function startOrder(post: Post, order: PaymentOrder): Promise<StartedPayment> {
  const answer = await post('/v2/checkout/orders', order.transactionId, {
    intent: 'CAPTURE',
    purchase_units: [toUnit(order)],
    payment_source: { paypal: toApproval(order) },
  });
  const id = requireText(answer.id, 'id');
  const link = asList(answer.links)
    .map(asObject)
    .find((each) => each?.rel === 'payer-action' || each?.rel === 'approve');
  return { gatewayOrderId: id, payload: { id, url: requireText(link?.href, 'payer-action') } };
}

async function capture(post: Post, payment: StoredPayment): Promise<PaymentOutcome> {
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(payment.gatewayOrderId)}/capture`;
    return toOutcome(await post(path, `${payment.transactionId}-capture`, {}), payment);
  } catch (thrown) {
    if (!(thrown instanceof GatewayError) || thrown.code !== 'INSTRUMENT_DECLINED') throw thrown;
    return { state: 'failed', reason: 'declined' };
  }
}

async function renewOrder(post: Post, order: BaseOrder, method: SavedMethod): Promise<RenewedPayment> {
  try {
    const answer = await post('/v2/checkout/orders', order.transactionId, {
      intent: 'CAPTURE',
      purchase_units: [toUnit(order)],
      payment_source: { paypal: { vault_id: method.token } },
    });
    return { gatewayOrderId: requireText(answer.id, 'id'), outcome: toOutcome(answer, order) };
  } catch (thrown) {
    if (!(thrown instanceof GatewayError) || !DECLINES.has(thrown.code ?? '')) throw thrown;
    return { gatewayOrderId: order.transactionId, outcome: { state: 'failed', reason: 'declined' } };
  }
}

const DECLINES: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACTION_REQUIRED',
  'TOKEN_NOT_FOUND',
]);

async function sendOrNull(request: () => Promise<JsonObject>): Promise<JsonObject | null> {
  try {
    return await request();
  } catch (thrown) {
    if (thrown instanceof GatewayError && thrown.status === 404) return null;
    throw thrown;
  }
}

const decimalsOfPaypal = (currency: string) => (ZERO_DECIMAL_CURRENCIES.has(currency) ? 0 : undefined);

function toPaypalAmount(amountMinor: number, currency: string) {
  return { currency_code: currency, value: toDecimal(amountMinor, currency, decimalsOfPaypal(currency)) };
}

function toUnit({ amountMinor, currency, planName, transactionId }: BaseOrder) {
  return {
    custom_id: transactionId,
    invoice_id: transactionId,
    description: planName.slice(0, 127),
    amount: toPaypalAmount(amountMinor, currency),
  };
}

function toApproval(order: PaymentOrder) {
  return {
    experience_context: {
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      brand_name: order.brandName.slice(0, 127),
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
    },
    ...(order.isRenewable
      ? { attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } } }
      : {}),
  };
}
