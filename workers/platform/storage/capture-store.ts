import { eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { isOpen, OPEN_STATES } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import type { NewMail } from './mail-store.ts';
import { endOf, type RenewalEffect, renewalWrites } from './renewal-writes.ts';
import { queuedMails } from './schema/mail.ts';
import { ledgerEntries, renewals, subscriptions, transactions } from './schema/payment.ts';
import type { TransactionRow } from './transaction-store.ts';
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
}

export interface Entry {
  id: string;
  book: 'receivable' | 'revenue' | 'discount' | 'tax' | 'refund';
  amountMinor: number;
}

/** What takes a payment back. */
interface Refund {
  captureId: string;
  entries: readonly Entry[];
  paymentId: string;
  mail: NewMail | null;
}

const MAX_TRIES = 3;

/** The index that lets a gateway's payment pay one transaction; a conflict with any other is a bug. */
function isOfSpentPayment(thrown: unknown): boolean {
  const text = `${thrown} ${thrown instanceof Error ? thrown.cause : ''}`;
  return text.includes('UNIQUE') && text.includes('gateway_transaction_id');
}

/**
 * What money brings about and takes back: state, plan, books and renewal in one D1 transaction, which one
 * UPDATE decides.
 */
export function captureStore(scope: AccountScope) {
  const { accountId } = scope;
  const vouchers = voucherUses(scope);

  async function find(id: string): Promise<TransactionRow | undefined> {
    const [row] = await scope.find(transactions, eq(transactions.id, id));
    return row;
  }

  const entryRows = (transaction: TransactionRow, entries: readonly Entry[], now: Date, condition: SQL) =>
    entries.map((entry) =>
      scope.insertIf(ledgerEntries, condition, {
        ...entry,
        transactionId: transaction.id,
        currency: transaction.currency,
        time: now,
      }),
    );

  /** True in the same D1 transaction for the one write that brought this about. */
  const isWonBy = (transactionId: string, captureId: string) =>
    sql`EXISTS (SELECT 1 FROM transactions WHERE account_id = ${accountId} AND id = ${transactionId} AND capture_id = ${captureId})`;

  /** False when the payment has moved on since it was read. */
  async function refundFrom(row: TransactionRow, { captureId, entries, paymentId, mail }: Refund, now: Date) {
    const { id, currency } = row;
    const won = isWonBy(id, captureId);
    const [updated] = await scope.write([
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
      // Nobody is charged again for what he was given his money back for.
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
      ...(row.state === 'captured' ? entryRows({ ...row, currency }, entries, now, won) : []),
    ]);
    return updated?.meta.changes === 1;
  }

  return {
    /**
     * Captures, grants and books, or does none of it: the UPDATE decides, everything else hangs on its mark.
     * `late` when another capture was first, `spent` when the gateway's payment has paid another transaction
     * already, `voucher` when another payment has used the voucher that made the price.
     */
    async capture(
      transaction: TransactionRow,
      paymentId: string,
      { captureId, subscriptionId, planId, durationMs, from, entries, renewal, mail }: Grant,
      now: Date,
    ): Promise<'captured' | 'late' | 'spent' | 'voucher'> {
      const { id, userId } = transaction;
      const won = isWonBy(id, captureId);
      const { whenItBegins, writes: renewalsToo } = renewalWrites(scope, transaction, renewal, won, now);
      const start = sql`max(coalesce(${whenItBegins}, ${from.getTime()}), coalesce((
        SELECT max(end_time) FROM subscriptions
        WHERE account_id = ${accountId} AND user_id = ${userId} AND plan_id = ${planId} AND revoked_time IS NULL), 0))`;
      const writes = [
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
        ...entryRows(transaction, entries, now, won),
        ...renewalsToo(subscriptionId),
        ...(mail ? [scope.insertIf(queuedMails, won, mail)] : []),
      ] as const;
      try {
        const [updated] = await scope.write(writes);
        if (updated?.meta.changes === 1) return 'captured';
        // Nothing else keeps an open payment from being captured.
        return isOpen((await find(id))?.state ?? 'captured') ? 'voucher' : 'late';
      } catch (thrown) {
        if (isOfSpentPayment(thrown)) return 'spent';
        throw thrown;
      }
    },

    /** Takes back what a payment gave, once; also when it is captured at this very moment. */
    async refund({ id }: TransactionRow, refund: Refund, now: Date): Promise<void> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const row = await find(id);
        if (!row || row.state === 'refunded' || (await refundFrom(row, refund, now))) return;
      }
      throw new Error(`A refund of ${id} never finds it as it was`);
    },
  };
}
