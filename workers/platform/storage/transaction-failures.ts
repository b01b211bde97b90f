import { eq, inArray } from 'drizzle-orm';
import { OPEN_STATES } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';

export function transactionFailures(scope: AccountScope) {
  return {
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
  };
}
