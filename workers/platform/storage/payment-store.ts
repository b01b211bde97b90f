import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { OPEN_STATES } from '#workers/platform/payment/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import type { NewMail } from './mail-store.ts';
import { takes } from './plan-store.ts';
import { endOf, type Renewing, renewalWrites } from './renewal-writes.ts';
import { queuedMails } from './schema/mail.ts';
import { gatewayEvents, ledgerEntries, renewals, subscriptions, transactions } from './schema/payment.ts';

export type TransactionRow = typeof transactions.$inferSelect;
export type GatewayEventRow = typeof gatewayEvents.$inferSelect;
export type NewTransaction = Omit<typeof transactions.$inferInsert, 'accountId'>;

/** What a captured payment gives. Ids are new ones; written only by the capture that wins. */
export interface Grant {
  captureId: string;
  subscriptionId: string;
  planId: string;
  durationMs: number;
  /** The viewer's earliest start; a period of the same plan that is running is added to. */
  from: Date;
  entries: readonly Entry[];
  renewing: Renewing;
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
}

/** What a new transaction has not yet. */
const NEW = {
  discountId: null,
  estimationId: null,
  orderClaimTime: null,
  gatewayOrderId: null,
  gatewayTransactionId: null,
  initiatePayload: null,
  failureReason: null,
  captureId: null,
  capturedDate: null,
  refundedDate: null,
  nextCheckTime: null,
  checkCount: 0,
  renewalId: null,
  language: null,
  siteOrigin: null,
};

const MAX_LISTED = 1000;
const MAX_TRIES = 3;
const PUT_OFF_MS = 60 * 60 * 1000;

/** The index that lets a gateway's payment pay one transaction; any other that is in the way is a bug, and no refusal. */
function isOfSpentPayment(thrown: unknown): boolean {
  const text = `${thrown} ${thrown instanceof Error ? thrown.cause : ''}`;
  return text.includes('UNIQUE') && text.includes('gateway_transaction_id');
}

