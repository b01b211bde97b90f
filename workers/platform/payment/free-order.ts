import type { Gateway } from '#app/contract/payment.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-store.ts';
import type { InitiatePayload, PaymentOrder, PaymentOutcome, StartedPayment } from './gateways/gateway.ts';

/** A discount may take all of a price. No gateway moves nothing, so none is asked. */
export function isFree({ transactionAmountMinor }: Pick<TransactionRow, 'transactionAmountMinor'>): boolean {
  return transactionAmountMinor === 0;
}

/** Leads straight to where gateways come back to, in the chosen one's shape. */
export function freeOrder(
  org: Gateway,
  { transactionId: id, currency, returnUrl }: PaymentOrder,
): StartedPayment {
  const payloads: Record<Gateway, InitiatePayload> = {
    Stripe: { id, url: returnUrl },
    PayPal: { id, url: returnUrl },
    Paystack: { id, authorization_url: returnUrl },
    PayU: { url: returnUrl, fields: {} },
    Razorpay: { id, amount: 0, currency, key_id: 'free' },
  };
  return { gatewayOrderId: id, payload: payloads[org] };
}

export function freeOutcome({ id, currency }: Pick<TransactionRow, 'id' | 'currency'>): PaymentOutcome {
  return { state: 'captured', paymentId: `free-${id}`, amountMinor: 0, currency, method: null };
}
