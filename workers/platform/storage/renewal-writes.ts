import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { type EndReason, GRACE_MS } from '#app/domain/renewal.ts';
import type { AccountScope } from './account-scope.ts';
import { renewals } from './schema/payment.ts';

/** What a captured payment does to renewals. */
export interface RenewalEffect {
  /** False for a ticket, which renews nothing and replaces nothing. */
  isPlan: boolean;
  /** How long before a period's end its renewal is first due. */
  leadMs: number;
  /**
   * What is to be charged from now on; null where the gateway has kept nothing, and for renewals themselves.
   */
  begins: { id: string; sealedMethod: string } | null;
  /** What begins is free until the end of the period that the payment gives. */
  isTrial: boolean;
}

interface Payment {
  id: string;
  userId: string;
  planId: string;
  gatewayId: string;
  renewalId: string | null;
  language: string | null;
  siteOrigin: string | null;
}

/**
 * Of a renewal that ends. What it was charged on is forgotten, and grace is what only failed charges have.
 */
export function endOf(endReason: EndReason, now: Date) {
  return {
    renewalStatus: 'cancelled',
    endReason,
    cancellationDate: now,
    nextRenewalDate: null,
    dueTime: null,
    sealedMethod: null,
    ...(endReason === 'unpaid' ? {} : { graceEndTime: null }),
  };
}

/**
 * Beside a capture, on condition of its mark: what was bought takes the place of what renewed before, and
 * whatever goes on renewing this plan is paid until the end of all that the viewer has of it.
 */
export function renewalWrites(
  scope: AccountScope,
  payment: Payment,
  { isPlan, leadMs, begins, isTrial }: RenewalEffect,
  won: SQL,
  now: Date,
) {
  const { renewalId } = payment;
  const capture: CapturedPayment = { scope, payment, won, now, period: paidPeriod(scope, payment, leadMs) };
  return {
    /** A charge that comes late in the grace period pays from the period's end: access never stopped. */
    whenItBegins: sql`(SELECT period_end_time FROM renewals
      WHERE account_id = ${scope.accountId} AND id = ${renewalId ?? ''} AND renewal_status = 'ongoing')`,
    writes: (subscriptionId: string) => [
      ...(isPlan && renewalId === null ? [replaceOthers(capture, begins !== null)] : []),
      ...(begins ? [begin(capture, { ...begins, isTrial }, subscriptionId)] : []),
      ...(isPlan ? [prolong(capture), endGrace(capture)] : []),
    ],
  };
}

interface CapturedPayment {
  scope: AccountScope;
  payment: Payment;
  /** Holds for the capture that has won. */
  won: SQL;
  now: Date;
  period: ReturnType<typeof paidPeriod>;
}

function paidPeriod({ accountId }: AccountScope, { userId, planId }: Payment, leadMs: number) {
  const paidUntil = sql`(SELECT max(end_time) FROM subscriptions
    WHERE account_id = ${accountId} AND user_id = ${userId} AND plan_id = ${planId} AND revoked_time IS NULL)`;
  return {
    periodEndTime: paidUntil,
    graceEndTime: sql`${paidUntil} + ${GRACE_MS}`,
    nextRenewalDate: paidUntil,
    dueTime: sql`${paidUntil} - ${leadMs}`,
  };
}

const isOngoing = ({ payment, won }: CapturedPayment) => [
  eq(renewals.userId, payment.userId),
  eq(renewals.renewalStatus, 'ongoing'),
  won,
];

/** A new renewal replaces all; without one, those of other plans end. */
function replaceOthers(capture: CapturedPayment, endsAll: boolean) {
  const { scope, payment, now } = capture;
  return scope.update(
    renewals,
    endOf('replaced', now),
    ...isOngoing(capture),
    endsAll ? undefined : ne(renewals.planId, payment.planId),
  );
}

function begin(
  { scope, payment, won, now, period }: CapturedPayment,
  { id, sealedMethod, isTrial }: NonNullable<RenewalEffect['begins']> & Pick<RenewalEffect, 'isTrial'>,
  subscriptionId: string,
) {
  const { userId, planId, gatewayId, language, siteOrigin } = payment;
  return scope.insertIf(renewals, won, {
    id,
    userId,
    planId,
    subscriptionId,
    gatewayId,
    renewalStatus: 'ongoing',
    endReason: null,
    createdDate: now,
    lastRenewalDate: null,
    cancellationDate: null,
    tries: 0,
    changeId: null,
    sealedMethod,
    language,
    siteOrigin,
    trialEndTime: isTrial ? period.periodEndTime : null,
    ...period,
  });
}

function prolong(capture: CapturedPayment) {
  const { scope, payment, now, period } = capture;
  return scope.update(
    renewals,
    {
      ...period,
      tries: 0,
      lastRenewalDate: sql`CASE WHEN id = ${payment.renewalId ?? ''} THEN ${now.getTime()} ELSE last_renewal_date END`,
    },
    ...isOngoing(capture),
    eq(renewals.planId, payment.planId),
  );
}

/** Of one that was given up: what is paid needs no grace. */
function endGrace({ scope, payment, won }: CapturedPayment) {
  return scope.update(
    renewals,
    { graceEndTime: null },
    eq(renewals.userId, payment.userId),
    eq(renewals.planId, payment.planId),
    ne(renewals.renewalStatus, 'ongoing'),
    won,
  );
}
