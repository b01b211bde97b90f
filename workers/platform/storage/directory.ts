import { and, asc, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { INVITATIONS } from '#workers/platform/domain/mail-kind.ts';
import type { Database } from './database.ts';
import type { MediaFileRow } from './media-store.ts';
import { accounts } from './schema/account.ts';
import { scheduledPublishes } from './schema/drafts.ts';
import { queuedMails } from './schema/mail.ts';
import { mediaFiles } from './schema/media.ts';
import { renewals, transactions } from './schema/payment.ts';
import { type ReminderRow, reminders } from './schema/reminder.ts';
import { users } from './schema/user.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

export interface DueRenewal {
  accountId: string;
  id: string;
  dueTime: Date;
}

/**
 * The accounts themselves: which there are, and how to find one. What belongs to an account is in its store.
 */
export interface Directory {
  find(accountId: string): Promise<Account | null>;
  findByAssetHostname(hostname: string): Promise<Account | null>;
  list(): Promise<Account[]>;
  /** False when another account has its asset host. */
  create(account: NewAccount): Promise<boolean>;
  /** False when another account has it. */
  moveAssetHost(
    accountId: string,
    hosts: Pick<NewAccount, 'cfDomainName' | 'assetHostname'>,
  ): Promise<boolean>;
  /** Viewers of any account whose time to take a deletion back is over, the longest waiting first. */
  dueDeletions(now: Date, limit: number): Promise<{ accountId: string; userId: string }[]>;
  /** Pictures of any account that were deleted by then, the longest ago first. */
  deletedPictures(before: Date, limit: number): Promise<MediaFileRow[]>;
  /**
   * Mails that are due: of every account one, then of every account the next, and so on. Of one account reminders come
   * late and invitations last: a hundred thousand of them do not hold up what somebody waits for.
   */
  dueMails(now: Date, limit: number): Promise<{ accountId: string; id: string; dueTime: Date }[]>;
  /** Payments of any account whose check is due, the longest waiting first. */
  duePayments(now: Date, limit: number): Promise<{ accountId: string; id: string }[]>;
  /** Renewals that are due, but of suspended accounts: of every account one, then of every account the next, and so on. */
  dueRenewals(now: Date, limit: number): Promise<DueRenewal[]>;
  /** Reminders to be looked at: of every account one, then of every account the next, and so on. */
  dueReminders(now: Date, limit: number): Promise<ReminderRow[]>;
  /** Drafts of any account whose time has come, the earliest first. */
  dueScheduled(now: Date, limit: number): Promise<{ accountId: string; id: string }[]>;
}

export function openDirectory(db: Database): Directory {
  const byHostname = (hostname: string) =>
    db.select().from(accounts).where(eq(accounts.assetHostname, hostname)).limit(1);
  return {
    async find(accountId) {
      const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId)).limit(1);
      return account ?? null;
    },
    async findByAssetHostname(hostname) {
      const [account] = await byHostname(hostname);
      return account ?? null;
    },
    list: () => db.select().from(accounts).orderBy(asc(accounts.accountId)),
    dueDeletions: (now, limit) =>
      db
        .select({ accountId: users.accountId, userId: users.id })
        .from(users)
        .where(lte(users.deletionDueTime, now))
        .orderBy(asc(users.deletionDueTime))
        .limit(limit),
    deletedPictures: (before, limit) =>
      db
        .select()
        .from(mediaFiles)
        .where(lte(mediaFiles.deletedDate, before))
        .orderBy(asc(mediaFiles.deletedDate))
        .limit(limit),
    dueMails(now, limit) {
      const { accountId, id, kind, dueTime } = queuedMails;
      const isInvitation = inArray(kind, INVITATIONS);
      const isReminder = inArray(kind, ['reminder_title', 'reminder_programme']);
      const rowNumber = sql<number>`row_number() OVER (PARTITION BY ${accountId} ORDER BY ${isInvitation}, ${isReminder}, ${dueTime})`;
      return db
        .select({ accountId, id, dueTime })
        .from(queuedMails)
        .where(lte(dueTime, now))
        .orderBy(rowNumber, asc(dueTime))
        .limit(limit);
    },
    duePayments: (now, limit) =>
      db
        .select({ accountId: transactions.accountId, id: transactions.id })
        .from(transactions)
        .where(lte(transactions.nextCheckTime, now))
        .orderBy(asc(transactions.nextCheckTime))
        .limit(limit),
    dueRenewals(now, limit) {
      const { accountId, id, dueTime } = renewals;
      const suspended = db
        .select({ accountId: accounts.accountId })
        .from(accounts)
        .where(isNotNull(accounts.suspendedTime));
      const rowNumber = sql<number>`row_number() OVER (PARTITION BY ${accountId} ORDER BY ${dueTime})`;
      return (
        db
          .select({ accountId, id, dueTime: sql`${dueTime}`.mapWith(renewals.periodEndTime) })
          .from(renewals)
          // Nobody pays for a brand that is off the air.
          .where(and(lte(dueTime, now), notInArray(accountId, suspended)))
          .orderBy(rowNumber, asc(dueTime))
          .limit(limit)
      );
    },
    dueReminders(now, limit) {
      const { accountId, dueTime } = reminders;
      const rowNumber = sql<number>`row_number() OVER (PARTITION BY ${accountId} ORDER BY ${dueTime})`;
      return db
        .select()
        .from(reminders)
        .where(lte(dueTime, now))
        .orderBy(rowNumber, asc(dueTime))
        .limit(limit);
    },
    dueScheduled: (now, limit) =>
      db
        .select({ accountId: scheduledPublishes.accountId, id: scheduledPublishes.id })
        .from(scheduledPublishes)
        .where(lte(scheduledPublishes.dueTime, now))
        .orderBy(asc(scheduledPublishes.dueTime))
        .limit(limit),
    async create(account) {
      if ((await byHostname(account.assetHostname)).length > 0) return false;
      await db.insert(accounts).values(account);
      return true;
    },
    async moveAssetHost(accountId, hosts) {
      const [holder] = await byHostname(hosts.assetHostname);
      if (holder && holder.accountId !== accountId) return false;
      // All else in the row is written through the list of changes.
      await db.update(accounts).set(hosts).where(eq(accounts.accountId, accountId));
      return true;
    },
  };
}
