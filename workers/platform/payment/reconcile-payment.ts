import { stepFor } from '#app/domain/settlement.ts';
import { log } from '#workers/platform/http/log.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { nextCheck } from './check-times.ts';
import { freeOutcome, isFree } from './free-order.ts';
import type { PaymentGateway, PaymentOutcome, SavedMethod, StoredPayment } from './gateways/gateway.ts';
import { GatewayError } from './gateways/gateway-client.ts';
import { grantOf, refundEntries, unrefundedMinor } from './grant.ts';
import type { PaymentContext } from './payment-context.ts';
import { receiptMail } from './receipt-mail.ts';
import { hasExhaustedVoucher, refundExhaustedVoucher } from './refund-exhausted-voucher.ts';
import { refundMail } from './refund-mail.ts';
import { methodPlace } from './renewals/saved-method.ts';
import { reportGatewayFailure } from './report-gateway-failure.ts';
import { isTrial, TRIAL_USED, trialOf } from './trials/begin-trial.ts';
import { trialStartMail } from './trials/trial-mails.ts';

/**
 * Fetches a payment's state from the gateway and writes it: the only way in which one is captured, whatever
 * triggered it (the viewer's return, a webhook, the scheduled job), however often, in whatever order. Returns
 * the updated row. Throws ForgedDetailsError for details that a browser made up.
 */
export async function reconcilePayment(
  context: PaymentContext,
  transaction: TransactionRow,
  details: Readonly<Record<string, string>> = {},
): Promise<TransactionRow> {
  return (await reconcileWithResult(context, transaction, details)).transaction;
}

/** The same, with whether the gateway responded: a webhook's event stays unprocessed until it did. */
export async function reconcileWithResult(
  context: PaymentContext,
  transaction: TransactionRow,
  details: Readonly<Record<string, string>> = {},
): Promise<{ transaction: TransactionRow; isAnswered: boolean }> {
  const { store, now } = context;
  const outcome = await fetchOutcome(context, transaction, details);
  if (outcome) await writeOutcome(context, transaction, outcome);
  else await store.payments.setNextCheck(transaction.id, ...nextCheck(transaction, now));
  return {
    transaction: (await store.payments.find(transaction.id)) ?? transaction,
    isAnswered: outcome !== null,
  };
}

/** Null where the gateway cannot be reached: the payment then stays as it is. */
async function fetchOutcome(
  { store, dependencies, now }: PaymentContext,
  transaction: TransactionRow,
  details: Readonly<Record<string, string>>,
): Promise<PaymentOutcome | null> {
  const { gatewayId, id, transactionAmountMinor, currency, trialDays } = transaction;
  if (isFree(transaction) && transaction.gatewayOrderId !== null) return freeOutcome({ id, currency });
  const row = await store.plans.gateway({ id: gatewayId });
  const gateway = row && dependencies.payments.gateways.open(row);
  if (!gateway) return null;
  try {
    const gatewayOrderId = transaction.gatewayOrderId ?? (await findLostOrder(store, gateway, transaction));
    if (gatewayOrderId === null) return { state: 'pending' };
    const payment = { transactionId: id, gatewayOrderId, amountMinor: transactionAmountMinor, currency };
    if (trialDays > 0) return (await gateway.trial?.reconcile(payment)) ?? null;
    return await withRefunds(gateway, transaction, payment, await gateway.reconcile(payment, details));
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    await reportGatewayFailure(store, { org: row.org, transactionId: id, error: thrown }, now);
    return null;
  }
}

/** Of a payment that is captured already the gateway also reports how much has been refunded. */
async function withRefunds(
  gateway: PaymentGateway,
  { state, transactionAmountMinor }: TransactionRow,
  payment: StoredPayment,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  if (outcome.state !== 'captured' || state !== 'captured') return outcome;
  const { paymentId } = outcome;
  const refundedMinor = await gateway.fetchRefunded(payment, paymentId);
  const isAll = refundedMinor >= transactionAmountMinor;
  return isAll ? { state: 'refunded', paymentId } : { ...outcome, refundedMinor };
}

/** A renewal is charged without the viewer: a crash may lose the response, and must not lose the money. */
async function findLostOrder(
  store: PaymentContext['store'],
  gateway: PaymentGateway,
  { id, renewalId, orderClaimTime }: TransactionRow,
): Promise<string | null> {
  if (renewalId === null || orderClaimTime === null) return null;
  const found = (await gateway.findOrder?.(id)) ?? null;
  if (found !== null) await store.payments.started(id, found, {});
  return found;
}

