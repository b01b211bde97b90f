import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';
import { discounts } from './schema/plan.ts';

/** So long an unpaid payment keeps its use of a discount that has a limit. */
const RESERVED_MS = 60 * 60 * 1000;

const WAITING = ['created', 'pending'] as const;

interface Payment {
  id: string;
  userId: string;
  discountId?: string | null | undefined;
}

/** Of a transaction: it has used the discount, or keeps a use of it; what `butOf` keeps is his to use. */
export function takes(discountId: string, now: Date, butOf: string | null) {
  const held = and(
    inArray(transactions.state, [...WAITING]),
    gt(transactions.createdDate, new Date(now.getTime() - RESERVED_MS)),
    butOf === null ? undefined : ne(transactions.userId, butOf),
  );
  return and(eq(transactions.discountId, discountId), or(eq(transactions.state, 'captured'), held));
}

/**
 * Discounts with a limit, within the very write that needs to know. A viewer keeps a use with one payment at
 * a time, his latest: it is counted when that begins, and again when money comes, for an earlier one's may
 * come after all.
 */
export function voucherUses(scope: AccountScope) {
  const isLimited = (discountId: string, ...more: SQL[]) =>
    sql`EXISTS (SELECT 1 FROM discounts WHERE ${scope.owns(
      discounts,
      and(eq(discounts.id, discountId), isNotNull(discounts.usageLimit), ...more),
    )})`;

  return {
    /** The payment may have its discount: others have not used it up, and keep none that it would take. */
    isLeft({ id, userId, discountId }: Payment, now: Date): SQL {
      if (!discountId) return sql`1`;
      const taken = and(ne(transactions.id, id), takes(discountId, now, userId));
      const uses = sql`(SELECT count(*) FROM transactions WHERE ${scope.owns(transactions, taken)})`;
      return sql`NOT ${isLimited(discountId, sql`${discounts.usageLimit} <= ${uses}`)}`;
    },

    /**
     * On condition: the viewer's other payments keep the discount no longer. Money may still come for them.
     */
    release({ id, userId, discountId }: Payment, condition: SQL) {
      if (!discountId) return [];
      return [
        scope.update(
          transactions,
          { state: 'failed', failureReason: 'replaced' },
          eq(transactions.userId, userId),
          eq(transactions.discountId, discountId),
          inArray(transactions.state, [...WAITING]),
          ne(transactions.id, id),
          isLimited(discountId),
          condition,
        ),
      ];
    },
  };
}
