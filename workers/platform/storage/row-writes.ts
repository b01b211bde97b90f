import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { rawStatement } from './raw-statement.ts';

/** D1 takes texts of 2 MB; quotes inside quotes make a row's JSON longer than the row. */
const MAX_PARAMETER_CHARS = 500_000;

type Row = Record<string, unknown>;

/** What is there already stays: `ignore` whatever it is, or as `set` has it. */
type Conflict = 'ignore' | ConflictSet | undefined;

interface ConflictSet {
  /** Columns besides account_id that find a row which is there already. */
  target: readonly string[];
  /** What of it changes. */
  set: readonly string[];
}

/** INSERT statements whose rows are one JSON parameter each, however many there are. */
export function rowInserts(
  db: Database,
  table: SQLiteTable,
  accountId: string,
  rows: readonly Row[],
  conflict?: Conflict,
): BatchItem<'sqlite'>[] {
  const columns = columnsOf(table, rows);
  const names = sql.join([sql.raw('account_id'), ...columns.map(([, { name }]) => sql.raw(name))], sql`, `);
  // The index is written out: a parameter in a path would keep SQLite from preparing it once.
  const values = columns.map((_, at) => sql.raw(`value ->> '$[${at}]'`));
  const onConflict = conflictClause(table, conflict);
  return parametersOf(columns, rows).map((json) =>
    rawStatement(
      db,
      sql`INSERT INTO ${sql.identifier(getTableName(table))} (${names})
        SELECT ${sql.join([sql`${accountId}`, ...values], sql`, `)} FROM json_each(${json}) WHERE true ${onConflict}`,
    ),
  );
}

/**
 * UPDATE statements of rows that are there, as one JSON parameter each; `key` names the column that finds them. An
 * upsert would not do: its conflict clause takes the place of those in triggers, which have OR IGNORE.
 */
export function rowUpdates(
  db: Database,
  table: SQLiteTable,
  accountId: string,
  key: string,
  rows: readonly Row[],
): BatchItem<'sqlite'>[] {
  const columns = columnsOf(table, rows);
  const changes = columns.flatMap(([name, column], at) =>
    name === key ? [] : [sql.raw(`${column.name} = changed.value ->> '$[${at}]'`)],
  );
  const found = columns.findIndex(([name]) => name === key);
  const [, keyColumn] = columns[found] ?? [];
  if (!keyColumn || changes.length === 0) return [];
  const own = sql.raw(`${getTableName(table)}.${keyColumn.name} = changed.value ->> '$[${found}]'`);
  return parametersOf(columns, rows).map((json) =>
    rawStatement(
      db,
      sql`UPDATE ${sql.identifier(getTableName(table))} SET ${sql.join(changes, sql`, `)}
        FROM json_each(${json}) changed
        WHERE ${sql.identifier(getTableName(table))}.account_id = ${accountId} AND ${own}`,
    ),
  );
}

function columnsOf(table: SQLiteTable, [first = {}]: readonly Row[]): [string, SQLiteColumn][] {
  const all = getTableColumns(table) as Record<string, SQLiteColumn>;
  return Object.keys(first).map((key) => {
    const column = all[key];
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`);
    return [key, column];
  });
}

function conflictClause(table: SQLiteTable, conflict: Conflict): SQL {
  if (conflict === undefined) return sql``;
  if (conflict === 'ignore') return sql`ON CONFLICT DO NOTHING`;
  const { target, set } = conflict;
  const all = getTableColumns(table) as Record<string, SQLiteColumn>;
  const nameOf = (key: string) => sql.raw(all[key]?.name ?? key);
  const keys = sql.join([sql.raw('account_id'), ...target.map(nameOf)], sql`, `);
  const changes = set.map((key) => sql`${nameOf(key)} = excluded.${nameOf(key)}`);
  return sql`ON CONFLICT (${keys}) DO UPDATE SET ${sql.join(changes, sql`, `)}`;
}

/** The rows as lists in the columns' order and the database's own types. */
function parametersOf(columns: readonly [string, SQLiteColumn][], rows: readonly Row[]): string[] {
  const parameters: string[] = [];
  let chunk: string[] = [];
  let chars = 0;
  for (const row of rows) {
    const json = JSON.stringify(columns.map(([key, column]) => toDriver(column, row[key])));
    if (chars + json.length > MAX_PARAMETER_CHARS && chunk.length > 0) {
      parameters.push(`[${chunk.join(',')}]`);
      chunk = [];
      chars = 0;
    }
    chunk.push(json);
    chars += json.length;
  }
  if (chunk.length > 0) parameters.push(`[${chunk.join(',')}]`);
  return parameters;
}

function toDriver(column: SQLiteColumn, value: unknown): unknown {
  return value === undefined || value === null ? null : column.mapToDriverValue(value);
}
