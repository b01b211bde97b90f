import { getTableColumns } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope, OwnedTable } from '#workers/platform/storage/account-scope.ts';
import type { Database } from '#workers/platform/storage/database.ts';

/** D1's limit of bound parameters a statement. */
const MAX_PARAMETERS = 100;
const STATEMENTS_A_BATCH = 80;

type Statement = BatchItem<'sqlite'>;

/** Collects an account's rows as INSERT statements within D1's limits; few round trips write them. */
export class RowWriter {
  readonly #db: Database;
  readonly #scope: AccountScope;
  readonly #statements: Statement[] = [];

  constructor(db: Database, scope: AccountScope) {
    this.#db = db;
    this.#scope = scope;
  }

  /** Empties the account's part of the tables, the last named first. */
  clear(tables: readonly OwnedTable[]): void {
    for (const table of [...tables].reverse())
      this.#statements.push(this.#scope.remove(table) as unknown as Statement);
  }

  add<T extends OwnedTable>(table: T, rows: readonly Omit<T['$inferInsert'], 'accountId'>[]): void {
    // drizzle binds a parameter for every column of a table that any row of the statement may leave out.
    const perStatement = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length));
    for (let i = 0; i < rows.length; i += perStatement) {
      this.#statements.push(
        this.#scope.insert(table, ...rows.slice(i, i + perStatement)) as unknown as Statement,
      );
    }
  }

  /** As `add`, but rows that are there already stay as they are. */
  addNew<T extends OwnedTable>(table: T, rows: readonly Omit<T['$inferInsert'], 'accountId'>[]): void {
    const before = this.#statements.length;
    this.add(table, rows);
    for (const statement of this.#statements.slice(before)) {
      (statement as unknown as ReturnType<AccountScope['insert']>).onConflictDoNothing();
    }
  }

  async flush(): Promise<void> {
    for (let i = 0; i < this.#statements.length; i += STATEMENTS_A_BATCH) {
      const [first, ...rest] = this.#statements.slice(i, i + STATEMENTS_A_BATCH);
      if (first) await this.#db.batch([first, ...rest]);
    }
    this.#statements.length = 0;
  }
}
