import { and, eq, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SelectedFields, SQLiteColumn, SQLiteSelect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { failingIf } from './failed-condition.ts';
import { GatheredReads } from './gathered-reads.ts';
import { rawStatement } from './raw-statement.ts';
import { rowInserts, rowUpdates } from './row-writes.ts';
import { ScopedQuery } from './scoped-query.ts';

/** A table whose rows belong to accounts. */
export type OwnedTable = SQLiteTable & { accountId: SQLiteColumn };

type Row<T extends OwnedTable> = T['$inferSelect'];
type NewRow<T extends OwnedTable> = Omit<T['$inferInsert'], 'accountId'>;
type Condition = SQL | undefined;
/** A row in which the database itself may work a value out. */
type OrSql<Row> = { [Name in keyof Row]: Row[Name] | SQL };

/**
 * The stores' only access to the database: every read, write and join is confined to one account's rows, and
 * there is no way past it.
 */
export class AccountScope {
  readonly #db: Database;
  readonly accountId: string;
  /** The database has titles up to an age alone (limited-database.ts). */
  readonly isLimited: boolean;

  /** Of a scope whose reads go in batches. */
  readonly reads: GatheredReads<ScopedQuery<unknown>> | null;

  constructor(db: Database, accountId: string, { isLimited = false, isGathering = false } = {}) {
    this.#db = db;
    this.accountId = accountId;
    this.isLimited = isLimited;
    this.reads = isGathering ? new GatheredReads((queries) => this.#batchOf(queries)) : null;
  }

  /** The same, whose reads that begin at the same time are one round trip, and fail as one. */
  gathering(): AccountScope {
    return new AccountScope(this.#db, this.accountId, { isLimited: this.isLimited, isGathering: true });
  }

  /** Whole rows. */
  find<T extends OwnedTable>(table: T, ...conditions: Condition[]): ScopedQuery<Row<T>> {
    const query = this.#db.select().from(table).where(this.#owned(table, conditions)).$dynamic();
    // drizzle cannot infer a generic table's row; for a select without columns it is the table's own.
    return new ScopedQuery<Row<T>>(query as unknown as SQLiteSelect, this);
  }

  /** Chosen columns. Raw SQL in them must reach other tables through this table's account_id only. */
  pick<C extends SelectedFields>(
    table: OwnedTable,
    columns: C,
    ...conditions: Condition[]
  ): ScopedQuery<SelectResultFields<C>> {
    const query = this.#db.select(columns).from(table).where(this.#owned(table, conditions)).$dynamic();
    return new ScopedQuery<SelectResultFields<C>>(query as unknown as SQLiteSelect, this);
  }

  /**
   * As `pick`, of the rows that `rows` leads to: a table or subquery of its own, already confined, that
   * SQLite goes through first, in its order. Without statistics it would as soon start from all that the
   * account has.
   */
  pickAlong<C extends SelectedFields>(
    rows: SQL,
    table: OwnedTable,
    columns: C,
    ...conditions: Condition[]
  ): ScopedQuery<SelectResultFields<C>> {
    // drizzle's types lose a select from bare SQL as soon as something is joined with it.
    const query = this.#db.select(columns).from(rows).$dynamic() as unknown as SQLiteSelect;
    // SQLite keeps the order of a CROSS JOIN.
    return new ScopedQuery<SelectResultFields<C>>(
      query.crossJoin(table).where(this.#owned(table, conditions)),
      this,
    );
  }

  /** How many rows; a single row with `total`. */
  count(table: OwnedTable, ...conditions: Condition[]): ScopedQuery<{ total: number }> {
    return this.pick(table, { total: sql<number>`count(*)` }, ...conditions);
  }

  insert<T extends OwnedTable>(table: T, ...rows: NewRow<T>[]) {
    const owned = rows.map((row) => ({ ...row, accountId: this.accountId }));
    return this.#db.insert(table).values(owned as T['$inferInsert'][]);
  }

  /**
   * Adds the row if the condition holds. The condition, and values in SQL, must reach other tables through
   * this account only.
   */
  insertIf<T extends OwnedTable>(table: T, condition: SQL, row: OrSql<Required<NewRow<T>>>) {
    const owned: Record<string, unknown> = { ...row, accountId: this.accountId };
    // An insert from a select names all columns, in the table's order.
    const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = owned[name];
      return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
    });
    return this.#db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
  }

  update<T extends OwnedTable>(table: T, set: Partial<OrSql<NewRow<T>>>, ...conditions: Condition[]) {
    const { accountId: _, ...changes } = set as Partial<OrSql<T['$inferInsert']>> & { accountId?: unknown };
    return this.#db
      .update(table)
      .set(changes as Parameters<ReturnType<Database['update']>['set']>[0])
      .where(this.#owned(table, conditions));
  }

  /**
   * Any number of rows as one parameter, with the columns that the first one names; of those that are there
   * already (by `target`) the columns of `set` are changed; `ignore` leaves rows with the same keys as they are.
   */
  insertRows<T extends OwnedTable>(
    table: T,
    rows: readonly Partial<NewRow<T>>[],
    conflict?: 'ignore' | { target: readonly (keyof NewRow<T>)[]; set: readonly (keyof NewRow<T>)[] },
  ): BatchItem<'sqlite'>[] {
    return rowInserts(
      this.#db,
      table,
      this.accountId,
      rows as readonly Record<string, unknown>[],
      conflict as 'ignore' | { target: readonly string[]; set: readonly string[] } | undefined,
    );
  }

  /** The columns of each row, in the rows that are there; `key` is the column that finds them. */
  updateRows<T extends OwnedTable>(
    table: T,
    key: keyof NewRow<T> & string,
    rows: readonly Partial<NewRow<T>>[],
  ): BatchItem<'sqlite'>[] {
    return rowUpdates(this.#db, table, this.accountId, key, rows as readonly Record<string, unknown>[]);
  }

  /** Makes the batch that it begins fail, and write nothing, if the condition holds. */
  failIf(condition: SQL): BatchItem<'sqlite'> {
    return rawStatement(this.#db, failingIf(condition));
  }

  /** In the batch that it begins, rows may be written before those that they refer to. */
  deferForeignKeys(): BatchItem<'sqlite'> {
    return rawStatement(this.#db, sql`PRAGMA defer_foreign_keys = on`);
  }

  remove(table: OwnedTable, ...conditions: Condition[]) {
    return this.#db.delete(table).where(this.#owned(table, conditions));
  }

  /** Several queries in one round trip and one transaction; the rows in the order of the queries. */
  async batch<const Q extends readonly [ScopedQuery<unknown>, ...ScopedQuery<unknown>[]]>(
    queries: Q,
  ): Promise<{ [Index in keyof Q]: Q[Index] extends ScopedQuery<infer R> ? R[] : never }> {
    const { reads } = this;
    const results = reads
      ? await Promise.all(queries.map((query) => reads.read(query)))
      : await this.#batchOf(queries);
    // The tuple's types follow from the queries', which `map` forgets.
    return results as unknown as { [Index in keyof Q]: Q[Index] extends ScopedQuery<infer R> ? R[] : never };
  }

  async #batchOf(queries: readonly [ScopedQuery<unknown>, ...ScopedQuery<unknown>[]]): Promise<unknown[][]> {
    const [first, ...rest] = queries.map((query) => query.batchItem);
    return (await this.#db.batch([first as BatchItem<'sqlite'>, ...rest])) as unknown[][];
  }

  /**
   * A query and what is written after it, in one round trip and one transaction; answers the query's rows.
   */
  async transact<R>(query: ScopedQuery<R>, writes: readonly BatchItem<'sqlite'>[]): Promise<R[]> {
    const [rows] = await this.#db.batch([query.batchItem, ...writes]);
    // drizzle types a batch by its items, and the query's own type is what ScopedQuery hides from it.
    return rows as unknown as R[];
  }

  /** Several writes in one round trip and one transaction. */
  async write(writes: readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]): Promise<D1Result[]> {
    // Writes that return no rows answer what the database does; drizzle types them by each one's builder.
    return (await this.#db.batch(writes)) as unknown as D1Result[];
  }

  owns(table: OwnedTable, condition: Condition): SQL | undefined {
    // In parentheses: an OR at the top of a condition must not reach beyond the account.
    return and(eq(table.accountId, this.accountId), condition && sql`(${condition})`);
  }

  #owned(table: OwnedTable, conditions: Condition[]) {
    return this.owns(table, and(...conditions));
  }
}
