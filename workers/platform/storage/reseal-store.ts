import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rawStatement } from './raw-statement.ts';

/** Columns with what the key of gateways seals. */
const SEALED = {
  gateways: { table: 'gateways', column: 'sealed_keys' },
  renewals: { table: 'renewals', column: 'sealed_method' },
} as const;
export type SealedTable = keyof typeof SEALED;

export interface SealedRow {
  accountId: string;
  id: string;
  sealed: string;
}

/** What is sealed, of all accounts, for the change of the key. */
export interface ResealStore {
  /** Rows that do not begin with `prefix`, in the order of account and id, from behind the given one. */
  others(table: SealedTable, prefix: string, after: [string, string], limit: number): Promise<SealedRow[]>;
  /** Rows that have changed since they were read stay as they are. */
  replace(table: SealedTable, rows: readonly (SealedRow & { resealed: string })[]): Promise<void>;
}

export function openResealStore(db: Database): ResealStore {
  const namesOf = (name: SealedTable): [SQL, SQL] => [
    sql.raw(SEALED[name].table),
    sql.raw(SEALED[name].column),
  ];
  return {
    others(name, prefix, [accountId, id], limit) {
      const [table, column] = namesOf(name);
      return db.all<SealedRow>(sql`SELECT account_id AS accountId, id, ${column} AS sealed FROM ${table}
        WHERE ${column} IS NOT NULL AND substr(${column}, 1, ${prefix.length}) <> ${prefix}
          AND (account_id, id) > (${accountId}, ${id})
        ORDER BY account_id, id LIMIT ${limit}`);
    },
    async replace(name, rows) {
      const [table, column] = namesOf(name);
      const [first, ...rest] = rows.map(({ accountId, id, sealed, resealed }) =>
        rawStatement(
          db,
          sql`UPDATE ${table} SET ${column} = ${resealed}
            WHERE account_id = ${accountId} AND id = ${id} AND ${column} = ${sealed}`,
        ),
      );
      if (first) await db.batch([first, ...rest]);
    },
  };
}
