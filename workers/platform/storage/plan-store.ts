import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { discounts, estimations, gateways, plans, transactions } from './schema/payment.ts';

export type PlanRow = typeof plans.$inferSelect;
export type DiscountRow = typeof discounts.$inferSelect;
export type GatewayRow = typeof gateways.$inferSelect;
export type EstimationRow = typeof estimations.$inferSelect;

/** So long an unpaid payment keeps its use of a discount that has a limit. */
const HELD_MS = 60 * 60 * 1000;

/** Of a transaction: it has taken the discount, or may still; not of those that `butOf` has only begun. */
export function takes(discountId: string, now: Date, butOf: string | null) {
  const held = and(
    inArray(transactions.state, ['created', 'pending']),
    gt(transactions.createdDate, new Date(now.getTime() - HELD_MS)),
    butOf === null ? undefined : ne(transactions.userId, butOf),
  );
  return and(eq(transactions.discountId, discountId), or(eq(transactions.state, 'captured'), held));
}

/** What can be bought, for how much, and by which gateways. */
export function planStore(scope: AccountScope) {
  return {
    active: () => scope.find(plans, eq(plans.isActive, true)).orderBy(asc(plans.position), asc(plans.id)),

    /** Of any age: names of plans that are no longer sold still stand on receipts. */
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

    /** Payments that have taken a discount, or may still; not those that `butOf` has only begun. */
    async usesOf(discountId: string, now: Date, butOf: string | null = null): Promise<number> {
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
