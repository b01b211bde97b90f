import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId, time } from './schema/columns.ts';

// What migrations 0003 and 0024 make by hand and their triggers fill: the published titles as lists filter and order
// them.

export const contentListing = sqliteTable('content_listing', {
  listing: integer('listing').primaryKey(),
  accountId: accountId(),
  contentId: text('content_id').notNull(),
  videoType: text('video_type').notNull(),
  isPart: integer('is_part', { mode: 'boolean' }).notNull(),
  createdDate: time('created_date').notNull(),
  modifiedDate: time('modified_date').notNull(),
  releaseTime: time('release_time'),
  publishTime: time('publish_time'),
  averageRating: real('average_rating').notNull(),
  reviewCount: integer('review_count').notNull(),
  viewsCount: integer('views_count').notNull(),
  durationSeconds: integer('duration_seconds'),
  serialNo: integer('serial_no'),
  /** When it came out, or else when it came into the catalogue. */
  released: time('released').notNull(),
  /** From how many years on; null where no rating has an age. Migration 0025's triggers keep it. */
  age: integer('age'),
});

/** A value that titles can be filtered by. */
export const facets = sqliteTable('facets', {
  facet: integer('facet').primaryKey(),
  accountId: accountId(),
  kind: text('kind').notNull(),
  value: text('value').notNull(),
});
