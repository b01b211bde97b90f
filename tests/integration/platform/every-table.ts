import { createHash } from 'node:crypto';
import { ACCOUNT_TABLES, type AccountTable, ownedBy } from '#workers/platform/storage/account-tables.ts';

type Row = Record<string, unknown>;
type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };

/** Tables that hold nothing of accounts, by name. */
const OF_NO_ACCOUNT =
  /^(?:d1_migrations|sqlite_.*|_cf_.*|search_numbers|search_terms|search_scratch.*|search_index_(?:config|data|docsize|idx))$/;
/** One line a deleted brand, which is to stay (docs/decisions/101). */
const STAYS = new Set(['erasures']);

const all = async <T = Row>(db: D1Database, query: string, ...values: unknown[]): Promise<T[]> =>
  (
    await db
      .prepare(query)
      .bind(...values)
      .all<T>()
  ).results;

/** The tables of the migrated database, as SQLite has them. */
export async function tablesOf(db: D1Database): Promise<string[]> {
  const rows = await all<{ name: string }>(db, "SELECT name FROM sqlite_master WHERE type = 'table'");
  return rows.map(({ name }) => name).filter((name) => !OF_NO_ACCOUNT.test(name) && !STAYS.has(name));
}

/** Rows of the account by table, and of all others as one digest. */
export async function stateOf(db: D1Database, accountId: string) {
  const counts: Record<string, number> = {};
  const own: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const table of ACCOUNT_TABLES) {
    const owned = ownedBy(table);
    const columns = table.name === 'search_index' ? 'rowid' : '*';
    const rowsOf = (condition: string) =>
      all(db, `SELECT ${columns} FROM ${table.name} WHERE ${condition}`, accountId);
    const rows = await rowsOf(owned);
    counts[table.name] = rows.length;
    own[table.name] = digestOf(rows);
    others[table.name] = digestOf(await rowsOf(`NOT (${owned})`));
  }
  return { counts, own, others };
}

export const digestOf = (rows: readonly unknown[]) =>
  createHash('sha256')
    .update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
    .digest('hex');

/** One row in each table that has none of the account: made of what its columns take. */
export async function fillTables(
  db: D1Database,
  accountId: string,
  names?: readonly string[],
): Promise<void> {
  const one = async (query: string) => Object.values((await all(db, query, accountId))[0] ?? {})[0];
  const known: Row = {
    account_id: accountId,
    user_id: await one('SELECT id FROM users WHERE account_id = ?'),
    content_id: await one('SELECT content_id FROM contents WHERE account_id = ?'),
    channel_id: await one('SELECT id FROM channels WHERE account_id = ?'),
    artist_id: await one('SELECT id FROM artists WHERE account_id = ?'),
    venue_id: await one('SELECT id FROM venues WHERE account_id = ?'),
    genre_id: await one('SELECT id FROM genres WHERE account_id = ?'),
    category_id: await one('SELECT id FROM categories WHERE account_id = ?'),
  };
  for (const table of ACCOUNT_TABLES)
    if (!names || names.includes(table.name)) await fillTable(db, table, known);
}

async function fillTable(db: D1Database, table: AccountTable, known: Row): Promise<void> {
  const [found] = await all<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM ${table.name} WHERE ${ownedBy(table)}`,
    known.account_id,
  );
  if (found?.total !== 0) return;
  const columns = (await all<Column>(db, `PRAGMA table_info(${table.name})`)).filter(
    ({ notnull, pk, dflt_value }) => pk > 0 || (notnull === 1 && dflt_value === null),
  );
  const values = columns.map(
    ({ name, type }) => known[name] ?? (type === 'TEXT' ? `x-${known.account_id}` : 1),
  );
  const places = columns.map(() => '?').join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  await all(db, `INSERT INTO ${table.name} (${names}) VALUES (${places})`, ...values);
}
