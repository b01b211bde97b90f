import type { Gateway } from '#app/contract/payment.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import type { PaymentOrder, PaymentOutcome, StartedPayment } from './gateways/gateway.ts';
import { GATEWAY_DESCRIPTORS } from './gateways/open-gateway.ts';

/**
 * A discount may cover the whole price. Gateways do not charge zero, so none is called; a trial needs one to save what
 * is charged after it.
 */
export function isFree({
  transactionAmountMinor,
  trialDays,
}: Pick<TransactionRow, 'transactionAmountMinor' | 'trialDays'>): boolean {
  return transactionAmountMinor === 0 && trialDays === 0;
}

/** Leads straight to where gateways come back to, in the chosen one's shape. */
export function freeOrder(org: Gateway, order: PaymentOrder): StartedPayment {
  return { gatewayOrderId: order.transactionId, payload: GATEWAY_DESCRIPTORS[org].freePayload(order) };
}

export function freeOutcome({ id, currency }: Pick<TransactionRow, 'id' | 'currency'>): PaymentOutcome {
  return { state: 'captured', paymentId: `free-${id}`, amountMinor: 0, currency, method: null };
}
