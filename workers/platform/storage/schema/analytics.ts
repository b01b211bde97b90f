import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId, flag, time } from './columns.ts';

/** Raw, for EVENTS_KEPT_DAYS. The id is of play and sequence, so that a repeat is the same row. */
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
    index('player_events_time').on(table.accountId, table.time),
    // For a viewer's export of their own data; most events are guests'.
    index('player_events_user').on(table.accountId, table.userId).where(sql`user_id IS NOT NULL`),
  ],
);

/** What is known of one play; triggers (migration 0004) add what changes in it to the title's day. */
export const playerPlays = sqliteTable(
  'player_plays',
  {
    accountId: accountId(),
    trackingId: text('tracking_id').notNull(),
    contentId: text('content_id').notNull(),
    /** The day of UTC on which it began. */
    day: text('day').notNull(),
    startedTime: time('started_time').notNull(),
    lastTime: time('last_time').notNull(),
    /** -1 while the player numbers nothing. */
    lastSequence: integer('last_sequence').notNull(),
    lastPosition: real('last_position').notNull(),
    playedSeconds: real('played_seconds').notNull(),
    isFinished: flag('is_finished').notNull(),
    startMs: integer('start_ms'),
    rebufferCount: integer('rebuffer_count').notNull(),
    rebufferSeconds: real('rebuffer_seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.trackingId] }),
    index('player_plays_started').on(table.accountId, table.startedTime),
    // For figures of the brand. Most plays leave it with their first ping.
    index('player_plays_unseen')
      .on(table.accountId, table.startedTime)
      .where(sql`start_ms IS NULL AND played_seconds = 0`),
  ],
);

/** How one title was watched on one day. Only the triggers on `player_plays` write it. */
export const titleDays = sqliteTable(
  'title_days',
  {
    accountId: accountId(),
    day: text('day').notNull(),
    contentId: text('content_id').notNull(),
    starts: integer('starts').notNull(),
    completions: integer('completions').notNull(),
    playedSeconds: real('played_seconds').notNull(),
    startMsTotal: integer('start_ms_total').notNull(),
    /** How many plays reported how long their start took. */
    startMsCount: integer('start_ms_count').notNull(),
    rebufferCount: integer('rebuffer_count').notNull(),
    rebufferSeconds: real('rebuffer_seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.contentId] })],
);

/** How often one was played on one day, an episode for its series. Only a trigger on `player_plays` writes it. */
export const playedDays = sqliteTable(
  'played_days',
  {
    accountId: accountId(),
    day: text('day').notNull(),
    contentId: text('content_id').notNull(),
    plays: integer('plays').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.contentId] }),
    // A day's most played titles lie at its end.
    index('played_days_plays').on(table.accountId, table.day, table.plays),
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
    /** Watched to the credits: there is nothing to resume. */
    isFinished: flag('is_finished').notNull().default(false),
    /** When the viewer took it off "continue watching"; watching on brings it back. */
    removedTime: time('removed_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.contentId] }),
    index('resume_positions_recent').on(table.accountId, table.userId, table.modifiedDate),
  ],
);