async function writeOutcome(context: PaymentContext, transaction: TransactionRow, outcome: PaymentOutcome) {
  const { store, now } = context;
  const step = stepFor(transaction, outcome);
  const [checkCount, checkTime] = nextCheck(transaction, now);
  switch (step.to) {
    case 'captured':
      return await capture(context, transaction, step.paymentId, methodOf(outcome));
    case 'refunded': {
      const refund = {
        captureId: crypto.randomUUID(),
        entriesOf: (row: TransactionRow) => refundEntries(unrefundedMinor(row)),
        paymentId: step.paymentId,
        mail: await refundMail(context, transaction, unrefundedMinor(transaction)),
      };
      return await store.payments.refund(transaction, refund, now);
    }
    case 'failed':
      if (step.reason === 'mismatch') await reportMismatch(context, transaction);
      await store.payments.fail(transaction.id, step.reason, checkTime);
      break;
    case 'pending':
    case null:
      break;
  }
  if (outcome.state === 'captured') await writePartialRefund(context, transaction, outcome.refundedMinor);
  if (transaction.state === 'captured' || transaction.state === 'refunded') {
    return await store.payments.clearCheck(transaction);
  }
  await store.payments.setNextCheck(transaction.id, checkCount, checkTime);
}

async function writePartialRefund(
  context: PaymentContext,
  transaction: TransactionRow,
  refundedMinor: number | undefined,
) {
  const amountMinor = (refundedMinor ?? 0) - transaction.refundedAmountMinor;
  // NaN is an amount that the currency does not have: it is never booked.
  if (refundedMinor === undefined || !Number.isSafeInteger(amountMinor) || amountMinor === 0) return;
  const refund = {
    captureId: crypto.randomUUID(),
    refundedMinor,
    entries: refundEntries(amountMinor),
    mail: amountMinor > 0 ? await refundMail(context, transaction, amountMinor) : null,
  };
  await context.store.payments.refundPart(transaction, refund, context.now);
}

const methodOf = (outcome: PaymentOutcome) => (outcome.state === 'captured' ? outcome.method : null);

async function capture(
  context: PaymentContext,
  transaction: TransactionRow,
  paymentId: string,
  method: SavedMethod | null,
) {
  const { store, now } = context;
  if (hasExhaustedVoucher(transaction)) return await refundExhaustedVoucher(context, transaction, paymentId);
  const [plan] = await store.plans.byIds([transaction.planId]);
  if (!plan) throw new Error(`Plan ${transaction.planId} of a payment is gone`);
  const begins = renewalStartOf(context, transaction, plan, method);
  const mail = isTrial(transaction)
    ? await trialStartMail(context, transaction, plan)
    : await receiptMail(context, transaction, plan, { isRenewing: begins !== null });
  const trial = await trialOf(context, transaction, method);
  const grant = grantOf(transaction, plan, { now, begins, mail, trial });
  switch (await store.payments.capture(transaction, paymentId, grant, now)) {
    case 'captured':
    case 'late':
      return;
    case 'voucher':
      return await refundExhaustedVoucher(context, transaction, paymentId);
    case 'trial':
      return void (await store.payments.failForGood(transaction.id, TRIAL_USED, {
        ...transaction,
        nextCheckTime: null,
      }));
    case 'spent':
      await reportMismatch(context, transaction);
      await store.payments.fail(transaction.id, 'mismatch', null);
  }
}

/** Before the payment ends: where this fails, the next check reports it. */
async function reportMismatch({ store, now }: PaymentContext, transaction: TransactionRow): Promise<void> {
  const { id, gatewayId, gatewayOrderId, transactionAmountMinor, currency } = transaction;
  log({ event: 'payment-mismatch', transactionId: id });
  const details = { gatewayId, gatewayOrderId, amountMinor: transactionAmountMinor, currency };
  await store.incidents.report({ kind: 'payment-mismatch', subject: id, details }, now);
}

/** A plan renews if its gateway saved the method. Tickets never do; a renewal keeps the method it has. */
function renewalStartOf(
  { store, dependencies }: PaymentContext,
  { renewalId }: TransactionRow,
  { isPpv }: PlanRow,
  method: SavedMethod | null,
) {
  if (!method || isPpv || renewalId !== null) return null;
  const id = `ren_${crypto.randomUUID()}`;
  const { token, customer } = method;
  const place = methodPlace(store.accountId, id);
  return { id, sealedMethod: dependencies.payments.sealing.seal({ token, customer }, place) };
}
