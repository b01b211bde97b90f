import type { Gateway } from '#app/contract/payment.ts';

/** Why a gateway was not changed. Nothing of its keys is in it. */
export type GatewayFaultReason =
  | { kind: 'no-keys' }
  /** `names` are those of the keys that the gateway has. */
  | { kind: 'keys-malformed'; names: readonly string[] }
  /** `code` is the gateway's own word, if it gave one. */
  | { kind: 'keys-rejected'; code: string | null }
  | { kind: 'check-rejected'; code: string | null }
  | { kind: 'unreachable' }
  /** The keys are of the account's live side, or of its test side, and the setting is the other one. */
  | { kind: 'other-mode'; isLive: boolean }
  /** Nothing is sold in the currency that is set. */
  | { kind: 'currency-unsold'; currency: string; sold: readonly string[] }
  | { kind: 'currency-not-taken'; missing: readonly string[]; taken: readonly string[] };

/** Thrown before anything is written; the operator's API and the studio's calls each have words for it. */
export class GatewayFault extends Error {
  override name = 'GatewayFault';
  readonly org: Gateway;
  readonly reason: GatewayFaultReason;

  constructor(org: Gateway, reason: GatewayFaultReason) {
    super(`${org}: ${reason.kind}`);
    this.org = org;
    this.reason = reason;
  }
}
