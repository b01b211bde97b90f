import { isoDecimals } from '#app/lib/currency-decimals.ts';
import { scaleMinor, unscaleMinor } from '../../amounts.ts';
import {
  ForgedDetailsError,
  type PaymentGateway,
  type PaymentOutcome,
  type StoredPayment,
  type WebhookEvent,
  type WebhookRequest,
} from '../gateway.ts';
import {
  asList,
  asObject,
  asText,
  type GatewayClient,
  type JsonObject,
  requireText,
} from '../gateway-client.ts';
import { isLiveKey } from '../live-key.ts';
import { hmacHex, isSameText, parseSigned, sha256Hex } from '../signatures.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Set in Razorpay's dashboard beside the webhook's address; not the key's secret. */
  webhookSecret: string;
}

/** An order that the viewer pays in checkout.js on our page; what it returns is signed over *our* order. */
export function razorpayGateway(send: GatewayClient, keys: RazorpayKeys): PaymentGateway {
  const basic = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64');
  const headers = { Authorization: `Basic ${basic}` };

  /** Razorpay lets one order be tried several times: what counts is the try that was paid. */
  async function findPaid({ gatewayOrderId }: StoredPayment): Promise<JsonObject | null> {
    const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
    const { items } = await send({ method: 'GET', path, headers });
    const tries = asList(items).map(asObject);
    return tries.find((each) => PAID.has(asText(each?.status))) ?? tries.find(isAuthorized) ?? null;
  }

  /** Payments of accounts that capture by hand: authorised ones go back to the viewer after some days. */
  async function capture(paid: JsonObject): Promise<JsonObject> {
    const path = `/v1/payments/${encodeURIComponent(requireText(paid.id, 'id'))}/capture`;
    const json = { amount: paid.amount, currency: paid.currency };
    return await send({ method: 'POST', path, headers, json });
  }

  return {
    org: 'Razorpay',

    async start(order) {
      const { amountMinor, currency, transactionId } = order;
      const amount = scaleMinor(amountMinor, currency, isoDecimals(currency));
      const answer = await send({
        method: 'POST',
        path: '/v1/orders',
        headers,
        json: { amount, currency, receipt: transactionId, notes: { transaction_id: transactionId } },
      });
      const id = requireText(answer.id, 'id');
      return { gatewayOrderId: id, payload: { id, amount, currency, key_id: keys.keyId } };
    },

    async reconcile(payment, details) {
      if (details.razorpay_signature !== undefined && !isOwnSignature(payment, details, keys.keySecret)) {
        throw new ForgedDetailsError('razorpay_signature');
      }
      const paid = await findPaid(payment);
      if (!paid) return { state: 'pending' };
      if (paid.order_id !== payment.gatewayOrderId) return { state: 'failed', reason: 'mismatch' };
      if (!isAuthorized(paid)) return toOutcome(paid);
      // A wrong amount is not taken at all.
      const isRight = amountOf(paid) === payment.amountMinor && paid.currency === payment.currency;
      return isRight ? toOutcome(await capture(paid)) : { state: 'failed', reason: 'mismatch' };
    },

    /** https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/ */
    async refund({ currency }, paymentId, { amountMinor, key }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const amount = scaleMinor(amountMinor, currency, isoDecimals(currency));
      const idempotent = { ...headers, 'X-Refund-Idempotency': key };
      await send({ method: 'POST', path, headers: idempotent, json: { amount } });
    },

    async fetchRefunded({ currency }, paymentId) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      const { amount_refunded } = await send({ method: 'GET', path, headers });
      return unscaleMinor(Number(amount_refunded ?? 0), currency, isoDecimals(currency));
    },

    /** An order of one unit that nobody pays: an account takes other currencies than INR only once it may. */
    async check(currency) {
      const amount = 10 ** isoDecimals(currency);
      const json = { amount, currency, receipt: 'check', notes: { purpose: 'check of keys' } };
      await send({ method: 'POST', path: '/v1/orders', headers, json });
      return { isLive: isLiveKey(keys.keyId), currencies: null };
    },

    parseWebhook: (message) => Promise.resolve(parseRazorpayWebhook(message, keys.webhookSecret)),
  };
}

const PAID: ReadonlySet<string> = new Set(['captured', 'refunded']);

const isAuthorized = (payment: JsonObject | null) => payment?.status === 'authorized';

function amountOf({ amount, currency }: JsonObject): number {
  return unscaleMinor(Number(amount), asText(currency), isoDecimals(asText(currency)));
}

/** HMAC of `order_id|payment_id`, with the order that we have stored and not the one that came with it. */
function isOwnSignature(
  { gatewayOrderId }: StoredPayment,
  { razorpay_payment_id = '', razorpay_signature = '' }: Readonly<Record<string, string>>,
  keySecret: string,
): boolean {
  const expected = hmacHex('sha256', keySecret, `${gatewayOrderId}|${razorpay_payment_id}`);
  return isSameText(razorpay_signature, expected);
}

function toOutcome(paid: JsonObject): PaymentOutcome {
  const paymentId = requireText(paid.id, 'id');
  if (paid.status === 'refunded') return { state: 'refunded', paymentId };
  if (paid.status !== 'captured') return { state: 'pending' };
  return {
    state: 'captured',
    paymentId,
    amountMinor: amountOf(paid),
    currency: asText(paid.currency),
    method: null,
  };
}

function parseRazorpayWebhook(message: WebhookRequest, secret: string): WebhookEvent | null {
  const signature = message.headers.get('x-razorpay-signature') ?? '';
  const event = parseSigned(message, (body) => isSameText(signature, hmacHex('sha256', secret, body)));
  if (!event) return null;
  const payload = asObject(event.payload);
  const payment = asObject(asObject(payload?.payment)?.entity);
  const order = asObject(asObject(payload?.order)?.entity);
  const gatewayOrderId = asText(payment?.order_id) || asText(order?.id);
  const kind = asText(event.event);
  // Not the number in the header, which is not signed: with another message's it would silence that one.
  return { eventId: sha256Hex(message.body), kind, subject: gatewayOrderId ? { gatewayOrderId } : null };
}
