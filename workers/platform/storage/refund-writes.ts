import { eq, isNull, lt, or } from 'drizzle-orm';
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
  /** For what is still to be given back of the payment, as it is then. */
  entriesOf(row: TransactionRow): readonly Entry[];
  paymentId: string;
  mail: NewMail | null;
}

/** The first write changes the transaction if it is still in the state of `row`; the others depend on it. */
export function refundWrites(
  scope: AccountScope,
  row: TransactionRow,
  { captureId, entriesOf, paymentId, mail }: Refund,
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
        refundedAmountMinor: row.transactionAmountMinor,
        refundClaimTime: null,
        captureId,
        nextCheckTime: null,
        ...(row.gatewayTransactionId ? {} : { gatewayTransactionId: paymentId }),
      },
      eq(transactions.id, id),
      eq(transactions.state, row.state),
      eq(transactions.refundedAmountMinor, row.refundedAmountMinor),
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
    ...(row.state === 'captured'
      ? ledgerWrites(scope, { transaction: row, entries: entriesOf(row), now }, won)
      : []),
  ] as const;
}

/** Some of a payment, which stays captured: what it gave goes on. */
export interface PartialRefund {
  captureId: string;
  /** Refunded so far, with this. */
  refundedMinor: number;
  entries: readonly Entry[];
  mail: NewMail | null;
}

/** As `refundWrites`, if as much as `row` has was refunded before. */
export function partialRefundWrites(
  scope: AccountScope,
  row: TransactionRow,
  { captureId, refundedMinor, entries, mail }: PartialRefund,
  now: Date,
) {
  const won = isWonBy(scope, row.id, captureId);
  return [
    scope.update(
      transactions,
      { refundedAmountMinor: refundedMinor, captureId },
      eq(transactions.id, row.id),
      eq(transactions.state, 'captured'),
      eq(transactions.refundedAmountMinor, row.refundedAmountMinor),
    ),
    ...(mail ? [scope.insertIf(queuedMails, won, mail)] : []),
    ...ledgerWrites(scope, { transaction: row, entries, now }, won),
  ] as const;
}

/** A refund that died is over by then: a gateway's request ends after six seconds. */
const CLAIM_MS = 60_000;

/** One refund of a payment at a time, and only of one whose refunds its reader has seen. */
export function refundClaims(scope: AccountScope) {
  return {
    async claimRefund(id: string, seenMinor: number, now: Date): Promise<boolean> {
      const { meta } = await scope
        .update(
          transactions,
          { refundClaimTime: now },
          eq(transactions.id, id),
          eq(transactions.state, 'captured'),
          eq(transactions.refundedAmountMinor, seenMinor),
          or(
            isNull(transactions.refundClaimTime),
            lt(transactions.refundClaimTime, new Date(now.getTime() - CLAIM_MS)),
          ),
        )
        .run();
      return meta.changes === 1;
    },

    releaseRefund: (id: string) =>
      scope.update(transactions, { refundClaimTime: null }, eq(transactions.id, id)).run(),
  };
}
