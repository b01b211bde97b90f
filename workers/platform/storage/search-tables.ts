import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accountId } from './schema/columns.ts';

// What migration 0002 makes by hand and its triggers fill. Not in schema/: drizzle-kit knows neither triggers
// nor FTS5.

export type SearchKind = 'content' | 'artist' | 'venue';

/** The account's words, each under every spelling that is one letter short. */
export const searchSpellings = sqliteTable('search_spellings', {
  accountId: accountId(),
  spelling: text('spelling').notNull(),
  word: text('word').notNull(),
});
