import type { Gateway, TransactionStart } from '#app/contract/payment.ts';

export type InitiatePayload = TransactionStart['initiate_payload'];

/** What a viewer has to pay. Every figure comes from the stored estimation. */
export interface PaymentOrder {
  /** Letters and digits, at most 25 (PayU's limit). Gateways know the payment by it, and take it once. */
  transactionId: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** In the viewer's language, for the gateway's page and the bank's statement. */
  planName: string;
  brandName: string;
  customer: Customer;
  /** Absolute addresses on the tenant's own site. */
  returnUrl: string;
  cancelUrl: string;
  /** Where a gateway that comes back by a form of its own posts it (PayU). */
  formReturnUrl: string;
  /** BCP 47. */
  language: string;
  /** The plan renews, so the gateway has to save the payment method. */
  isRenewable: boolean;
}

export interface Customer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

export interface StartedPayment {
  /** The gateway's own id of the order, used to query it later. */
  gatewayOrderId: string;
  payload: InitiatePayload;
}

/** A payment as we have stored it. */
export interface StoredPayment {
  transactionId: string;
  gatewayOrderId: string;
  amountMinor: number;
  currency: string;
}

/**
 * The state of a payment as the gateway's API reports it. Only this changes a payment's state: neither the
 * parameters a browser brings back nor the body of a webhook is trusted.
 */
export type PaymentOutcome =
  | {
      state: 'captured';
      paymentId: string;
      amountMinor: number;
      currency: string;
      method: SavedMethod | null;
      /** Of a payment that was captured before: what has been refunded of it so far. */
      refundedMinor?: number;
    }
  | { state: 'refunded'; paymentId: string }
  | { state: 'failed'; reason: FailureReason }
  /** Not paid yet, or the gateway does not know yet. */
  | { state: 'pending' };

export type FailureReason = 'declined' | 'abandoned' | 'expired' | 'mismatch' | 'unknown';

/** What a later renewal is charged on; worth nothing without the account's own keys. */
export interface SavedMethod {
  token: string;
  /** The gateway's number of the viewer, where it wants one beside the token. */
  customer: string | null;
  /** Of the card or wallet itself, whichever viewer pays with it: of a trial alone, and null where the gateway sends none. */
  fingerprint?: string | null;
}

/** A free trial: the gateway saves a method, and charges nothing. */
export interface TrialSetup {
  /** As `start`; the viewer enters a method on the gateway's page and pays nothing. */
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** `captured`, with 0 and a method, once the gateway has saved one. Throws as `reconcile` does. */
  reconcile(payment: StoredPayment): Promise<PaymentOutcome>;
}

/** A webhook event whose signature is valid. It only identifies the payment to reconcile. */
export interface WebhookEvent {
  /** The gateway's id of the event, the same each time that it is repeated. */
  eventId: string;
  kind: string;
  /** Our id of the payment or the gateway's; null for an event that is not about a payment. */
  subject: { transactionId: string } | { gatewayOrderId: string } | null;
  /** The gateway's id, where the event has both: our payment may not have stored it yet. */
  gatewayOrderId?: string;
}

export interface WebhookRequest {
  headers: Headers;
  /** Unparsed: a signature covers bytes, not what they mean. */
  body: Uint8Array;
  now: Date;
}

/** A browser brought back details that the gateway never signed. This is no evidence about the payment. */
export class ForgedDetailsError extends Error {
  override name = 'ForgedDetailsError';
}

/** What a gateway reports of an account whose keys it accepts. */
export interface GatewayCheck {
  /** Whether the keys move real money; null where a gateway does not report it, or has a host a mode. */
  isLive: boolean | null;
  /** ISO 4217, what the account takes; null where the gateway does not report it. */
  currencies: readonly string[] | null;
}

/** One way to pay. Adapters keep no state and read no database. */
export interface PaymentGateway {
  org: Gateway;
  /** May be repeated with the same order: a gateway with idempotency keys then responds as before. */
  start(order: PaymentOrder): Promise<StartedPayment>;
  /**
   * Fetches the state of a payment from the gateway, and captures it where that is our part. `details` are
   * what the viewer's browser brought back: verified where the gateway signs them, otherwise without effect.
   * Throws GatewayError while the gateway is unreachable and ForgedDetailsError for invented details; either
   * leaves the payment as open as before.
   */
  reconcile(payment: StoredPayment, details: Readonly<Record<string, string>>): Promise<PaymentOutcome>;
  /**
   * Null for a webhook that the gateway did not sign, or signed too long ago. Throws GatewayError while
   * what verification needs (PayPal's certificate) cannot be fetched.
   */
  parseWebhook(message: WebhookRequest): Promise<WebhookEvent | null>;
  /**
   * Refunds some or all of a payment. `reconcile` reports whether all of it has been refunded, `fetchRefunded` how
   * much. Throws GatewayError where the gateway does not accept the refund.
   */
  refund(payment: StoredPayment, paymentId: string, refund: RefundOrder): Promise<void>;
  /** How much of a captured payment has been refunded or is about to be, in minor units. Throws as `reconcile`. */
  fetchRefunded(payment: StoredPayment, paymentId: string): Promise<number>;
  /**
   * Charges a saved method without the viewer. Absent where the gateway needs the viewer each time. May be
   * called again with the same order at any time, and charges once: `isKeyExpired` where the first call is so
   * long ago that gateways have forgotten its key.
   */
  renew?(order: BaseOrder, method: SavedMethod, call: { isKeyExpired: boolean }): Promise<RenewedPayment>;
  /**
   * A call that moves no money and shows whether the keys work, before viewers are offered the gateway. Throws
   * GatewayError where they do not, or where the gateway does not respond.
   */
  check(currency: string): Promise<GatewayCheck>;
  /** Absent where the gateway saves no method without a charge. */
  trial?: TrialSetup;
  /** Finds the order of a charge whose response was lost; null when there is none. Never charges. */
  findOrder?(transactionId: string): Promise<string | null>;
}

export interface RefundOrder {
  amountMinor: number;
  /** The same for a refund that is sent again; gateways with idempotency keys then refund once. */
  key: string;
}

export type BaseOrder = Pick<
  PaymentOrder,
  'transactionId' | 'amountMinor' | 'currency' | 'planName' | 'customer'
>;

export interface RenewedPayment {
  gatewayOrderId: string;
  outcome: PaymentOutcome;
}
