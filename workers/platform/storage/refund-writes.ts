import { eq, isNull } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { isWonBy } from './capture-writes.ts';
import { type Entry, ledgerWrites } from './ledger-writes.ts';
import type { NewMail } from './mail-store.ts';
import { endOf } from './renewal-writes.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, subscriptions, transactions } from './schema/payment.ts';
import type { TransactionRow } from './transaction-queries.ts';

/** What takes a payment back. */
export interface Refund {
  captureId: string;
  entries: readonly Entry[];
  paymentId: string;
  mail: NewMail | null;
}

/** The first write changes the transaction if it is still in the state of `row`; the others depend on it. */
export function refundWrites(
  scope: AccountScope,
  row: TransactionRow,
  { captureId, entries, paymentId, mail }: Refund,
  now: Date,
) {
  const { id } = row;
  const won = isWonBy(scope, id, captureId);
  return [
    scope.update(
      transactions,
      {
        state: 'refunded',
        refundedDate: now,
        captureId,
        nextCheckTime: null,
        ...(row.gatewayTransactionId ? {} : { gatewayTransactionId: paymentId }),
      },
      eq(transactions.id, id),
      eq(transactions.state, row.state),
    ),
    scope.update(
      subscriptions,
      { revokedTime: now },
      eq(subscriptions.transactionId, id),
      isNull(subscriptions.revokedTime),
      won,
    ),
    // A viewer is not charged again for a plan whose payment was refunded.
    ...(row.state === 'captured'
      ? [
          scope.update(
            renewals,
            endOf('refunded', now),
            eq(renewals.userId, row.userId),
            eq(renewals.planId, row.planId),
            eq(renewals.renewalStatus, 'ongoing'),
            won,
          ),
        ]
      : []),
    ...(mail ? [scope.insertIf(queuedMails, won, mail)] : []),
    // Only captured payments are entered in the ledger.
    ...(row.state === 'captured' ? ledgerWrites(scope, { transaction: row, entries, now }, won) : []),
  ] as const;
}
