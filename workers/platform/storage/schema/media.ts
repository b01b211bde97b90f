import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId, localized, time } from './columns.ts';

/** Pictures that editors uploaded; their bytes are in R2 below `stem`. */
export const mediaFiles = sqliteTable(
  'media_files',
  {
    accountId: accountId(),
    /** SHA-256 of the file, or of its largest rung: what is uploaded again is the same picture. */
    id: text('id').notNull(),
    /** Of its keys: `uploads/2026/<id>`. */
    stem: text('stem').notNull(),
    /** Of the key that blocks name it by: `w1600.webp`, or `original.jpg` where there are no rungs. */
    ending: text('ending').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    name: text('name').notNull(),
    alt: localized('alt').notNull(),
    userId: text('user_id').notNull(),
    createdDate: time('created_date').notNull(),
    /** Hidden from then on, as is one of whose rungs the last has not come yet: its size is 0; that of one whose files go is -1. */
    deletedDate: time('deleted_date'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('media_files_created').on(table.accountId, table.createdDate),
    index('media_files_deleted').on(table.deletedDate).where(sql`deleted_date IS NOT NULL`),
  ],
);
