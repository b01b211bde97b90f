import { isOpen } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import { captureWrites, type Grant } from './capture-writes.ts';
import {
  type PartialRefund,
  partialRefundWrites,
  type Refund,
  refundClaims,
  refundWrites,
} from './refund-writes.ts';
import { type TransactionRow, transactionQueries } from './transaction-queries.ts';

const MAX_TRIES = 3;

/** The index that lets a gateway's payment pay one transaction; a conflict with any other is a bug. */
function isOfSpentPayment(thrown: unknown): boolean {
  const text = `${thrown} ${thrown instanceof Error ? thrown.cause : ''}`;
  return text.includes('UNIQUE') && text.includes('gateway_transaction_id');
}

/** State, plan, ledger and renewal change in one D1 transaction, which one UPDATE decides. */
export function captureStore(scope: AccountScope) {
  const { find } = transactionQueries(scope);

  return {
    ...refundClaims(scope),

    /**
     * Captures, grants and books, or does none of it: the UPDATE decides, everything else depends on its mark.
     * `late` when another capture was first, `spent` when the gateway's payment has paid another transaction
     * already, `voucher` when another payment has used the voucher that made the price, `trial` when the viewer, his
     * address or his card has had a free trial already.
     */
    async capture(
      transaction: TransactionRow,
      paymentId: string,
      grant: Grant,
      now: Date,
    ): Promise<'captured' | 'late' | 'spent' | 'voucher' | 'trial'> {
      const writes = captureWrites(scope, transaction, paymentId, grant, now);
      try {
        const [updated] = await scope.write(writes);
        if (updated?.meta.changes === 1) return 'captured';
        if (!isOpen((await find(transaction.id))?.state ?? 'captured')) return 'late';
        // Nothing else keeps an open payment from being captured, and no trial has a voucher.
        return grant.trial ? 'trial' : 'voucher';
      } catch (thrown) {
        if (isOfSpentPayment(thrown)) return 'spent';
        throw thrown;
      }
    },

    /** Takes back what a payment gave, once; also when it is captured at this very moment. */
    async refund({ id }: TransactionRow, refund: Refund, now: Date): Promise<void> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const row = await find(id);
        if (!row || row.state === 'refunded') return;
        const [updated] = await scope.write(refundWrites(scope, row, refund, now));
        if (updated?.meta.changes === 1) return;
      }
      throw new Error(`A refund of ${id} never finds it as it was`);
    },

    /** Books what a gateway has refunded of a payment, once. */
    async refundPart(row: TransactionRow, refund: PartialRefund, now: Date): Promise<void> {
      await scope.write(partialRefundWrites(scope, row, refund, now));
    },
  };
}
