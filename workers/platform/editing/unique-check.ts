import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { OwnedTable } from '#workers/platform/storage/account-scope.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import type { Put, WriteFault, Writer } from './writer.ts';

type Value = Put['value'];

interface Unique {
  table: OwnedTable;
  id: SQLiteColumn;
  /** What no two entities may share. */
  column: SQLiteColumn | SQL;
  kind: KindName;
  path: string;
  keyOf(value: Value): string;
  /** As the owner wrote it; the key itself by default. */
  words?(value: Value): string;
}

/** For a field of which the database takes each value once. */
export function uniqueCheck({
  table,
  id,
  column,
  kind,
  path,
  keyOf,
  words = keyOf,
}: Unique): NonNullable<Writer['check']> {
  return async (scope, puts, request): Promise<WriteFault[]> => {
    // Rows go before others are written.
    const gone = new Set(request.removals.get(kind));
    const keys = new Map<string, string>();
    const faults: WriteFault[] = [];
    for (const { id: own, value } of puts) {
      const other = keys.get(keyOf(value));
      if (other === undefined) keys.set(keyOf(value), own);
      else faults.push({ id: own, path, message: `"${words(value)}" is also what ${other} has` });
    }
    const key = sql<string>`${column}`;
    const holders = await scope.pick(table, { id, key }, sql`${column} IN ${listed([...keys.keys()])}`);
    for (const { id: holder, key: held } of holders) {
      const own = keys.get(String(held));
      const put = puts.find((one) => one.id === own);
      if (own !== undefined && put && own !== holder && !gone.has(String(holder)))
        faults.push({ id: own, path, message: `"${words(put.value)}" is what ${holder} has` });
    }
    return faults;
  };
}
