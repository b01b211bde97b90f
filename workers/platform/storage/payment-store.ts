import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { captureStore } from './capture-store.ts';
import { gatewayEvents, subscriptions } from './schema/payment.ts';
import { transactionStore } from './transaction-store.ts';

type GatewayEventRow = typeof gatewayEvents.$inferSelect;

const MAX_LISTED = 1000;

/** Transactions, what they grant, and the webhook events about them. */
export function paymentStore(scope: AccountScope) {
  return {
    ...transactionStore(scope),
    ...captureStore(scope),

    subscriptionsOf: (userId: string) =>
      scope.find(subscriptions, eq(subscriptions.userId, userId)).page({ limit: MAX_LISTED }),

    /** Until when the user has paid for a plan; null for one that he never had. */
    async paidUntil(userId: string, planId: string): Promise<Date | null> {
      const [latest] = await scope
        .find(
          subscriptions,
          eq(subscriptions.userId, userId),
          eq(subscriptions.planId, planId),
          isNull(subscriptions.revokedTime),
        )
        .orderBy(desc(subscriptions.endTime))
        .page({ limit: 1 });
      return latest?.endTime ?? null;
    },

    /** Stores an event once, however often it comes. Returns whether it has been processed already. */
    async saveEvent(event: Omit<GatewayEventRow, 'accountId'>): Promise<{ isProcessed: boolean }> {
      await scope.insert(gatewayEvents, event).onConflictDoNothing().run();
      const [stored] = await scope.find(
        gatewayEvents,
        eq(gatewayEvents.gatewayId, event.gatewayId),
        eq(gatewayEvents.eventId, event.eventId),
      );
      return { isProcessed: stored?.processedTime != null };
    },

    markEventProcessed: (gatewayId: string, eventId: string, now: Date) =>
      scope
        .update(
          gatewayEvents,
          { processedTime: now },
          and(eq(gatewayEvents.gatewayId, gatewayId), eq(gatewayEvents.eventId, eventId)),
        )
        .run(),
  };
}
