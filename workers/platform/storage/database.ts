import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type Database = DrizzleD1Database;

export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}
