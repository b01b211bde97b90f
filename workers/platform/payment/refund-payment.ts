import { HttpError } from '#workers/platform/http/http-error.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { nextCheckTime } from './check-times.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { reportGatewayFailure } from './report-gateway-failure.ts';

/** Money has moved, and its gateway knows the payment. */
export function isRefundable(row: TransactionRow): boolean {
  const isPaid = row.state === 'captured' && row.transactionAmountMinor > 0 && row.trialDays === 0;
  return isPaid && row.gatewayOrderId !== null && row.gatewayTransactionId !== null;
}

/**
 * Refunds a payment in whole at its gateway. What it gave ends once the gateway reports the refund, at once or to the
 * next check: until then it is `captured`. Returns the updated row; throws 503 where the gateway did not accept.
 */
export async function refundPayment(
  context: PaymentContext,
  transaction: TransactionRow,
): Promise<TransactionRow> {
  const { store, now, dependencies } = context;
  const { id, gatewayId, gatewayOrderId, gatewayTransactionId, currency } = transaction;
  const row = await store.plans.gateway({ id: gatewayId });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!gateway || gatewayOrderId === null || gatewayTransactionId === null)
    throw new HttpError(422, 'gateway_unknown');
  const payment = {
    transactionId: id,
    gatewayOrderId,
    amountMinor: transaction.transactionAmountMinor,
    currency,
  };
  try {
    await gateway.refund(payment, gatewayTransactionId);
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    await reportGatewayFailure(store, { org: row.org, transactionId: id, error: thrown }, now);
    throw new HttpError(503, 'refund_failed');
  }
  const reconciled = await reconcilePayment(context, transaction);
  if (reconciled.state === 'captured') await store.payments.scheduleCheck(id, nextCheckTime(0, now) ?? now);
  return reconciled;
}
