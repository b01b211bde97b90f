import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accountId, flag, time } from './columns.ts';

export const watchlist = sqliteTable(
  'watchlist',
  {
    accountId: accountId(),
    userId: text('user_id').notNull(),
    contentId: text('content_id').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.contentId] })],
);

export const favourites = sqliteTable(
  'favourites',
  {
    accountId: accountId(),
    userId: text('user_id').notNull(),
    contentId: text('content_id').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.contentId] })],
);

export const reviews = sqliteTable(
  'reviews',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** content, playlist, channel, artist or venue. */
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').notNull(),
    title: text('title'),
    description: text('description'),
    /** 0.5 to 5 in half steps. */
    rating: real('rating').notNull(),
    isEdited: flag('is_edited').notNull().default(false),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('reviews_one_a_user').on(table.accountId, table.subjectType, table.subjectId, table.userId),
    index('reviews_subject').on(table.accountId, table.subjectType, table.subjectId, table.createdDate),
  ],
);

export const comments = sqliteTable(
  'comments',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    parentId: text('parent_id'),
    userId: text('user_id').notNull(),
    comment: text('comment').notNull(),
    timestamp: time('timestamp').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    dislikeCount: integer('dislike_count').notNull().default(0),
    editedDate: time('edited_date'),
    /** Taken back by who wrote it; its words are gone with it. */
    removedDate: time('removed_date'),
    /** Hidden by staff. */
    hiddenDate: time('hidden_date'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('comments_user').on(table.accountId, table.userId, table.timestamp),
    index('comments_subject').on(table.accountId, table.subjectType, table.subjectId, table.timestamp),
    index('comments_parent').on(table.accountId, table.parentId, table.timestamp),
  ],
);

/** Triggers keep each comment's two counts, see migration 0007. */
export const commentVotes = sqliteTable(
  'comment_votes',
  {
    accountId: accountId(),
    commentId: text('comment_id').notNull(),
    userId: text('user_id').notNull(),
    isLike: flag('is_like').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.commentId, table.userId] })],
);

export const commentReports = sqliteTable(
  'comment_reports',
  {
    accountId: accountId(),
    commentId: text('comment_id').notNull(),
    userId: text('user_id').notNull(),
    /** spam, abuse, spoiler or other. */
    reason: text('reason').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.commentId, table.userId] })],
);
