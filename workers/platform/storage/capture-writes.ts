import { eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { OPEN_STATES } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import { type Entry, ledgerWrites } from './ledger-writes.ts';
import type { NewMail } from './mail-store.ts';
import { type RenewalEffect, renewalWrites } from './renewal-writes.ts';
import { queuedMails } from './schema/mail.ts';
import { subscriptions, transactions, trials } from './schema/payment.ts';
import type { TransactionRow } from './transaction-queries.ts';
import { isTrialLeft } from './trial-uses.ts';
import { voucherUses } from './voucher-uses.ts';

/** What a captured payment gives. Ids are new ones; written only by the capture that wins. */
export interface Grant {
  captureId: string;
  subscriptionId: string;
  planId: string;
  durationMs: number;
  /** The viewer's earliest start; a period of the same plan that is running is added to. */
  from: Date;
  entries: readonly Entry[];
  renewal: RenewalEffect;
  mail: NewMail | null;
  /** Of a free trial: whose it is, in digests. */
  trial: { emailHash: string; cardHash: string | null } | null;
}

/** The first write captures the transaction if it may; the others depend on its mark. */
export function captureWrites(
  scope: AccountScope,
  transaction: TransactionRow,
  paymentId: string,
  grant: Grant,
  now: Date,
) {
  const { id, userId } = transaction;
  const { captureId, subscriptionId, planId, durationMs, from, entries, renewal, mail, trial } = grant;
  const vouchers = voucherUses(scope);
  const owner = trial && { userId, ...trial };
  const won = isWonBy(scope, id, captureId);
  const { whenItBegins, writes: renewalsToo } = renewalWrites(scope, transaction, renewal, won, now);
  const start = sql`max(coalesce(${whenItBegins}, ${from.getTime()}), coalesce((
        SELECT max(end_time) FROM subscriptions
        WHERE account_id = ${scope.accountId} AND user_id = ${userId} AND plan_id = ${planId} AND revoked_time IS NULL), 0))`;
  return [
    scope.update(
      transactions,
      {
        state: 'captured',
        gatewayTransactionId: paymentId,
        captureId,
        capturedDate: now,
        failureReason: null,
        nextCheckTime: null,
      },
      eq(transactions.id, id),
      inArray(transactions.state, [...OPEN_STATES]),
      or(isNull(transactions.failureReason), ne(transactions.failureReason, 'voucher')),
      vouchers.isLeft(transaction, now),
      owner ? isTrialLeft(scope, owner) : undefined,
    ),
    ...vouchers.release(transaction, won),
    scope.insertIf(subscriptions, won, {
      id: subscriptionId,
      userId,
      planId,
      transactionId: id,
      startTime: start,
      endTime: sql`${start} + ${durationMs}`,
      revokedTime: null,
    }),
    ...ledgerWrites(scope, { transaction, entries, now }, won),
    ...renewalsToo(subscriptionId),
    ...(owner
      ? [
          scope.insertIf(trials, won, {
            ...owner,
            transactionId: id,
            planId,
            startTime: from,
            endTime: new Date(from.getTime() + durationMs),
          }),
        ]
      : []),
    ...(mail ? [scope.insertIf(queuedMails, won, mail)] : []),
  ] as const;
}

/** True in the same D1 transaction for the one write that has put `captureId` on the transaction. */
export function isWonBy({ accountId }: AccountScope, transactionId: string, captureId: string) {
  return sql`EXISTS (SELECT 1 FROM transactions WHERE account_id = ${accountId} AND id = ${transactionId} AND capture_id = ${captureId})`;
}
