import { sha256Hex } from '#app/lib/sha256-hex.ts';

/** The platform charges the price it showed for this long; an older form is replaced by a new one. */
export const FORM_LIFETIME_MS = 30 * 60 * 1000;
/** How far a browser's form may lie ahead of this machine's clock, since another one made it. */
const CLOCK_SLACK_MS = 60 * 1000;

const ATTEMPT = /^([0-9a-z]{6,10})-[0-9a-f]{32}$/;

/** Identifies one payment form and its creation time. The page's address holds it, so that Back finds it. */
export function newAttempt(now: Date): string {
  return `${now.getTime().toString(36)}-${crypto.randomUUID().replaceAll('-', '')}`;
}

/** False for one that is too old to pay the price that was shown with it, and for what is none. */
export function isCurrent(attempt: string | null, now: Date): attempt is string {
  const made = ATTEMPT.exec(attempt ?? '')?.[1];
  if (made === undefined) return false;
  const ageMs = now.getTime() - Number.parseInt(made, 36);
  return ageMs < FORM_LIFETIME_MS && ageMs > -CLOCK_SLACK_MS;
}

export interface Choice {
  planId: string;
  gatewayId: string;
  discountId: string | null;
  /** As it was typed; empty where no code is applied. */
  code: string;
  /** Of the free trial that the form begins; absent where it pays. */
  trialDays?: number | null;
}

/**
 * The idempotency key of a form: the same for the same choice in it, however often it is sent; another way to
 * pay or another voucher is another payment.
 */
export async function paymentKey(
  attempt: string,
  { planId, gatewayId, discountId, code, trialDays }: Choice,
): Promise<string> {
  const text = JSON.stringify([
    attempt,
    planId,
    gatewayId,
    discountId,
    ...(code ? [code] : []),
    ...(trialDays ? [trialDays] : []),
  ]);
  return await sha256Hex(text);
}
