import { isFree } from '#workers/platform/payment/free-order.ts';
import type { PaymentGateway, SavedMethod } from '#workers/platform/payment/gateways/gateway.ts';
import { GatewayError } from '#workers/platform/payment/gateways/gateway-client.ts';
import { newPayment, toBaseOrder } from '#workers/platform/payment/new-payment.ts';
import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import { reconcilePayment } from '#workers/platform/payment/reconcile-payment.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { reportGatewayFailure } from '../report-gateway-failure.ts';
import type { RenewalDetails } from './renewal-details.ts';
import { openMethod } from './saved-method.ts';

/** PayPal remembers a request's key for six hours, Stripe for a day. */
const KEYS_HOLD_MS = 5 * 60 * 60 * 1000;

/**
 * One attempt at one period is one transaction, whichever run starts it and however often: a run that died
 * is resumed where it stopped. Returns the transaction as it then is; it stays open while its gateway has not
 * responded.
 */
export async function chargeRenewal(
  context: PaymentContext,
  renewal: RenewalDetails,
): Promise<TransactionRow> {
  const transaction = await findOrCreateAttempt(context, renewal);
  if (transaction.state !== 'created' && transaction.state !== 'pending') return transaction;
  if (transaction.gatewayOrderId !== null || isFree(transaction)) {
    return await reconcilePayment(context, transaction);
  }
  const { row } = renewal;
  const gatewayRow = await context.store.plans.gateway({ id: row.gatewayId });
  const gateway = gatewayRow?.isAccountVerified
    ? context.dependencies.payments.gateways.open(gatewayRow)
    : null;
  const method = openMethod(context.dependencies.payments.sealing, row);
  // A gateway that is switched off, or whose keys cannot be read, may become available again.
  if (!gateway || !method) return transaction;
  await requestCharge(context, { gateway, method, transaction, renewal });
  return (await context.store.payments.find(transaction.id)) ?? transaction;
}

/** No header holds a line break: no viewer's form has such a key. */
const keyOf = ({ row, periodEndTime }: RenewalDetails) =>
  ['renewal', row.id, periodEndTime.getTime(), row.tries].join('\n');

async function findOrCreateAttempt(
  { store, now }: PaymentContext,
  renewal: RenewalDetails,
): Promise<TransactionRow> {
  const { row, plan, amounts } = renewal;
  const idempotencyKey = keyOf(renewal);
  const existing = await store.payments.byKey(row.userId, idempotencyKey);
  if (existing) return existing;
  const of = { userId: row.userId, planId: plan.id, discountId: null, currency: plan.currency };
  const estimation = { id: crypto.randomUUID(), ...of, ...amounts, createdDate: now };
  await store.plans.keepEstimation(estimation);
  const transaction = await store.payments.begin({
    ...of,
    ...amounts,
    ...newPayment(now),
    gatewayId: row.gatewayId,
    estimationId: estimation.id,
    idempotencyKey,
    redirectionUrl: '/subscriptions',
    renewalId: row.id,
    language: row.language,
    siteOrigin: row.siteOrigin,
  });
  if (!transaction) throw new Error('A renewal’s transaction was written and is not there');
  return transaction;
}

interface ChargeRequest {
  gateway: PaymentGateway;
  method: SavedMethod;
  transaction: TransactionRow;
  renewal: RenewalDetails;
}

async function requestCharge(context: PaymentContext, request: ChargeRequest): Promise<void> {
  const { store, now } = context;
  const { gateway, method, transaction, renewal } = request;
  const order = toBaseOrder(transaction, renewal.user, renewal.planName);
  const { id, orderClaimTime } = transaction;
  const isFirst = orderClaimTime === null;
  const isKeyExpired = !isFirst && now.getTime() - orderClaimTime.getTime() > KEYS_HOLD_MS;
  // Marked before: whether a charge may have gone out is known after any crash.
  if (isFirst) await store.payments.claimOrder(id, now, new Date(0));
  try {
    const renewed = await gateway.renew?.(order, method, { isKeyExpired });
    if (!renewed) return await store.payments.fail(id, 'unknown', null).then(() => {});
    if (renewed.outcome.state === 'failed') {
      await store.payments.fail(id, renewed.outcome.reason, null);
      return;
    }
    const { gatewayOrderId } = renewed;
    await store.payments.started(id, gatewayOrderId, {});
    await reconcilePayment(context, { ...transaction, state: 'pending', gatewayOrderId });
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    await reportGatewayFailure(store, { org: gateway.org, transactionId: id, error: thrown }, now);
    // A repeated call may be rejected as a duplicate: the result of the first call is then unknown.
    if (isDefinitiveRejection(thrown) && (isFirst || isKeyExpired))
      await store.payments.fail(id, 'refused', null);
  }
}

/** Wrong keys are the operator's to fix, and a duplicate of an earlier payment is not a rejection. */
function isDefinitiveRejection(error: GatewayError): boolean {
  const isOther = error.status === 401 || error.status === 403 || error.status === 409;
  return error.isRejection && !isOther && error.code !== 'DUPLICATE_INVOICE_ID';
}
