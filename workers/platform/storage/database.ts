import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { limitedDatabase } from './limited-database.ts';

export type Database = DrizzleD1Database;

export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}

/** The same without the titles from more years on than `maxAge`. */
export function openLimited(db: Database, maxAge: number): Database {
  const { $client } = db as Database & { $client: D1Database };
  return drizzle(limitedDatabase($client, maxAge));
}
