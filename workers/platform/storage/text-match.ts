import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Not LIKE: its patterns are at most 50 bytes long on D1. SQLite folds the case of ASCII alone. */
export const hasText = (column: SQL | SQLiteColumn, text: string): SQL =>
  sql`(instr(lower(${column}), ${text.toLowerCase()}) > 0 OR instr(${column}, ${text}) > 0)`;

/** In any of its languages. */
export const hasLocalizedText = (texts: SQL | SQLiteColumn, text: string): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${texts}) named WHERE ${hasText(sql`named.value`, text)})`;
