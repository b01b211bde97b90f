import { type EndReason, nextTryTime, retryTime, stepOf } from '#app/domain/renewal.ts';
import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import { endOf } from '#workers/platform/storage/renewal-writes.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { loadRenewalDetails, type RenewalDetails } from './renewal-details.ts';
import { chargeFailedMail, endedMail, soonMail } from './renewal-mails.ts';

/** A lease outlives every gateway timeout: a run that has not finished by then has died. */
const LEASE_MS = 5 * 60 * 1000;

/** Claims a renewal and does what is due with it; does nothing where another run has claimed it. */
export async function processRenewal(
  context: PaymentContext,
  due: { id: string; dueTime: Date },
): Promise<void> {
  const { store, now } = context;
  const row = await store.renewals.claim(due.id, due.dueTime, new Date(now.getTime() + LEASE_MS));
  const renewal = row && (await loadRenewalDetails(context, row));
  if (!row) return;
  if (!renewal) return await endRenewal(context, row, 'gone');
  // Until the period's end the viewer may come back; after it nobody is charged whose account is to be
  // deleted.
  const isLeaving = renewal.user.deletionDueTime !== null;
  switch (stepOf(renewal, now)) {
    case 'remind': {
      const mail = isLeaving ? null : await soonMail(context, renewal);
      await store.renewals.scheduleNext(row, renewal.periodEndTime, mail);
      return;
    }
    case 'charge':
      return isLeaving ? await endRenewal(context, row, 'gone') : await charge(context, renewal);
    case 'end':
      return await expire(context, renewal);
  }
}

async function charge(context: PaymentContext, renewal: RenewalDetails): Promise<void> {
  const { row } = renewal;
  const transaction = await chargeRenewal(context, renewal);
  switch (transaction.state) {
    case 'captured':
      // The capture itself has moved the renewal on.
      return;
    case 'refunded':
      return await endRenewal(context, row, 'refunded');
    case 'failed':
      // Money that is not what it should be is for a person to check, and is not charged again.
      return transaction.failureReason === 'mismatch'
        ? await endRenewal(context, row, 'gone')
        : await scheduleRetry(context, renewal, transaction);
    case 'created':
    case 'pending':
      await context.store.renewals.scheduleNext(row, retryTime(transaction.createdDate, context.now));
  }
}

async function scheduleRetry(context: PaymentContext, renewal: RenewalDetails, transaction: TransactionRow) {
  const { row, periodEndTime, graceEndTime } = renewal;
  const nextTime = nextTryTime(periodEndTime, row.tries + 1, context.now);
  if (!nextTime || nextTime >= graceEndTime) return await expire(context, renewal);
  const mail = await chargeFailedMail(context, renewal, { transaction, nextTime });
  await context.store.renewals.recordFailedCharge(row, nextTime, mail);
}

/** Access ends with the grace period's last second, as the mail to the viewer stated. */
async function expire(context: PaymentContext, renewal: RenewalDetails) {
  const mail = await endedMail(context, renewal);
  await context.store.renewals.end(renewal.row, endOf('unpaid', context.now), mail);
}

async function endRenewal({ store, now }: PaymentContext, row: RenewalRow, reason: EndReason) {
  await store.renewals.end(row, endOf(reason, now), null);
}
