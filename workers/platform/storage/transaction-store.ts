import { eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { OPEN_STATES } from '#app/domain/settlement.ts';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';
import { transactionOrders } from './transaction-orders.ts';
import { type TransactionRow, transactionQueries } from './transaction-queries.ts';

const PUT_OFF_MS = 60 * 60 * 1000;

/** Payments until they are captured (capture-store.ts). Each change of state is one conditional UPDATE. */
export function transactionStore(scope: AccountScope) {
  return {
    ...transactionQueries(scope),
    ...transactionOrders(scope),
    ...transactionFailures(scope),
    ...transactionChecks(scope),
  };
}

function transactionFailures(scope: AccountScope) {
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
     * Its voucher, or the viewer's trial, has been used by another payment: also one that has failed before is
     * captured no more. False when it has been captured.
     */
    async failForGood(
      id: string,
      failureReason: 'voucher' | 'trial',
      { checkCount, nextCheckTime }: Pick<TransactionRow, 'checkCount' | 'nextCheckTime'>,
    ): Promise<boolean> {
      const { meta } = await scope
        .update(
          transactions,
          { state: 'failed', failureReason, checkCount, nextCheckTime },
          eq(transactions.id, id),
          inArray(transactions.state, [...OPEN_STATES]),
        )
        .run();
      return meta.changes === 1;
    },
  };
}

/** When a payment's state is fetched from its gateway again. */
function transactionChecks(scope: AccountScope) {
  return {
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
  };
}
