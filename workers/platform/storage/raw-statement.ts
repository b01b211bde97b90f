import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './database.ts';

/**
 * SQL as an item of a batch. drizzle's own `run(sql)` is none on D1 as soon as it has parameters: its batch binds them
 * to a prepared statement, which a raw query has not.
 */
export function rawStatement(db: Database, text: SQL): BatchItem<'sqlite'> {
  const query = db.run(text).getQuery();
  const prepared = {
    stmt: (db as Database & { $client: D1Database }).$client.prepare(query.sql),
    getQuery: () => query,
    mapResult: (result: unknown) => result,
  };
  return { _prepare: () => prepared } as unknown as BatchItem<'sqlite'>;
}