/** Transactions, what they grant, and the books. Each change of state is one conditional UPDATE in one D1 transaction. */
export function paymentStore(scope: AccountScope) {
  const { accountId } = scope;

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

  return {
    async find(id: string): Promise<TransactionRow | null> {
      const [row] = await scope.find(transactions, eq(transactions.id, id));
      return row ?? null;
    },

    async byOrder(gatewayId: string, gatewayOrderId: string): Promise<TransactionRow | null> {
      const [row] = await scope.find(
        transactions,
        eq(transactions.gatewayId, gatewayId),
        eq(transactions.gatewayOrderId, gatewayOrderId),
      );
      return row ?? null;
    },

    async byKey(userId: string, key: string): Promise<TransactionRow | null> {
      const [row] = await scope.find(
        transactions,
        eq(transactions.userId, userId),
        eq(transactions.idempotencyKey, key),
      );
      return row ?? null;
    },

    /** The row that stands under the user's key, whoever of two forms put it there. */
    async begin(row: NewTransaction): Promise<TransactionRow> {
      const kept = await this.beginWithin(null, row);
      if (!kept) throw new Error('A transaction that was written is not there');
      return kept;
    },

    /**
     * The same; null when the row's discount has been used as often as it may be (`limit`), which is counted in the write
     * itself, for two may want its last use at once.
     */
    async beginWithin(limit: number | null, row: NewTransaction): Promise<TransactionRow | null> {
      const { discountId } = row;
      const uses = discountId && limit !== null ? takes(discountId, row.createdDate, row.userId) : null;
      const isLeft = uses
        ? sql`(SELECT count(*) FROM transactions WHERE ${scope.owns(transactions, uses)}) < ${limit}`
        : sql`1`;
      await scope
        .insertIf(transactions, isLeft, { ...NEW, ...row })
        .onConflictDoNothing()
        .run();
      return await this.byKey(row.userId, row.idempotencyKey);
    },

    /** True for one of all who want to make the order; for another only when that one has been away too long. */
    async claimOrder(id: string, now: Date, givenUpBefore: Date): Promise<boolean> {
      const { meta } = await scope
        .update(
          transactions,
          { orderClaimTime: now },
          eq(transactions.id, id),
          isNull(transactions.initiatePayload),
          or(isNull(transactions.orderClaimTime), lt(transactions.orderClaimTime, givenUpBefore)),
        )
        .run();
      return meta.changes === 1;
    },

    /** The gateway has an order now. An order that is there already stays: somebody may be paying it. */
    started: (id: string, gatewayOrderId: string, initiatePayload: object) =>
      scope
        .update(
          transactions,
          { state: 'pending', gatewayOrderId, initiatePayload },
          eq(transactions.id, id),
          isNull(transactions.initiatePayload),
          inArray(transactions.state, ['created', 'pending']),
        )
        .run(),

    /** The gateway gave no order: the next one who wants it need not wait. */
    releaseOrder: (id: string, claimTime: Date) =>
      scope
        .update(
          transactions,
          { orderClaimTime: null },
          eq(transactions.id, id),
          eq(transactions.orderClaimTime, claimTime),
        )
        .run(),

    /**
     * Captures, grants and books, or does none of it: the UPDATE decides, everything else hangs on its mark. `late` when
     * another capture was first, `spent` when the gateway's payment has paid another transaction already.
     */
    async capture(
      transaction: TransactionRow,
      paymentId: string,
      { captureId, subscriptionId, planId, durationMs, from, entries, renewing, mail }: Grant,
      now: Date,
    ): Promise<'captured' | 'late' | 'spent'> {
      const { id, userId } = transaction;
      const won = isWonBy(id, captureId);
      const { whenItBegins, writes: renewalsToo } = renewalWrites(scope, transaction, renewing, won, now);
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
        ),
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
        return updated?.meta.changes === 1 ? 'captured' : 'late';
      } catch (thrown) {
        if (isOfSpentPayment(thrown)) return 'spent';
        throw thrown;
      }
    },

    /** Takes back what a payment gave, once; also when it is captured at this very moment. */
    async refund(transaction: TransactionRow, refund: Refund, now: Date): Promise<void> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const row = await this.find(transaction.id);
        if (!row || row.state === 'refunded' || (await this.refundFrom(row, refund, now))) return;
      }
      throw new Error(`A refund of ${transaction.id} never finds it as it was`);
    },

    /** False when the payment has moved on since it was read. */
    async refundFrom(row: TransactionRow, { captureId, entries, paymentId }: Refund, now: Date) {
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
        // Only what was captured stands in the books.
        ...(row.state === 'captured' ? entryRows({ ...row, currency }, entries, now, won) : []),
      ]);
      return updated?.meta.changes === 1;
    },

    fail: (id: string, failureReason: string, nextCheckTime: Date | null) =>
      scope
        .update(
          transactions,
          { state: 'failed', failureReason, nextCheckTime },
          eq(transactions.id, id),
          inArray(transactions.state, ['created', 'pending']),
        )
        .run(),

    /** Of a payment that is open, or that there is news of. */
    checkAgain: (id: string, checkCount: number, nextCheckTime: Date | null) =>
      scope
        .update(
          transactions,
          { checkCount, nextCheckTime },
          eq(transactions.id, id),
          or(inArray(transactions.state, [...OPEN_STATES]), isNotNull(transactions.nextCheckTime)),
        )
        .run(),

    /** There is news of a payment, in whatever state: it is asked about by this time, and anew if need be. */
    askSoon: (id: string, time: Date) =>
      scope
        .update(
          transactions,
          { checkCount: 0, nextCheckTime: time },
          eq(transactions.id, id),
          or(isNull(transactions.nextCheckTime), gt(transactions.nextCheckTime, time)),
        )
        .run(),

    /** Something is wrong with it, and will be in an hour: those behind it go first. */
    putOff: (id: string, now: Date) =>
      scope
        .update(
          transactions,
          { nextCheckTime: new Date(now.getTime() + PUT_OFF_MS) },
          eq(transactions.id, id),
        )
        .run(),

    /** The news was none; unless there is more of it since. */
    async rest({ id, nextCheckTime }: TransactionRow): Promise<void> {
      if (nextCheckTime === null) return;
      const isSame = eq(transactions.nextCheckTime, nextCheckTime);
      await scope.update(transactions, { nextCheckTime: null }, eq(transactions.id, id), isSame).run();
    },

    ofUser: (userId: string) =>
      scope
        .find(transactions, eq(transactions.userId, userId))
        .orderBy(desc(transactions.createdDate), desc(transactions.id))
        .page({ limit: MAX_LISTED }),

    subscriptionsOf: (userId: string) =>
      scope.find(subscriptions, eq(subscriptions.userId, userId)).page({ limit: MAX_LISTED }),

    /** Until when the user has paid for a plan; null for one that he never had. */
    async paidUntil(userId: string, planId: string): Promise<Date | null> {
      const [latest] = await scope
        .find(
          subscriptions,
          eq(subscriptions.userId, userId),
          eq(subscriptions.planId, planId),
          isNull(subscriptions.revokedTime),
        )
        .orderBy(desc(subscriptions.endTime))
        .page({ limit: 1 });
      return latest?.endTime ?? null;
    },

    /** Stored once, however often it comes. Answers whether it has been dealt with already. */
    async keepEvent(event: Omit<GatewayEventRow, 'accountId'>): Promise<{ isProcessed: boolean }> {
      await scope.insert(gatewayEvents, event).onConflictDoNothing().run();
      const [kept] = await scope.find(
        gatewayEvents,
        eq(gatewayEvents.gatewayId, event.gatewayId),
        eq(gatewayEvents.eventId, event.eventId),
      );
      return { isProcessed: kept?.processedTime != null };
    },

    processedEvent: (gatewayId: string, eventId: string, now: Date) =>
      scope
        .update(
          gatewayEvents,
          { processedTime: now },
          and(eq(gatewayEvents.gatewayId, gatewayId), eq(gatewayEvents.eventId, eventId)),
        )
        .run(),
  };
}
