import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { listed } from './editing-store.ts';
import type { RenewalRow } from './renewal-store.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { plans } from './schema/plan.ts';
import { userKeys, users } from './schema/user.ts';
import { isInvitationOf, isRecent, listedPlans, type ViewerPlan } from './viewer-list-conditions.ts';
import { type ViewerWrites, writeViewers } from './viewer-list-writes.ts';

/** In place of a hash: nobody can sign in until a mailed link has set a password. */
export const NO_PASSWORD = '';

/** A period of a viewer's plan, over or not. */
export interface PaidPeriod extends ViewerPlan {
  id: string;
  endTime: Date;
  revokedTime: Date | null;
}

const isOngoing = eq(renewals.renewalStatus, 'ongoing');

/** Viewers as the operator brings them in and takes them out. */
export function viewerListStore(scope: AccountScope) {
  return {
    plans: () => scope.find(plans).orderBy(asc(plans.id)),

    byEmails: (emailKeys: readonly string[]) =>
      scope.find(users, sql`${users.emailKey} IN ${listed(emailKeys)}`),

    /** All periods of these viewers' plans, those that were refunded among them. */
    periodsOf: (named: readonly ViewerPlan[]) => {
      const { id, userId, planId, endTime, revokedTime } = subscriptions;
      return scope.pick(
        subscriptions,
        { id, userId, planId, endTime, revokedTime },
        sql`${userId} IN ${listed(named.map((one) => one.userId))}`,
        sql`(${userId}, ${planId}) IN ${listedPlans(named)}`,
      );
    },

    /** Those of these plans, whatever became of them, and all of the viewers' that go on. */
    renewalsOf: (userIds: readonly string[], named: readonly ViewerPlan[]) =>
      scope.find(
        renewals,
        sql`${renewals.userId} IN ${listed(userIds)}`,
        sql`(${isOngoing} OR (${renewals.userId}, ${renewals.planId}) IN ${listedPlans(named)})`,
      ),

    /**
     * After one id, in order: with addresses, the URLs of requests would have people's in them. Viewers who have
     * requested their deletion are not the brand's to take along.
     */
    page: (after: string, limit: number) =>
      scope
        .find(users, gt(users.id, after), isNull(users.erasedTime), isNull(users.deletionDueTime))
        .orderBy(asc(users.id))
        .page({ limit }),

    /** Until when each plan is paid that these viewers have now. */
    paidPlans: (userIds: readonly string[], now: Date) =>
      scope.pick(
        subscriptions,
        { userId: subscriptions.userId, planId: subscriptions.planId, endTime: subscriptions.endTime },
        and(
          sql`${subscriptions.userId} IN ${listed(userIds)}`,
          gt(subscriptions.endTime, now),
          isNull(subscriptions.revokedTime),
        ),
      ),

    /** Those of them who were invited within the last day. */
    recentlyInvited: (userIds: readonly string[], now: Date) =>
      scope.pick(userKeys, { userId: userKeys.userId }, isInvitationOf(userIds), isRecent(now)),

    ongoingRenewals: (userIds: readonly string[]) =>
      scope.find(renewals, sql`${renewals.userId} IN ${listed(userIds)}`, isOngoing),

    write: (writes: ViewerWrites, read: readonly RenewalRow[], now: Date) =>
      writeViewers(scope, writes, read, now),
  };
}
