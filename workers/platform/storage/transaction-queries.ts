import { desc, eq } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';

export type TransactionRow = typeof transactions.$inferSelect;

const MAX_LISTED = 1000;

export function transactionQueries(scope: AccountScope) {
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

    ofUser: (userId: string) =>
      scope
        .find(transactions, eq(transactions.userId, userId))
        .orderBy(desc(transactions.createdDate), desc(transactions.id))
        .page({ limit: MAX_LISTED }),
  };
}
