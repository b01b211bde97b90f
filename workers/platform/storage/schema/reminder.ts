import { foreignKey, index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId, time } from './columns.ts';
import { users } from './user.ts';

/** What viewers want a mail about before it starts: a row a viewer and event, removed a day after the start. */
export const reminders = sqliteTable(
  'reminders',
  {
    accountId: accountId(),
    userId: text('user_id').notNull(),
    /** Which title, or which channel and start: see reminders/find-event.ts. */
    event: text('event').notNull(),
    contentId: text('content_id').notNull(),
    /** Of a programme. */
    channelId: text('channel_id'),
    /** As it was when the event was last looked at. */
    startTime: time('start_time').notNull(),
    /**
     * When to look at the event and perhaps send. Triggers of the table's migration make it due, each time with a lower
     * number, when the title gets another time and when the channel's programme with it is written anew.
     */
    dueTime: time('due_time'),
    /** The start about which a mail was sent. */
    remindedTime: time('reminded_time'),
    /** The viewer's, when the reminder was set. */
    language: text('language').notNull(),
    /** IANA name; null where it is not known. */
    timeZone: text('time_zone'),
    /** Which of the brand's hosts the viewer was on. */
    siteOrigin: text('site_origin').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.event] }),
    // For the triggers.
    index('reminders_content').on(table.accountId, table.contentId),
    // For the two that go through all accounts at once: what is due, and the sweep.
    index('reminders_due').on(table.dueTime),
    index('reminders_age').on(table.startTime),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);

export type ReminderRow = typeof reminders.$inferSelect;
