import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { AccountScope, OwnedTable } from './account-scope.ts';

type Values = Record<string, unknown>;

/** The part of drizzle's prepared query that is used here; its own type names it only in general. */
interface PreparedSelect {
  all(values?: Values): Promise<unknown[]>;
  getQuery(): { sql: string; params: unknown[] };
}

/**
 * A select that is confined to an account. Runs when awaited, or in a batch. Building SQL costs more than
 * running it, so a query keeps what it has built: one that is kept, and run `with` other values, is only run.
 */
export class ScopedQuery<R> implements PromiseLike<R[]> {
  readonly #builder: SQLiteSelect;
  readonly #scope: AccountScope;
  readonly #values: Values;
  readonly #source: ScopedQuery<R>;
  #prepared: PreparedSelect | undefined;

  constructor(builder: SQLiteSelect, scope: AccountScope, values: Values = {}, source?: ScopedQuery<R>) {
    this.#builder = builder;
    this.#scope = scope;
    this.#values = values;
    this.#source = source ?? this;
  }

  innerJoin(table: OwnedTable, on: SQL): this {
    this.#builder.innerJoin(table, this.#scope.owns(table, on));
    return this;
  }

  groupBy(...columns: (SQL | SQLiteColumn)[]): this {
    this.#builder.groupBy(...columns);
    return this;
  }

  having(condition: SQL): this {
    this.#builder.having(condition);
    return this;
  }

  orderBy(...terms: (SQL | SQLiteColumn)[]): this {
    this.#builder.orderBy(...terms);
    return this;
  }

  page({ limit, offset = 0 }: { limit: number; offset?: number }): this {
    this.#builder.limit(limit).offset(offset);
    return this;
  }

  /** For `IN …` in another query's condition. drizzle adds the parentheses. */
  asSubquery(): SQL {
    return sql`${this.#builder}`;
  }

  /** The same query with its `sql.placeholder`s filled in. */
  with(values: Values): ScopedQuery<R> {
    return new ScopedQuery<R>(this.#builder, this.#scope, values, this.#source);
  }

  /** The built query, in the form in which drizzle's batch takes one. */
  get batchItem(): BatchItem<'sqlite'> {
    const prepared = this.#source.#prepare();
    const { sql: text, params } = prepared.getQuery();
    // drizzle fills placeholders in single queries only; its batch needs the final parameters.
    const filled = { sql: text, params: fillPlaceholders(params, this.#values) };
    const item = Object.create(prepared, { getQuery: { value: () => filled } });
    return { _prepare: () => item } as unknown as BatchItem<'sqlite'>;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaitable is what makes it read like drizzle's own queries
  then<A = R[], B = never>(
    onRows?: ((rows: R[]) => A | PromiseLike<A>) | null,
    onError?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): PromiseLike<A | B> {
    const rows = this.#scope.reads?.read(this) ?? this.#source.#prepare().all(this.#values);
    return (rows as Promise<R[]>).then(onRows, onError);
  }

  #prepare(): PreparedSelect {
    this.#prepared ??= this.#builder.prepare() as unknown as PreparedSelect;
    return this.#prepared;
  }
}
