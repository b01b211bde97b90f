import { index, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId, time } from './columns.ts';

export const playerEvents = sqliteTable(
  'player_events',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    time: time('time').notNull(),
    eventName: text('event_name').notNull(),
    contentId: text('content_id').notNull(),
    userId: text('user_id'),
    trackingId: text('tracking_id').notNull(),
    playerTimestamp: real('player_timestamp'),
    totalDuration: real('total_duration'),
    source: text('source'),
    variant: text('variant'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('player_events_content').on(table.accountId, table.contentId, table.time),
    index('player_events_tracking').on(table.accountId, table.trackingId),
  ],
);

export const resumePositions = sqliteTable(
  'resume_positions',
  {
    accountId: accountId(),
    userId: text('user_id').notNull(),
    contentId: text('content_id').notNull(),
    positionSeconds: real('position_seconds').notNull(),
    durationSeconds: real('duration_seconds'),
    modifiedDate: time('modified_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.contentId] }),
    index('resume_positions_recent').on(table.accountId, table.userId, table.modifiedDate),
  ],
);
