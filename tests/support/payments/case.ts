import type { Charge } from '#demo/payment-sandbox/charge.ts';
import type { Harness } from './harness.ts';
import type { Shop } from './merchants.ts';
import type { Random } from './random.ts';
import { isDying } from './steps.ts';

export interface Started {
  id: string;
  key: string;
  plan: string;
  form: { url: string; fields: Record<string, string> } | null;
}

export type PaymentCase = ReturnType<typeof caseOf>;

/** What all who have to do with one shop share: what has been begun there, and what must never have been answered. */
export function caseOf(world: Harness, shop: Shop, others: readonly Shop[], random: Random) {
  const started: Started[] = [];
  const wrongs: string[] = [];
  /** Charges that somebody has changed at the gateway: their money buys nothing. */
  const altered = new Set<string>();
  const charges = (): Charge[] => world.gateways.chargesOf(shop.merchant);
  /** Without PayPal's certificate a webhook cannot be verified as PayPal's. */
  const unheard = shop.org === 'PayPal' ? [503] : [];
  const chargeOf = (id: string) => charges().find(({ reference }) => reference === id);

  function expectStatus(what: string, status: number, allowed: readonly number[]) {
    if (!isDying() && !allowed.includes(status)) wrongs.push(`${what} answered ${status}`);
  }

  async function post(path: string, body: unknown, extra: { key?: string; session?: string } = {}) {
    return await world.call(shop, {
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
    world,
    shop,
    others,
    random,
    started,
    wrongs,
    altered,
    charges,
    chargeOf,
    unheard,
    expectStatus,
    post,
  };
}
