import type { Gateway } from '#app/contract/payment.ts';

/** One order at one provider, and what became of it. */
export interface Charge {
  org: Gateway;
  /** Whose it is: the merchant's public key or the like. */
  merchant: string;
  /** The provider's number of the order. */
  id: string;
  /** The merchant's number, as it was given. */
  reference: string;
  /** As the request had it, in the provider's own unit. */
  amount: string;
  currency: string;
  description: string;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  /** `approved` has been agreed to and waits for the merchant (PayPal). */
  status: 'open' | 'approved' | 'paid' | 'declined' | 'expired' | 'refunded';
  /** The provider's number of the payment, once there was one. */
  paymentId: string | null;
  /** How often money has moved: more than once would be the provider's fault. */
  timesCharged: number;
  /** What went back to the buyer so far, in the provider's own unit. */
  refunds?: readonly string[];
  keepsMethod: boolean;
  /** It saves a card or wallet, and moves no money. */
  isSetup?: boolean;
  /** What a setup was done with: the same one, the same number. */
  card?: string;
  createdMs: number;
}

/** A merchant's account, with everything that signs. */
export interface Merchant {
  org: Gateway;
  /** Identified by the key that its calls carry. */
  key: string;
  keys: Readonly<Record<string, string>>;
  webhookUrl: string;
  /** The provider no longer accepts its keys. */
  isRevoked?: boolean | undefined;
}

/** A webhook to a merchant: stored whether or not it is sent, for tests that hold, repeat or forge it. */
export interface WebhookDelivery {
  id: string;
  org: Gateway;
  merchant: string;
  kind: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** HTTP statuses of the deliveries so far; 0 where none was reached. */
  statuses: number[];
}

/** How the providers behave, for everybody, until it is changed. */
export interface Behaviour {
  /** Every API call takes this long. */
  latencyMs: number;
  /** API calls of these providers answer 503. */
  down: readonly Gateway[];
  /** Webhooks wait until they are requested. */
  holdsMessages: boolean;
}

export const ORDINARY: Behaviour = { latencyMs: 0, down: [], holdsMessages: false };

/**
 * How charges on a saved method end, without a viewer: `pending` is paid by a control request, `lost` once
 * takes the money and responds with 503.
 */
export const METHOD_RESULTS = ['approve', 'decline', 'pending', 'lost'] as const;
export type MethodResult = (typeof METHOD_RESULTS)[number];
