import * as v from 'valibot';
import { VerifyLinkSchema } from '#app/contract/user.ts';
import { fromBase64Json } from '#app/lib/base64-json.ts';
import { toRejection } from '../rejection.ts';

export interface VerifyService {
  verifyEmail(verifyKey: string): Promise<unknown>;
}

/** `unavailable`: the service could not be reached, or limits the rate; the link may still be good. */
export type Verification =
  | { kind: 'verified' }
  | { kind: 'rejected'; text: string | null }
  | { kind: 'unavailable'; text: string | null };

/**
 * Verifies an address with what its mailed link carries: base64 JSON of at most 4 KB (viewer.md §2).
 * Verifying again within the key's life changes nothing, so the page may be reloaded.
 */
export async function verifyEmail(user: VerifyService, data: string): Promise<Verification> {
  const link = v.safeParse(VerifyLinkSchema, fromBase64Json(data));
  if (!link.success) return { kind: 'rejected', text: null };
  try {
    await user.verifyEmail(link.output.verify_key);
    return { kind: 'verified' };
  } catch (error) {
    const { status, text } = toRejection(error);
    return { kind: status === 400 ? 'rejected' : 'unavailable', text };
  }
}
