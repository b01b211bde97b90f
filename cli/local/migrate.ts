import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR } from './root-dir.ts';

const MIGRATIONS_DIR = path.join(ROOT_DIR, 'workers/platform/storage/migrations');

// The same table that `wrangler d1 migrations apply` keeps, so both may be used on one database.
const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations that `db` has not seen, each in one transaction, and returns their names. */
export async function migrate(db: D1Database): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSql } = await import('wrangler');
  await db.prepare(CREATE_LEDGER).run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const pending = (await migrationFiles()).filter((file) => !applied.has(file));
  for (const file of pending) {
    const sql = await readFile(path.join(MIGRATIONS_DIR, file), 'utf8');
    const statements = splitSql(sql).map((statement) => db.prepare(statement));
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file);
    await db.batch([...statements, record]);
  }
  return pending;
}

/** The name of the newest, which changes with each that is added. */
export async function latestMigration(): Promise<string> {
  return (await migrationFiles()).at(-1) ?? '';
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith('.sql')).sort();
}
