import { and, eq, gt, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { GRACE_MS } from '#app/domain/renewal.ts';
import type { AccountScope } from './account-scope.ts';
import { endedPlans, inSpan, ppvPlans, type Span } from './plan-ends.ts';
import { playFigures } from './play-figures.ts';
import { titleDays } from './schema/analytics.ts';
import { ledgerEntries, renewals, subscriptions } from './schema/payment.ts';
import { plans } from './schema/plan.ts';
import { users } from './schema/user.ts';

/** What a brand's owner reads of it, in sums that the database makes. */
export function figuresStore(scope: AccountScope) {
  return {
    ...moneyQueries(scope),
    ...viewerQueries(scope),
    ...playFigures(scope),
    ...endedPlans(scope),
    ...firstRows(scope),
  };
}

/** Days since 1970: cheaper than a date, and the same. */
const dayNumber = (column: SQLiteColumn) => sql<number>`${column} / 86400000`;

function moneyQueries(scope: AccountScope) {
  const { amountMinor, currency, time } = ledgerEntries;
  const day = dayNumber(time);
  return {
    /** What gateways owe us grows by what is paid and shrinks by what is refunded. */
    moneyDays: (span: Span) =>
      scope
        .pick(
          ledgerEntries,
          {
            currency,
            day: day.as('day'),
            paidMinor: sql<number>`sum(max(${amountMinor}, 0))`.as('paid'),
            refundedMinor: sql<number>`sum(max(-${amountMinor}, 0))`.as('refunded'),
          },
          sql`${ledgerEntries.book} = 'receivable'`,
          ne(amountMinor, 0),
          inSpan(time, span),
        )
        .groupBy(currency, day),

    /** How many renewals of each plan will be charged until then. Nobody is charged who is about to leave. */
    renewalsDue: (until: Date) =>
      scope
        .pick(
          renewals,
          { planId: renewals.planId, count: sql<number>`count(*)`.as('count') },
          sql`${renewals.renewalStatus} = 'ongoing'`,
          lte(renewals.nextRenewalDate, until),
          notInArray(renewals.userId, usersWith(scope, sql`${users.deletionDueTime} IS NOT NULL`)),
        )
        .groupBy(renewals.planId),

    soldPlans: () => scope.find(plans),
  };
}

function viewerQueries(scope: AccountScope) {
  const day = dayNumber(users.createdDate);
  return {
    signUpDays: (span: Span) =>
      scope
        .pick(
          users,
          { day: day.as('day'), count: sql<number>`count(*)`.as('count') },
          inSpan(users.createdDate, span),
        )
        .groupBy(day),

    /** Viewers who have a plan at that moment, each once; tickets are none. */
    membersAt: (moment: Date) =>
      scope.pick(
        subscriptions,
        { count: sql<number>`count(DISTINCT ${subscriptions.userId})`.as('count') },
        isRunningAt(moment),
        notInArray(subscriptions.planId, ppvPlans(scope)),
        notInArray(subscriptions.userId, erasedUsers(scope, moment)),
      ),

    /** Those beside them whose plan is open all the same, as its renewal could not be charged yet. */
    inGraceAt: (moment: Date) => {
      const { userId, periodEndTime, graceEndTime } = renewals;
      return scope.pick(
        renewals,
        { count: sql<number>`count(DISTINCT ${userId})`.as('count') },
        gt(graceEndTime, moment),
        lte(periodEndTime, moment),
        gt(periodEndTime, new Date(moment.getTime() - GRACE_MS)),
        sql`NOT EXISTS ${runningOfViewer(scope, moment)}`,
        notInArray(userId, erasedUsers(scope, moment)),
      );
    },
  };
}

function isRunningAt(moment: Date): SQL | undefined {
  const { startTime, endTime, revokedTime } = subscriptions;
  const isNotRevoked = or(isNull(revokedTime), gt(revokedTime, moment));
  return and(gt(endTime, moment), lte(startTime, moment), isNotRevoked);
}

/** Of the viewer whose renewal it is. */
function runningOfViewer(scope: AccountScope, moment: Date): SQL {
  const ms = moment.getTime();
  return sql`(SELECT 1 FROM subscriptions s INDEXED BY subscriptions_user WHERE s.account_id = ${scope.accountId}
    AND s.user_id = renewals.user_id AND s.end_time > ${ms} AND s.start_time <= ${ms}
    AND (s.revoked_time IS NULL OR s.revoked_time > ${ms}) AND s.plan_id NOT IN ${ppvPlans(scope)})`;
}

const usersWith = (scope: AccountScope, condition: SQL): SQL =>
  scope.pick(users, { id: users.id }, condition).asSubquery();

const erasedUsers = (scope: AccountScope, moment: Date): SQL =>
  usersWith(scope, sql`${users.erasedTime} IS NOT NULL AND ${users.erasedTime} <= ${moment.getTime()}`);

/** A row each where there is any at all; a brand begins with none, and with its own people. */
function firstRows(scope: AccountScope) {
  const first = { limit: 1 };
  const one = { found: sql<number>`1`.as('found') };
  return {
    firstViewer: () => scope.pick(users, one, eq(users.isStaff, false)).page(first),
    firstPayment: () => scope.pick(ledgerEntries, one).page(first),
    firstPlan: () => scope.pick(subscriptions, one).page(first),
    firstPlay: () => scope.pick(titleDays, one).page(first),
  };
}
