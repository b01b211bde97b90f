import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from './gateway.ts';
import { asObject, type JsonObject } from './gateway-client.ts';

type Bytes = string | Uint8Array;

export function hmacHex(algorithm: 'sha256' | 'sha512', key: string, ...data: Bytes[]): string {
  const hmac = createHmac(algorithm, key);
  for (const part of data) hmac.update(part);
  return hmac.digest('hex');
}

export function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function sha512Hex(text: string): string {
  return createHash('sha512').update(text).digest('hex');
}

/** Takes the same time wherever two texts of one length part. */
export function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The bytes of a message as text, only after its signature was found good. Null for what is no UTF-8. */
export function toText(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

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
