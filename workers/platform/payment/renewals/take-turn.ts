import { askAgainTime, type EndReason, nextTryTime, stepOf } from '#app/domain/renewal.ts';
import type { PaymentMoment } from '#workers/platform/payment/payment-moment.ts';
import type { RenewalRow } from '#workers/platform/storage/renewal-store.ts';
import { endOf } from '#workers/platform/storage/renewal-writes.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-store.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { endedMail, refusedMail, soonMail } from './renewal-mails.ts';
import { type Renewing, readRenewing } from './renewing.ts';

/** Longer than any gateway is waited for: who has not come back by then never will. */
const LEASE_MS = 5 * 60 * 1000;

/** Whoever claims a renewal does what is due with it; for everybody else there is nothing to do. */
export async function takeTurn(moment: PaymentMoment, due: { id: string; dueTime: Date }): Promise<void> {
  const { store, now } = moment;
  const row = await store.renewals.claim(due.id, due.dueTime, new Date(now.getTime() + LEASE_MS));
  const renewing = row && (await readRenewing(moment, row));
  if (!row) return;
  if (!renewing) return await end(moment, row, 'gone');
  // Until the period's end the viewer may come back; after it nobody is charged whose account is to be deleted.
  const isLeaving = renewing.user.deletionDueTime !== null;
  switch (stepOf(renewing, now)) {
    case 'tell': {
      const mail = isLeaving ? null : await soonMail(moment, renewing);
      await store.renewals.rest(row, renewing.periodEndTime, mail);
      return;
    }
    case 'charge':
      return isLeaving ? await end(moment, row, 'gone') : await charge(moment, renewing);
    case 'end':
      return await giveUp(moment, renewing);
  }
}

async function charge(moment: PaymentMoment, renewing: Renewing): Promise<void> {
  const { row } = renewing;
  const transaction = await chargeRenewal(moment, renewing);
  switch (transaction.state) {
    case 'captured':
      // The capture itself has moved the renewal on.
      return;
    case 'refunded':
      return await end(moment, row, 'refunded');
    case 'failed':
      // Money that is not what it should be is for a person to look at, and not to be asked for again.
      return transaction.failureReason === 'mismatch'
        ? await end(moment, row, 'gone')
        : await refused(moment, renewing, transaction);
    case 'created':
    case 'pending':
      await moment.store.renewals.rest(row, askAgainTime(transaction.createdDate, moment.now));
  }
}

async function refused(moment: PaymentMoment, renewing: Renewing, transaction: TransactionRow) {
  const { row, periodEndTime, graceEndTime } = renewing;
  const nextTime = nextTryTime(periodEndTime, row.tries + 1, moment.now);
  if (!nextTime || nextTime >= graceEndTime) return await giveUp(moment, renewing);
  const mail = await refusedMail(moment, renewing, { transaction, nextTime });
  await moment.store.renewals.refused(row, nextTime, mail);
}

/** Access stays until the grace period's last second, as the viewer was told. */
async function giveUp(moment: PaymentMoment, renewing: Renewing) {
  const mail = await endedMail(moment, renewing);
  await moment.store.renewals.end(renewing.row, endOf('unpaid', moment.now), mail);
}

async function end({ store, now }: PaymentMoment, row: RenewalRow, reason: EndReason) {
  await store.renewals.end(row, endOf(reason, now), null);
}
