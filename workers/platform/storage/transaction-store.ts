import { desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { OPEN_STATES } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';
import { voucherUses } from './voucher-uses.ts';

export type TransactionRow = typeof transactions.$inferSelect;
export type NewTransaction = Omit<typeof transactions.$inferInsert, 'accountId'>;

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
const PUT_OFF_MS = 60 * 60 * 1000;

/**
 * Payments on their way, until money decides (capture-store.ts). Each change of state is one conditional
 * UPDATE.
 */
export function transactionStore(scope: AccountScope) {
  const vouchers = voucherUses(scope);

  async function byKey(userId: string, key: string): Promise<TransactionRow | null> {
    const [row] = await scope.find(
      transactions,
      eq(transactions.userId, userId),
      eq(transactions.idempotencyKey, key),
    );
    return row ?? null;
  }

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

    byKey,

    /**
     * The row under the user's key, whichever of two forms inserted it; null when the row's discount has been
     * used as often as it may be. The user's earlier payments give their use of it back to this one.
     */
    async begin(row: NewTransaction): Promise<TransactionRow | null> {
      const isThere = sql`EXISTS (SELECT 1 FROM transactions WHERE account_id = ${scope.accountId} AND id = ${row.id})`;
      await scope.write([
        scope
          .insertIf(transactions, vouchers.isLeft(row, row.createdDate), { ...NEW, ...row })
          .onConflictDoNothing(),
        ...vouchers.release(row, isThere),
      ]);
      return await byKey(row.userId, row.idempotencyKey);
    },

    /**
     * True for one of all who want to make the order; for another only when that one has been away too long.
     */
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

    fail: (id: string, failureReason: string, nextCheckTime: Date | null) =>
      scope
        .update(
          transactions,
          { state: 'failed', failureReason, nextCheckTime },
          eq(transactions.id, id),
          inArray(transactions.state, ['created', 'pending']),
        )
        .run(),

    /**
     * Its voucher has been used by another payment: it can be captured no more, and what is paid goes back.
     * False when it has been captured.
     */
    async failByVoucher(id: string, checkCount: number, nextCheckTime: Date | null): Promise<boolean> {
      const { meta } = await scope
        .update(
          transactions,
          { state: 'failed', failureReason: 'voucher', checkCount, nextCheckTime },
          eq(transactions.id, id),
          inArray(transactions.state, [...OPEN_STATES]),
        )
        .run();
      return meta.changes === 1;
    },

    /** Applies to a payment that is open or has a check scheduled. */
    setNextCheck: (id: string, checkCount: number, nextCheckTime: Date | null) =>
      scope
        .update(
          transactions,
          { checkCount, nextCheckTime },
          eq(transactions.id, id),
          or(inArray(transactions.state, [...OPEN_STATES]), isNotNull(transactions.nextCheckTime)),
        )
        .run(),

    /**
     * A webhook named the payment, in whatever state: it is checked by this time, and the delays start over.
     */
    scheduleCheck: (id: string, time: Date) =>
      scope
        .update(
          transactions,
          { checkCount: 0, nextCheckTime: time },
          eq(transactions.id, id),
          or(isNull(transactions.nextCheckTime), gt(transactions.nextCheckTime, time)),
        )
        .run(),

    /** A check failed unexpectedly: the payment is retried in an hour, behind the others. */
    postponeCheck: (id: string, now: Date) =>
      scope
        .update(
          transactions,
          { nextCheckTime: new Date(now.getTime() + PUT_OFF_MS) },
          eq(transactions.id, id),
        )
        .run(),

    /** The check found nothing new. A check that was scheduled meanwhile stays. */
    async clearCheck({ id, nextCheckTime }: TransactionRow): Promise<void> {
      if (nextCheckTime === null) return;
      const isSame = eq(transactions.nextCheckTime, nextCheckTime);
      await scope.update(transactions, { nextCheckTime: null }, eq(transactions.id, id), isSame).run();
    },

    ofUser: (userId: string) =>
      scope
        .find(transactions, eq(transactions.userId, userId))
        .orderBy(desc(transactions.createdDate), desc(transactions.id))
        .page({ limit: MAX_LISTED }),
  };
}
