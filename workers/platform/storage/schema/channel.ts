import { foreignKey, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { categories } from './catalogue.ts';
import { accountId, flag, localized, time } from './columns.ts';

export const channels = sqliteTable(
  'channels',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: localized('name').notNull(),
    title: localized('title'),
    description: localized('description'),
    isRestricted: flag('is_restricted').notNull().default(false),
    logo: text('logo'),
    banner: text('banner'),
    thumbnail: text('thumbnail'),
    averageRating: real('average_rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const channelCategories = sqliteTable(
  'channel_categories',
  {
    accountId: accountId(),
    channelId: text('channel_id').notNull(),
    categoryId: text('category_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId, table.categoryId] }),
    foreignKey({
      columns: [table.accountId, table.channelId],
      foreignColumns: [channels.accountId, channels.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.categoryId],
      foreignColumns: [categories.accountId, categories.id],
    }).onDelete('cascade'),
  ],
);

export const channelPlans = sqliteTable(
  'channel_plans',
  {
    accountId: accountId(),
    channelId: text('channel_id').notNull(),
    planId: text('plan_id').notNull(),
    isPpv: flag('is_ppv').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId, table.planId] }),
    foreignKey({
      columns: [table.accountId, table.channelId],
      foreignColumns: [channels.accountId, channels.id],
    }).onDelete('cascade'),
  ],
);

/**
 * A channel's programmes. The loop is a day of slots that repeats for ever: a slot has the times of the day
 * at which it starts and ends, and the schedule of any window is computed from the clock.
 */
export const channelSlots = sqliteTable(
  'channel_slots',
  {
    accountId: accountId(),
    channelId: text('channel_id').notNull(),
    startSecond: integer('start_second').notNull(),
    endSecond: integer('end_second').notNull(),
    contentId: text('content_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId, table.startSecond] }),
    foreignKey({
      columns: [table.accountId, table.channelId],
      foreignColumns: [channels.accountId, channels.id],
    }).onDelete('cascade'),
  ],
);

/** Like a slot, a dated programme lasts a day at most, so that a query need not look further back. */
export const MAX_PROGRAMME_MS = 24 * 60 * 60 * 1000;

/** Programmes of a definite date; they take the place of the slots they overlap. */
export const scheduleEntries = sqliteTable(
  'schedule_entries',
  {
    accountId: accountId(),
    channelId: text('channel_id').notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    contentId: text('content_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId, table.startTime] }),
    index('schedule_entries_end').on(table.accountId, table.channelId, table.endTime),
    foreignKey({
      columns: [table.accountId, table.channelId],
      foreignColumns: [channels.accountId, channels.id],
    }).onDelete('cascade'),
  ],
);
