import { HttpError } from '#workers/platform/http/http-error.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { nextCheckTime } from './check-times.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import { unrefundedMinor } from './grant.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { reportGatewayFailure } from './report-gateway-failure.ts';

/** Money has moved, its gateway knows the payment, and some of it has not been given back. */
export function isRefundable(row: TransactionRow): boolean {
  const isPaid = row.state === 'captured' && unrefundedMinor(row) > 0 && row.trialDays === 0;
  return isPaid && row.gatewayOrderId !== null && row.gatewayTransactionId !== null;
}

/**
 * Refunds some or all of what is left of a payment at its gateway. After a refund of all that it gave ends, once
 * the gateway reports it, at once or to the next check: until then it is `captured`. Returns the updated row.
 *
 * @throws 409 where more has been refunded meanwhile, here or at the gateway, or is being refunded now;
 *   503 where the gateway did not accept it.
 */
export async function refundPayment(
  context: PaymentContext,
  transaction: TransactionRow,
  amountMinor: number,
): Promise<TransactionRow> {
  const { store, now, dependencies } = context;
  const row = await store.plans.gateway({ id: transaction.gatewayId });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!gateway) throw new HttpError(422, 'gateway_unknown');
  if (!(await store.payments.claimRefund(transaction.id, transaction.refundedAmountMinor, now)))
    throw new HttpError(409, 'refund_changed');
  try {
    // What was refunded at the gateway itself, or by a request whose response was lost, is not refunded twice.
    const known = await reconcilePayment(context, transaction);
    if (known.refundedAmountMinor !== transaction.refundedAmountMinor)
      throw new HttpError(409, 'refund_changed');
    await send(gateway, transaction, amountMinor);
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    await reportGatewayFailure(store, { org: row.org, transactionId: transaction.id, error: thrown }, now);
    throw new HttpError(503, 'refund_failed');
  } finally {
    await store.payments.releaseRefund(transaction.id);
  }
  const reconciled = await reconcilePayment(context, transaction);
  // Some gateways report a refund minutes afterwards.
  if (reconciled.refundedAmountMinor === transaction.refundedAmountMinor)
    await store.payments.scheduleCheck(transaction.id, nextCheckTime(0, now) ?? now);
  return reconciled;
}

async function send(gateway: PaymentGateway, transaction: TransactionRow, amountMinor: number) {
  const { id, gatewayOrderId, gatewayTransactionId, transactionAmountMinor, currency } = transaction;
  if (gatewayOrderId === null || gatewayTransactionId === null) throw new Error(`${id} is not refundable`);
  const payment = { transactionId: id, gatewayOrderId, amountMinor: transactionAmountMinor, currency };
  const key = `${id}-refund-${transaction.refundedAmountMinor}-${amountMinor}`;
  await gateway.refund(payment, gatewayTransactionId, { amountMinor, key });
}
