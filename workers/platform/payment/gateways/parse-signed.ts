import type { WebhookRequest } from './gateway.ts';
import { asObject, type JsonObject } from './gateway-client.ts';
import { toText } from './signatures.ts';

/** The message as JSON, parsed only when its signature is good; null for any other. */
export function parseSigned(
  { body }: WebhookRequest,
  isSigned: (body: Uint8Array) => boolean,
): JsonObject | null {
  if (!isSigned(body)) return null;
  try {
    return asObject(JSON.parse(toText(body) ?? ''));
  } catch {
    return null;
  }
}
