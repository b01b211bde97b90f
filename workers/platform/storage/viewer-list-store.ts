import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope } from './account-scope.ts';
import { type AuditRow, editingStore, listed } from './editing-store.ts';
import type { NewMail } from './mail-store.ts';
import type { RenewalRow } from './renewal-store.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { plans } from './schema/plan.ts';
import { userKeys, users } from './schema/user.ts';

/** In place of a hash: nobody can sign in until a mailed link has set a password. */
export const NO_PASSWORD = '';

type NewRow<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

export type NewSubscription = NewRow<typeof subscriptions>;
export type NewRenewal = NewRow<typeof renewals>;

export interface ViewerWrites {
  users: NewRow<typeof users>[];
  keys: NewRow<typeof userKeys>[];
  subscriptions: NewSubscription[];
  renewals: NewRenewal[];
  mails: NewMail[];
  audits: AuditRow[];
}

export interface ViewerPlan {
  userId: string;
  planId: string;
}

/** A period of a viewer's plan, over or not. */
export interface PaidPeriod extends ViewerPlan {
  id: string;
  endTime: Date;
  revokedTime: Date | null;
}

/** However many viewers' plans, one parameter. */
const listedPlans = (named: readonly ViewerPlan[]) =>
  sql`(SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(named.map(({ userId, planId }) => [userId, planId]))}))`;

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
     * asked for their deletion are not the brand's to take along.
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

    ongoingRenewals: (userIds: readonly string[]) =>
      scope.find(renewals, sql`${renewals.userId} IN ${listed(userIds)}`, isOngoing),

    /**
     * All of them or none; it fails where an address has been taken since it was read, or a renewal that would be written
     * was ended, begun, claimed for a charge or charged.
     */
    async write(writes: ViewerWrites, read: readonly RenewalRow[], now: Date): Promise<void> {
      const statements: BatchItem<'sqlite'>[] = [
        ...(writes.renewals.length > 0 ? [requireUnchanged(scope, writes.renewals, read)] : []),
        ...rows(writes.users, (some) => scope.insertRows(users, some)),
        ...rows(writes.keys, (some) => scope.insertRows(userKeys, some)),
        ...rows(writes.subscriptions, (some) =>
          scope.insertRows(subscriptions, some, { target: ['id'], set: ['endTime'] }),
        ),
        ...rows(writes.renewals, (some) =>
          scope.insertRows(renewals, some, {
            target: ['id'],
            set: ['periodEndTime', 'graceEndTime', 'nextRenewalDate', 'dueTime', 'sealedMethod'],
          }),
        ),
        ...rows(writes.mails, (some) => scope.insertRows(queuedMails, some)),
        ...rows(writes.audits, (some) => editingStore(scope).addAudits(some, now)),
      ];
      const [first, ...rest] = statements;
      if (first) await scope.write([first, ...rest]);
    },
  };
}

/** Begins a batch that fails where the written plans' renewals are no longer as they were read. */
function requireUnchanged(scope: AccountScope, written: readonly NewRenewal[], read: readonly RenewalRow[]) {
  const known = JSON.stringify(
    read.map(({ id, renewalStatus, tries, periodEndTime, dueTime }) => [
      ...[id, renewalStatus, tries],
      ...[periodEndTime?.getTime() ?? null, dueTime?.getTime() ?? null],
    ]),
  );
  return scope.failIf(sql`EXISTS (SELECT 1 FROM renewals
    WHERE account_id = ${scope.accountId} AND user_id IN ${listed(written.map(({ userId }) => userId))}
      AND (user_id, plan_id) IN ${listedPlans(written)}
      AND NOT EXISTS (SELECT 1 FROM json_each(${known}) known WHERE known.value ->> 0 = renewals.id
        AND known.value ->> 1 = renewals.renewal_status AND known.value ->> 2 = renewals.tries
        AND known.value ->> 3 IS renewals.period_end_time AND known.value ->> 4 IS renewals.due_time))`);
}

function rows<Row>(some: readonly Row[], insert: (some: readonly Row[]) => BatchItem<'sqlite'>[]) {
  return some.length > 0 ? insert(some) : [];
}
