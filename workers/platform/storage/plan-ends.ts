import { and, eq, gte, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AccountScope } from './account-scope.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { plans } from './schema/plan.ts';

/** From the first moment on, up to the second, which is not included. */
export interface Span {
  from: Date;
  until: Date;
}

export const inSpan = (column: SQLiteColumn, { from, until }: Span) =>
  and(gte(column, from), lt(column, until));

/** Ids of tickets, which are no plans: nobody is a member by one. */
export function ppvPlans(scope: AccountScope): SQL {
  return scope.pick(plans, { id: plans.id }, eq(plans.isPpv, true)).asSubquery();
}

/**
 * How plans end, those from `since` on counted apart from earlier ones: a plan that renews does so once, by its
 * renewal, and any other with its last period.
 */
export function endedPlans(scope: AccountScope) {
  const { cancellationDate, endReason } = renewals;
  const { endTime, planId, revokedTime } = subscriptions;
  const countSince = (column: SQLiteColumn, since: Date) => ({
    isSince: sql<number>`${column} >= ${since.getTime()}`.as('is_since'),
    count: sql<number>`count(*)`.as('count'),
  });
  const isPlanWithoutRenewal = and(
    notInArray(planId, ppvPlans(scope)),
    sql`NOT EXISTS ${renewalOfPeriod(scope)}`,
  );
  return {
    endedRenewals: (span: Span, since: Date) =>
      scope
        .pick(
          renewals,
          { reason: endReason, ...countSince(cancellationDate, since) },
          sql`${renewals.renewalStatus} = 'cancelled'`,
          isNotNull(endReason),
          inSpan(cancellationDate, span),
        )
        .groupBy(endReason, sql`is_since`),

    /** Plans that were never to renew, and ran out. */
    expiredPeriods: (span: Span, since: Date) =>
      scope
        .pick(
          subscriptions,
          countSince(endTime, since),
          inSpan(endTime, span),
          sql`(${revokedTime} IS NULL OR ${revokedTime} >= ${endTime})`,
          isPlanWithoutRenewal,
          sql`NOT EXISTS ${nextPeriod(scope)}`,
        )
        .groupBy(sql`is_since`),

    /** The same plans, where the payment was refunded. */
    refundedPeriods: (span: Span, since: Date) =>
      scope
        .pick(
          subscriptions,
          countSince(revokedTime, since),
          inSpan(revokedTime, span),
          lt(revokedTime, endTime),
          isPlanWithoutRenewal,
        )
        .groupBy(sql`is_since`),
  };
}

/** One that was ongoing in the period: then the plan ends by that one. */
function renewalOfPeriod({ accountId }: AccountScope): SQL {
  return sql`(SELECT 1 FROM renewals r WHERE r.account_id = ${accountId}
    AND r.user_id = subscriptions.user_id AND r.plan_id = subscriptions.plan_id
    AND r.created_date <= subscriptions.end_time
    AND (r.cancellation_date IS NULL OR r.cancellation_date >= subscriptions.start_time))`;
}

/** The plan goes on without a gap. */
function nextPeriod({ accountId }: AccountScope): SQL {
  return sql`(SELECT 1 FROM subscriptions s INDEXED BY subscriptions_user WHERE s.account_id = ${accountId}
    AND s.user_id = subscriptions.user_id AND s.plan_id = subscriptions.plan_id
    AND s.end_time > subscriptions.end_time AND s.start_time <= subscriptions.end_time
    AND s.revoked_time IS NULL)`;
}
