import type { WebhookEvent, WebhookRequest } from '../gateway.ts';
import { asObject, asText } from '../gateway-client.ts';
import { hmacHex, isSameText, parseSigned } from '../signatures.ts';

export function parsePaystackWebhook(message: WebhookRequest, secret: string): WebhookEvent | null {
  const signature = message.headers.get('x-paystack-signature') ?? '';
  const event = parseSigned(message, (body) => isSameText(signature, hmacHex('sha512', secret, body)));
  if (!event) return null;
  const kind = asText(event.event);
  const data = asObject(event.data);
  // A charge speaks of itself, a refund of the charge that it takes back.
  const nested = asObject(data?.transaction)?.reference;
  const reference = asText(data?.transaction_reference) || asText(nested) || asText(data?.reference);
  return {
    eventId: `${kind}:${asText(data?.id) || reference}`,
    kind,
    subject: reference ? { transactionId: reference } : null,
  };
}
