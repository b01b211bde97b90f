import { eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';
import { type TransactionRow, transactionQueries } from './transaction-queries.ts';
import { voucherUses } from './voucher-uses.ts';

type NewTransaction = Omit<typeof transactions.$inferInsert, 'accountId'>;

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
  refundedAmountMinor: 0,
  refundClaimTime: null,
  nextCheckTime: null,
  checkCount: 0,
  renewalId: null,
  trialDays: 0,
  language: null,
  siteOrigin: null,
};

/** Creates a transaction and its order at the gateway. */
export function transactionOrders(scope: AccountScope) {
  const vouchers = voucherUses(scope);
  const { byKey } = transactionQueries(scope);

  return {
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
  };
}
