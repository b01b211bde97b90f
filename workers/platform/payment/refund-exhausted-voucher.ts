import { log } from '#workers/platform/http/log.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { nextCheck } from './check-times.ts';
import { isFree } from './free-order.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import type { PaymentContext } from './payment-context.ts';
import { reportGatewayFailure } from './report-gateway-failure.ts';

export function hasExhaustedVoucher({ state, failureReason }: TransactionRow): boolean {
  return state === 'failed' && failureReason === 'voucher';
}

/**
 * Refunds a payment whose voucher another payment has used up. The payment is marked first: from then on it
 * cannot be captured, and the scheduled job checks it until the gateway reports the refund.
 */
export async function refundExhaustedVoucher(
  { store, now, dependencies }: PaymentContext,
  transaction: TransactionRow,
  paymentId: string,
): Promise<void> {
  const { id, gatewayId, gatewayOrderId, transactionAmountMinor: amountMinor, currency } = transaction;
  // Checks start over: the money may have come with the very last one.
  const checked = hasExhaustedVoucher(transaction) ? transaction : { ...transaction, checkCount: 0 };
  const [checkCount, checkTime] = nextCheck(checked, now);
  const nextCheckTime = isFree(transaction) ? null : checkTime;
  const isLost = await store.payments.failForGood(id, 'voucher', { checkCount, nextCheckTime });
  if (!isLost || isFree(transaction) || gatewayOrderId === null) return;
  const row = await store.plans.gateway({ id: gatewayId });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!gateway) return;
  try {
    const payment = { transactionId: id, gatewayOrderId, amountMinor, currency };
    await gateway.refund(payment, paymentId, { amountMinor, key: `${id}-refund` });
    log({ event: 'exhausted-voucher-refunded', transactionId: id });
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    await reportGatewayFailure(store, { org: row.org, transactionId: id, error: thrown }, now);
  }
}
