import type { RawMessage } from './gateway.ts';
import { type Answer, asObject } from './gateway-client.ts';
import { toText } from './signatures.ts';

/** The message as JSON, parsed only when its signature is good; null for any other. */
export function readSigned({ body }: RawMessage, isSigned: (body: Uint8Array) => boolean): Answer | null {
  if (!isSigned(body)) return null;
  try {
    return asObject(JSON.parse(toText(body) ?? ''));
  } catch {
    return null;
  }
}
