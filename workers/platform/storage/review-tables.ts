import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId } from './schema/columns.ts';

// What migration 0009 makes by hand and its triggers fill: how many reviews of a subject give which rating.

export const reviewCounts = sqliteTable('review_counts', {
  accountId: accountId(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  rating: real('rating').notNull(),
  total: integer('total').notNull(),
});
