import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { INVITATIONS } from '#workers/platform/domain/mail-kind.ts';
import type { AccountScope } from './account-scope.ts';
import { type AuditRow, editingStore, listed } from './editing-store.ts';
import type { NewMail } from './mail-store.ts';
import type { RenewalRow } from './renewal-store.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, subscriptions } from './schema/payment.ts';
import { userKeys, users } from './schema/user.ts';
import { isInvitationOf, isRecent, listedPlans } from './viewer-list-conditions.ts';

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

/**
 * All of them or none; it fails where an address has been taken since it was read, or a renewal that would be written
 * was ended, begun, claimed for a charge or charged, or a viewer was invited.
 */
export async function writeViewers(
  scope: AccountScope,
  writes: ViewerWrites,
  read: readonly RenewalRow[],
  now: Date,
): Promise<void> {
  const statements: BatchItem<'sqlite'>[] = [
    ...(writes.renewals.length > 0 ? [requireUnchanged(scope, writes.renewals, read)] : []),
    ...(writes.keys.length > 0 ? replaceInvitations(scope, writes.keys, now) : []),
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

/** Begins a batch that fails where one of them has been invited meanwhile. What earlier invitations have left ends. */
function replaceInvitations(
  scope: AccountScope,
  keys: readonly { userId: string }[],
  now: Date,
): BatchItem<'sqlite'>[] {
  const userIds = keys.map(({ userId }) => userId);
  const recent = scope.pick(userKeys, { userId: userKeys.userId }, isInvitationOf(userIds), isRecent(now));
  const mails = and(sql`${queuedMails.userId} IN ${listed(userIds)}`, inArray(queuedMails.kind, INVITATIONS));
  return [
    scope.failIf(sql`EXISTS ${recent.asSubquery()}`),
    scope.update(userKeys, { usedTime: now }, isInvitationOf(userIds), isNull(userKeys.usedTime)),
    scope.remove(queuedMails, mails),
  ] as BatchItem<'sqlite'>[];
}

function rows<Row>(some: readonly Row[], insert: (some: readonly Row[]) => BatchItem<'sqlite'>[]) {
  return some.length > 0 ? insert(some) : [];
}
