import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import { accountId, time } from './columns.ts';
import { users } from './user.ts';

/** Mails that the provider has not taken yet. A row is removed once it has, or once it is given up. */
export const queuedMails = sqliteTable(
  'queued_mails',
  {
    accountId: accountId(),
    /** The mail's own, the same for every try. */
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The whole mail, which holds a key and an address: encrypted, see mail/sealing.ts. */
    sealed: text('sealed').notNull(),
    tries: integer('tries').notNull(),
    /** Of the next try. While one is under way it is later, so that nobody else begins it. */
    dueTime: time('due_time').notNull(),
    /** From then on the mail would be of no use. */
    expiresTime: time('expires_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('queued_mails_user').on(table.accountId, table.userId, table.kind),
    // For the two that go through all accounts at once: the next tries, and the sweep.
    index('queued_mails_due').on(table.dueTime),
    index('queued_mails_age').on(table.expiresTime),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);
