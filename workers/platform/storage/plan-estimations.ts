import { desc, eq, gt, isNull } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { estimations } from './schema/plan.ts';

export type EstimationRow = typeof estimations.$inferSelect;

export function planEstimations(scope: AccountScope) {
  return {
    /** What this viewer was last shown for the same choice, unless it is older than `since`. */
    async latestEstimation(
      { userId, planId, discountId }: Pick<EstimationRow, 'userId' | 'planId' | 'discountId'>,
      since: Date,
    ): Promise<EstimationRow | null> {
      const [latest] = await scope
        .find(
          estimations,
          eq(estimations.planId, planId),
          userId === null ? isNull(estimations.userId) : eq(estimations.userId, userId),
          discountId === null ? isNull(estimations.discountId) : eq(estimations.discountId, discountId),
          gt(estimations.createdDate, since),
        )
        .orderBy(desc(estimations.createdDate), desc(estimations.id))
        .page({ limit: 1 });
      return latest ?? null;
    },

    keepEstimation: (row: Omit<EstimationRow, 'accountId'>) => scope.insert(estimations, row).run(),
  };
}
