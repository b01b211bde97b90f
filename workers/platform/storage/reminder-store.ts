import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { MAX_REMINDERS } from '#app/contract/reminder.ts';
import type { AccountScope } from './account-scope.ts';
import { listed } from './editing-store.ts';
import type { NewMail } from './mail-store.ts';
import { queuedMails } from './schema/mail.ts';
import { type ReminderRow, reminders } from './schema/reminder.ts';
import { users } from './schema/user.ts';

type NewReminder = Omit<ReminderRow, 'accountId'>;

/** A due reminder and what becomes of it; its mail is written only if the reminder is still as it was read. */
export interface ReminderChange {
  row: ReminderRow;
  set: Partial<Pick<ReminderRow, 'event' | 'startTime' | 'dueTime' | 'remindedTime'>>;
  mail?: NewMail | null;
}

/** Changes in one transaction. */
const CHANGES_AT_ONCE = 50;

export function reminderStore(scope: AccountScope) {
  const isOf = (userId: string, event: string) =>
    and(eq(reminders.userId, userId), eq(reminders.event, event));

  return {
    /** Of what is still to come, the soonest first. */
    ofUser: (userId: string, now: Date) =>
      scope
        .find(reminders, eq(reminders.userId, userId), gt(reminders.startTime, now))
        .orderBy(asc(reminders.startTime), asc(reminders.event))
        .page({ limit: MAX_REMINDERS }),

    /** False where there are as many as there may be; one that is there already stays as it is. */
    async add(row: NewReminder, now: Date): Promise<boolean> {
      const others = scope.count(reminders, eq(reminders.userId, row.userId), gt(reminders.startTime, now));
      const hasRoom = sql`(${others.asSubquery()}) < ${MAX_REMINDERS}`;
      const { meta } = await scope.insertIf(reminders, hasRoom, row).onConflictDoNothing().run();
      if (meta.changes === 1) return true;
      return (await scope.find(reminders, isOf(row.userId, row.event))).length > 0;
    },

    remove: (userId: string, event: string) => scope.remove(reminders, isOf(userId, event)).run(),

    /** Those of these viewers to whom a mail may go: verified, and neither deleted nor about to be. */
    recipients: (userIds: readonly string[]) =>
      scope.pick(
        users,
        { id: users.id, name: users.name, emailId: users.emailId },
        sql`${users.id} IN ${listed(userIds)}`,
        eq(users.isEmailVerified, true),
        isNull(users.deletionDueTime),
        isNull(users.erasedTime),
      ),

    async change(changes: readonly ReminderChange[]): Promise<void> {
      for (let at = 0; at < changes.length; at += CHANGES_AT_ONCE) {
        const [first, ...rest] = changes
          .slice(at, at + CHANGES_AT_ONCE)
          .flatMap((one) => toWrites(scope, one));
        if (first) await scope.write([first, ...rest]);
      }
    },
  };
}

function toWrites(scope: AccountScope, { row, set, mail }: ReminderChange): BatchItem<'sqlite'>[] {
  // What an owner has changed since made it due anew: then another run looks at it.
  const isAsRead = (event: string): (SQL | undefined)[] => [
    eq(reminders.userId, row.userId),
    eq(reminders.event, event),
    eq(reminders.dueTime, row.dueTime ?? new Date(0)),
  ];
  const target = set.event ?? row.event;
  const double = scope.pick(
    reminders,
    { event: reminders.event },
    eq(reminders.userId, row.userId),
    eq(reminders.event, target),
  );
  return [
    // A programme that moved to where the viewer has a reminder already.
    ...(target === row.event
      ? []
      : [scope.remove(reminders, ...isAsRead(row.event), sql`EXISTS ${double.asSubquery()}`)]),
    scope.update(reminders, set, ...isAsRead(row.event)),
    ...(mail ? [scope.insertIf(queuedMails, sql`changes() = 1`, mail)] : []),
  ] as BatchItem<'sqlite'>[];
}
