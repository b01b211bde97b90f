import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { resumePositions } from './schema/analytics.ts';
import { subscriptions } from './schema/payment.ts';

/** A plan that a user has now, and until when: its end, or that of the grace after it. */
export interface OwnedPlan {
  planId: string;
  endTime: Date;
  revokedTime: Date | null;
  /** Unix ms. */
  graceEndMs: number | null;
}

// A placeholder's value goes to the database as it is: milliseconds, not a Date.
const now = sql.placeholder('now');
const userId = sql.placeholder('userId');

/** What a viewer may watch, and where they stopped watching. */
export function userAccess(scope: AccountScope) {
  // By full names, which drizzle shortens in what is selected.
  const isPpv = sql<number | null>`(SELECT is_ppv FROM plans
    WHERE plans.account_id = subscriptions.account_id AND plans.id = subscriptions.plan_id)`;
  // Of a plan whose renewal could not be charged yet: how long it stays open all the same.
  const graceEnd = sql<number | null>`(SELECT max(grace_end_time) FROM renewals
    WHERE renewals.account_id = subscriptions.account_id AND renewals.user_id = subscriptions.user_id
    AND renewals.plan_id = subscriptions.plan_id AND period_end_time <= ${now} AND grace_end_time > ${now})`;
  const activePlanIds = memoize(() =>
    scope.pick(
      subscriptions,
      {
        planId: subscriptions.planId,
        isPpv: isPpv.as('is_ppv'),
        endTime: subscriptions.endTime,
        revokedTime: subscriptions.revokedTime,
        graceEndMs: graceEnd.as('grace_end_ms'),
      },
      eq(subscriptions.userId, userId),
      lte(subscriptions.startTime, now),
      or(
        and(
          gt(subscriptions.endTime, now),
          or(isNull(subscriptions.revokedTime), gt(subscriptions.revokedTime, now)),
        ),
        isNotNull(graceEnd),
      ),
    ),
  );
  const allPlans = memoize(() =>
    scope.pick(
      subscriptions,
      {
        planId: subscriptions.planId,
        startTime: subscriptions.startTime,
        endTime: subscriptions.endTime,
        revokedTime: subscriptions.revokedTime,
        graceEndMs: graceEnd.as('grace_end_ms'),
      },
      eq(subscriptions.userId, userId),
    ),
  );
  const resumePosition = memoize(() =>
    scope.find(
      resumePositions,
      eq(resumePositions.userId, userId),
      eq(resumePositions.contentId, sql.placeholder('contentId')),
      eq(resumePositions.isFinished, false),
    ),
  );

  return {
    /** The plans that the user has now, and until when. */
    activePlanIds: (userId: string, now: Date) => activePlanIds().with({ userId, now: now.getTime() }),
    /** Every plan that the user has or ever had. */
    allPlans: (userId: string, now: Date) => allPlans().with({ userId, now: now.getTime() }),
    /** Of a title that is not finished. */
    resumePosition: (userId: string, contentId: string) => resumePosition().with({ userId, contentId }),
  };
}
