import { log } from '#workers/platform/http/log.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-store.ts';
import { nextCheck } from './check-times.ts';
import { isFree } from './free-order.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import type { PaymentContext } from './payment-context.ts';

export function hasExhaustedVoucher({ state, failureReason }: TransactionRow): boolean {
  return state === 'failed' && failureReason === 'voucher';
}

/**
 * Gives back what was paid for at the price of a voucher that another payment has used. Marked first: from then on it is
 * captured no more, and the round asks until the gateway says that the money is on its way.
 */
export async function refundExhaustedVoucher(
  { store, now, dependencies }: PaymentContext,
  transaction: TransactionRow,
  paymentId: string,
): Promise<void> {
  const { id, gatewayId, gatewayOrderId, transactionAmountMinor: amountMinor, currency } = transaction;
  // Asked about from the beginning: the money may have come at the very end.
  const asked = hasExhaustedVoucher(transaction) ? transaction : { ...transaction, checkCount: 0 };
  const [checkCount, checkTime] = nextCheck(asked, now);
  const isLost = await store.payments.failByVoucher(id, checkCount, isFree(transaction) ? null : checkTime);
  if (!isLost || isFree(transaction) || gatewayOrderId === null) return;
  const row = await store.plans.gateway({ id: gatewayId });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!gateway) return;
  try {
    await gateway.refund({ transactionId: id, gatewayOrderId, amountMinor, currency }, paymentId);
    log({ event: 'payment-given-back', transactionId: id });
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    const { message: reason, code } = thrown;
    log({ event: 'gateway-failed', org: row.org, transactionId: id, reason, code });
  }
}
