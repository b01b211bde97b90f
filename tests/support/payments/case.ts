import type { Charge } from '#demo/payment-sandbox/charge.ts';
import type { Harness } from './harness.ts';
import type { Shop } from './merchants.ts';
import type { Random } from './random.ts';
import { isCrashed } from './steps.ts';

export interface Started {
  id: string;
  key: string;
  plan: string;
  isTrial: boolean;
  form: { url: string; fields: Record<string, string> } | null;
}

export type PaymentCase = ReturnType<typeof createPaymentCase>;

/**
 * The state that all participants of one shop share: its started payments and the responses that must never
 * occur.
 */
export function createPaymentCase(harness: Harness, shop: Shop, others: readonly Shop[], random: Random) {
  const started: Started[] = [];
  const violations: string[] = [];
  /** Charges whose amount or currency was changed at the gateway: their money buys nothing. */
  const altered = new Set<string>();
  const charges = (): Charge[] => harness.gateways.chargesOf(shop.merchant);
  /** Without PayPal's certificate a webhook cannot be verified as PayPal's. */
  const unverifiable = shop.org === 'PayPal' ? [503] : [];
  const chargeOf = (id: string) => charges().find(({ reference }) => reference === id);

  function expectStatus(what: string, status: number, allowed: readonly number[]) {
    if (!isCrashed() && !allowed.includes(status)) violations.push(`${what} responded with ${status}`);
  }

  async function post(path: string, body: unknown, extra: { key?: string; session?: string } = {}) {
    return await harness.call(shop, {
      path,
      ...(extra.session === undefined ? {} : { session: extra.session }),
      init: {
        method: 'POST',
        headers: extra.key ? { 'idempotency-key': extra.key } : {},
        body: JSON.stringify(body),
      },
    });
  }

  return {
    harness,
    shop,
    others,
    random,
    started,
    violations,
    altered,
    charges,
    chargeOf,
    unverifiable,
    expectStatus,
    post,
  };
}
