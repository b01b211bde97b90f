import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId } from './schema/columns.ts';

// What migration 0002 makes by hand and its triggers fill. Not in schema/: drizzle-kit knows neither triggers nor FTS5.

export type SearchKind = 'content' | 'artist' | 'venue';

/** Which entry of the full-text index belongs to what. */
export const searchDocuments = sqliteTable('search_documents', {
  doc: integer('doc').primaryKey(),
  accountId: accountId(),
  kind: text('kind').$type<SearchKind>().notNull(),
  id: text('id').notNull(),
});

/** The account's words, each under every spelling that is one letter short. */
export const searchSpellings = sqliteTable('search_spellings', {
  accountId: accountId(),
  spelling: text('spelling').notNull(),
  word: text('word').notNull(),
});
