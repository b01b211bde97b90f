import type { WebhookEvent, WebhookRequest } from '../gateway.ts';
import { asObject, asText, type JsonObject } from '../gateway-client.ts';
import { hmacHex, isSameText, parseSigned } from '../signatures.ts';

/** https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE_S = 300;
/** While a secret is changed Stripe signs with both. */
const MAX_SIGNATURES = 8;

/** `Stripe-Signature: t=…,v1=…[,v1=…]`, an HMAC over the time and the bytes. */
export function parseStripeWebhook(message: WebhookRequest, secret: string): WebhookEvent | null {
  const { body, headers, now } = message;
  const { time, signatures } = readHeader(headers.get('stripe-signature') ?? '');
  const ageS = Math.abs(now.getTime() / 1000 - time);
  if (!Number.isSafeInteger(time) || ageS > TOLERANCE_S) return null;
  const expected = hmacHex('sha256', secret, `${time}.`, body);
  // Every one is compared: which of them was right is nobody's business.
  const isSigned = () => signatures.filter((signature) => isSameText(signature, expected)).length > 0;
  return toEvent(parseSigned(message, isSigned));
}

function readHeader(header: string) {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value = '']) => value);
  return {
    time: /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN,
    signatures: signatures.slice(0, MAX_SIGNATURES),
  };
}

function toEvent(event: JsonObject | null): WebhookEvent | null {
  const eventId = asText(event?.id);
  if (!eventId) return null;
  const object = asObject(asObject(event?.data)?.object);
  // Sessions, intents and charges alike carry what we gave them.
  const transactionId = asText(asObject(object?.metadata)?.transaction_id);
  const gatewayOrderId = object?.object === 'payment_intent' ? asText(object.id) : '';
  return {
    eventId,
    kind: asText(event?.type),
    subject: transactionId ? { transactionId } : null,
    ...(gatewayOrderId ? { gatewayOrderId } : {}),
  };
}
