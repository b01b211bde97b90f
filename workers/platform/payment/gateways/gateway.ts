import type { Gateway, TransactionStart } from '#app/contract/payment.ts';

export type InitiatePayload = TransactionStart['initiate_payload'];

/** What a viewer is asked to pay. Every figure comes from the stored estimation. */
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
  /** The plan renews: the gateway is asked to keep the way of paying. */
  isRenewable: boolean;
}

export interface Customer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

export interface StartedPayment {
  /** The gateway's own number of the order, by which it is asked later. */
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
 * What the gateway itself says of a payment. Only this moves money's state: neither what a browser brings back nor the
 * text of a webhook is taken for it.
 */
export type PaymentOutcome =
  | {
      state: 'captured';
      paymentId: string;
      amountMinor: number;
      currency: string;
      method: SavedMethod | null;
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
}

/** A message of a gateway whose signature holds. It only says where to look. */
export interface WebhookEvent {
  /** The gateway's number of the message, the same each time that it is repeated. */
  eventId: string;
  kind: string;
  /** Ours or the gateway's number of the payment; null for a message that is about none. */
  subject: { transactionId: string } | { gatewayOrderId: string } | null;
  /** Beside our number the gateway's, where the message has both: ours may not have it yet. */
  gatewayOrderId?: string;
}

export interface WebhookRequest {
  headers: Headers;
  /** As it came: a signature is over bytes, not over what they mean. */
  body: Uint8Array;
  now: Date;
}

/** A browser brought back what the gateway never signed. Says nothing of the payment itself. */
export class ForgedDetailsError extends Error {
  override name = 'ForgedDetailsError';
}

/** One way to pay. Adapters keep no state and read no database. */
export interface PaymentGateway {
  org: Gateway;
  /** May be called again with the same order: a gateway that takes idempotency keys answers as it did the first time. */
  start(order: PaymentOrder): Promise<StartedPayment>;
  /**
   * Asks the gateway what became of a payment, and captures it where that is ours to do. `details` is what the viewer's
   * browser brought back: checked where the gateway signs it, otherwise of no weight. Throws GatewayError while the
   * gateway cannot be asked and ForgedDetailsError for details that somebody made up: the payment is then as open as
   * before.
   */
  reconcile(payment: StoredPayment, details: Readonly<Record<string, string>>): Promise<PaymentOutcome>;
  /**
   * Null for a message that the gateway did not sign, or signed too long ago. Throws GatewayError while what it takes to
   * tell cannot be had (PayPal's certificate).
   */
  parseWebhook(message: WebhookRequest): Promise<WebhookEvent | null>;
  /**
   * Gives all of a payment back. May be called again; whether it has come to pass is what `settle` says. Throws
   * GatewayError where the gateway does not take it on.
   */
  refund(payment: StoredPayment, paymentId: string): Promise<void>;
  /**
   * Charges a saved method without the viewer. Absent where the gateway needs the viewer each time. May be called again
   * with the same order at any time, and charges once: `isLate` where the first call is so long ago that gateways have
   * forgotten its key.
   */
  renew?(order: RenewalOrder, method: SavedMethod, call: { isLate: boolean }): Promise<RenewedPayment>;
  /** The order that a charge has made whose answer was lost; null when there is none. Asks, and charges nothing. */
  findOrder?(transactionId: string): Promise<string | null>;
}

export type RenewalOrder = Pick<
  PaymentOrder,
  'transactionId' | 'amountMinor' | 'currency' | 'planName' | 'customer'
>;

export interface RenewedPayment {
  gatewayOrderId: string;
  outcome: PaymentOutcome;
}
