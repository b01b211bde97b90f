import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope } from './account-scope.ts';
import { type AuditRow, editingStore, listed } from './editing-store.ts';
import type { NewMail } from './mail-store.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { plans } from './schema/plan.ts';
import { userKeys, users } from './schema/user.ts';

/** In place of a hash: nobody can sign in until a mailed link has set a password. */
export const NO_PASSWORD = '';

type NewRow<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

export interface ViewerWrites {
  users: NewRow<typeof users>[];
  keys: NewRow<typeof userKeys>[];
  subscriptions: NewRow<typeof subscriptions>[];
  renewals: NewRow<typeof renewals>[];
  mails: NewMail[];
  audits: AuditRow[];
}

const isOngoing = eq(renewals.renewalStatus, 'ongoing');

/** Viewers as the operator brings them in and takes them out. */
export function viewerListStore(scope: AccountScope) {
  return {
    plans: () => scope.find(plans).orderBy(asc(plans.id)),

    byEmails: (emailKeys: readonly string[]) =>
      scope.find(users, sql`${users.emailKey} IN ${listed(emailKeys)}`),

    subscriptionsById: (ids: readonly string[]) =>
      scope.find(subscriptions, sql`${subscriptions.id} IN ${listed(ids)}`),

    /** Those that go on, and those of these ids that have ended. */
    renewalsOf: (userIds: readonly string[], ids: readonly string[]) =>
      scope.find(
        renewals,
        sql`(${renewals.userId} IN ${listed(userIds)} AND ${isOngoing}) OR ${renewals.id} IN ${listed(ids)}`,
      ),

    /** After one address, in order. */
    page: (after: string, limit: number) =>
      scope
        .find(users, gt(users.emailKey, after), isNull(users.erasedTime))
        .orderBy(asc(users.emailKey))
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

    /** All of them or none; it fails where an address has been taken meanwhile. */
    async write(writes: ViewerWrites, now: Date): Promise<void> {
      const statements: BatchItem<'sqlite'>[] = [
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

function rows<Row>(some: readonly Row[], insert: (some: readonly Row[]) => BatchItem<'sqlite'>[]) {
  return some.length > 0 ? insert(some) : [];
}
