/**
 * created → pending → captured | failed; captured → refunded. A failed payment can still be captured: a
 * declined card can be retried on the gateway's page, and money that arrives late is money. Nothing leaves
 * `refunded`.
 */
export const TRANSACTION_STATES = ['created', 'pending', 'captured', 'failed', 'refunded'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** States that `captured` may follow. The conditional UPDATE that grants a plan names these and no other. */
export const OPEN_STATES = ['created', 'pending', 'failed'] as const satisfies readonly TransactionState[];

/** What a gateway's word does to a payment. */
export type Step =
  | { to: 'captured'; paymentId: string }
  | { to: 'refunded'; paymentId: string }
  | { to: 'failed'; reason: string }
  | { to: 'pending' }
  /** Nothing that we did not know. */
  | { to: null };

interface Payment {
  state: TransactionState;
  transactionAmountMinor: number;
  currency: string;
}

/** What a gateway answers about a payment, as far as a step depends on it. */
type GatewayOutcome =
  | { state: 'captured'; paymentId: string; amountMinor: number; currency: string }
  | { state: 'refunded'; paymentId: string }
  | { state: 'failed'; reason: string }
  | { state: 'pending' };

const STAY: Step = { to: null };

/** Pure: the caller fetches the outcome before, and writes the step in one conditional transaction. */
export function stepFor(payment: Payment, outcome: GatewayOutcome): Step {
  const { state } = payment;
  switch (outcome.state) {
    case 'captured':
      if (!isOpen(state)) return STAY;
      return isSameAmount(payment, outcome)
        ? { to: 'captured', paymentId: outcome.paymentId }
        : { to: 'failed', reason: 'mismatch' };
    case 'refunded':
      return state === 'refunded' ? STAY : { to: 'refunded', paymentId: outcome.paymentId };
    case 'failed':
      return state === 'created' || state === 'pending' ? { to: 'failed', reason: outcome.reason } : STAY;
    case 'pending':
      return state === 'created' ? { to: 'pending' } : STAY;
  }
}

export function isOpen(state: TransactionState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

function isSameAmount(payment: Payment, paid: { amountMinor: number; currency: string }): boolean {
  return paid.amountMinor === payment.transactionAmountMinor && paid.currency === payment.currency;
}
