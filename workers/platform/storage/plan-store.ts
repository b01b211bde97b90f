import { asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { transactions } from './schema/payment.ts';
import { discounts, estimations, gateways, plans } from './schema/plan.ts';
import { takes } from './voucher-uses.ts';

export type EstimationRow = typeof estimations.$inferSelect;

export type PlanRow = typeof plans.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;
export type GatewayRow = typeof gateways.$inferSelect;

/** What can be bought, for how much, and by which gateways. */
export function planStore(scope: AccountScope) {
  return {
    active: () => scope.find(plans, eq(plans.isActive, true)).orderBy(asc(plans.position), asc(plans.id)),

    /** Of any age: names of plans that are no longer sold are still on receipts. */
    byIds: (ids: readonly string[]) => scope.find(plans, inArray(plans.id, [...ids])),

    async sold(id: string): Promise<PlanRow | null> {
      const [plan] = await scope.find(plans, eq(plans.id, id), eq(plans.isActive, true));
      return plan ?? null;
    },

    listedDiscounts: () =>
      scope
        .find(discounts, eq(discounts.isListed, true), eq(discounts.isActive, true))
        .orderBy(asc(discounts.id)),

    /** By its id, or by its code however it is written. */
    async discount(which: { id: string } | { code: string }): Promise<DiscountRow | null> {
      const condition =
        'id' in which ? eq(discounts.id, which.id) : eq(discounts.code, which.code.toUpperCase());
      const [discount] = await scope.find(discounts, condition);
      return discount ?? null;
    },

    /** Payments that have used a discount or keep a use of it; what `butOf` keeps is his to use. */
    async usesOf(discountId: string, now: Date, butOf: string | null): Promise<number> {
      const [row] = await scope.pick(transactions, { uses: count() }, takes(discountId, now, butOf));
      return row?.uses ?? 0;
    },

    async putGateway({ accountId: _, ...row }: GatewayRow): Promise<void> {
      const { id: __, org: ___, ...set } = row;
      const target = [gateways.accountId, gateways.id];
      await scope.insert(gateways, row).onConflictDoUpdate({ target, set }).run();
    },

    gateways: () => scope.find(gateways).orderBy(asc(gateways.position), asc(gateways.id)),

    async gateway(which: { id: string } | { org: string }): Promise<GatewayRow | null> {
      const condition = 'id' in which ? eq(gateways.id, which.id) : eq(gateways.org, which.org);
      const [gateway] = await scope.find(gateways, condition);
      return gateway ?? null;
    },

    ...planEstimations(scope),
  };
}

function planEstimations(scope: AccountScope) {
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
