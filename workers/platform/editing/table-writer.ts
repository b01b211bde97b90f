import { and, asc, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { groupBy } from '#app/lib/group-by.ts';
import type { AccountScope, OwnedTable } from '#workers/platform/storage/account-scope.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import { hasLocalizedText, hasText } from '#workers/platform/storage/text-match.ts';
import type { Put, Statement, Writer } from './writer.ts';

type Row<T extends OwnedTable> = T['$inferSelect'];
type NewRow<T extends OwnedTable> = Omit<T['$inferInsert'], 'accountId'>;
type Values = Record<string, unknown>;

/** Rows of another table that belong to an entity: its categories, its programmes. Written whole. */
interface Link {
  table: OwnedTable;
  owner: SQLiteColumn;
  /** Without the owner's id. */
  toRows(value: Values): Values[];
  ownerKey: string;
}

interface Definition<Name extends KindName, T extends OwnedTable> {
  table: T;
  /** The column that holds the entity's id. */
  id: Extract<keyof Row<T>, string>;
  /** Which rows of the table are of this kind. */
  where?: SQL;
  /** The columns that people know it by; without them it is found by its id. */
  names?: readonly Extract<keyof Row<T>, string>[];
  /** In which order people read them; by their ids without it. */
  order?: readonly SQL[];
  /** What a write sets, without the id. Without it the rows are another kind's, which this one adds to. */
  toRow?(value: ValueOf<Name>): Partial<NewRow<T>>;
  /** What a new row has besides, and later writes leave. */
  toNewRow?(value: ValueOf<Name>, id: string, now: Date): Partial<NewRow<T>>;
  /** What every write sets besides. */
  onWrite?(now: Date): Partial<NewRow<T>>;
  links?: readonly Link[];
  /** Null and undefined are absent. */
  toValue(row: Row<T>, links: LinkRows): Values;
}

/** The rows of a link's table that belong to one entity. */
export type LinkRows = <T extends OwnedTable>(table: T) => Row<T>[];

type Extras = Pick<
  Writer,
  'complete' | 'check' | 'checkRemoval' | 'stoppedBy' | 'isNone' | 'hasOtherWriters' | 'owns'
>;

/** A writer of entities that are a row each, with rows of other tables that belong to them. */
export function tableWriter<Name extends KindName, T extends OwnedTable>(
  kind: Name,
  definition: Definition<Name, T>,
  extras: Extras = {},
): Writer {
  const { table, where, links = [] } = definition;
  const idColumn = getTableColumns(table)[definition.id] as SQLiteColumn;
  const nameColumns = (definition.names ?? [definition.id]).map(
    (name) => getTableColumns(table)[name] as SQLiteColumn,
  );
  const among = (ids: readonly string[]) => and(where, sql`${idColumn} IN ${listed(ids)}`);
  return {
    kind,
    async idsAfter(scope, after, limit) {
      const rows = await scope
        .pick(table, { id: idColumn }, where, gt(idColumn, after))
        .orderBy(asc(idColumn))
        .page({ limit });
      return rows.map(({ id }) => String(id));
    },
    async page(scope, { words, limit, offset }) {
      const conditions = [
        where,
        words === '' ? undefined : or(...nameColumns.map((column) => containing(column, words))),
      ];
      const [rows, [count]] = await scope.batch([
        scope
          .pick(table, { id: idColumn }, ...conditions)
          .orderBy(...(definition.order ?? []), asc(idColumn))
          .page({ limit, offset }),
        scope.count(table, ...conditions),
      ]);
      return { ids: rows.map(({ id }) => String(id)), total: count?.total ?? 0 };
    },
    async existing(scope, ids) {
      const rows = await scope.pick(table, { id: idColumn }, among(ids));
      return rows.map(({ id }) => String(id));
    },
    read: (scope, ids) => readAll(scope, definition, idColumn, ids),
    write: (scope, puts, now) => [
      ...links.flatMap((link) => linkWrites(scope, link, puts)),
      ...rowWrites(scope, definition, puts, now),
    ],
    remove(scope, ids) {
      const removal = (from: OwnedTable, condition: SQL | undefined) =>
        // drizzle's builders are batch items; its types know it of each builder's own only.
        scope.remove(from, condition) as unknown as Statement;
      return [
        ...links.map(({ table: from, owner }) => removal(from, sql`${owner} IN ${listed(ids)}`)),
        ...(definition.toRow ? [removal(table, among(ids))] : []),
      ];
    },
    ...extras,
  };
}

const containing = (column: SQLiteColumn, words: string): SQL =>
  column.dataType === 'json' ? hasLocalizedText(column, words) : hasText(column, words);

/** A link whose rows come from a field of the value. */
export function link<T extends OwnedTable, Name extends KindName>(
  _kind: Name,
  table: T,
  ownerKey: Extract<keyof Row<T>, string>,
  toRows: (value: ValueOf<Name>) => Omit<NewRow<T>, typeof ownerKey>[],
): Link {
  return {
    table,
    ownerKey,
    owner: getTableColumns(table)[ownerKey] as SQLiteColumn,
    // The engine hands every link the values of its own writer's kind.
    toRows: toRows as unknown as (value: Values) => Values[],
  };
}

async function readAll<Name extends KindName, T extends OwnedTable>(
  scope: AccountScope,
  { table, id, where, links = [], toValue }: Definition<Name, T>,
  idColumn: SQLiteColumn,
  ids: readonly string[],
): Promise<Map<string, Values>> {
  const [rows = [], ...linked] = await scope.batch([
    scope.find(table, where, sql`${idColumn} IN ${listed(ids)}`),
    ...links.map((one) => scope.find(one.table, sql`${one.owner} IN ${listed(ids)}`)),
  ]);
  const byOwner = links.map(({ ownerKey }, at) =>
    groupBy((linked[at] ?? []) as Values[], (row) => row[ownerKey]),
  );
  return new Map(
    (rows as Row<T>[]).map((row) => {
      const entityId = String((row as Values)[id]);
      const linkRows = ((of: OwnedTable) => {
        const at = links.findIndex((one) => one.table === of);
        return byOwner[at]?.get(entityId) ?? [];
      }) as LinkRows;
      return [entityId, toValue(row, linkRows)];
    }),
  );
}

/** Only the rows of entities in which they differ: each row that goes or comes has its triggers. */
function linkWrites(
  scope: AccountScope,
  { table, owner, ownerKey, toRows }: Link,
  puts: readonly Put[],
): Statement[] {
  const changed = puts
    .map((put) => ({
      id: put.id,
      isNew: put.old === null,
      before: put.old ? toRows(put.old) : [],
      rows: toRows(put.value),
    }))
    .filter(({ before, rows }) => JSON.stringify(before) !== JSON.stringify(rows));
  const replaced = changed.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const rows = changed.flatMap(({ id, rows: own }) => own.map((row) => ({ [ownerKey]: id, ...row })));
  return [
    ...(replaced.length > 0
      ? [scope.remove(table, sql`${owner} IN ${listed(replaced)}`) as unknown as Statement]
      : []),
    ...(rows.length > 0 ? scope.insertRows(table, rows as never) : []),
  ];
}

function rowWrites<Name extends KindName, T extends OwnedTable>(
  scope: AccountScope,
  { table, id: idKey, toRow, toNewRow, onWrite }: Definition<Name, T>,
  puts: readonly Put[],
  now: Date,
): Statement[] {
  if (!toRow) return [];
  const rowOf = ({ id, value, old }: Put) => {
    const own = value as ValueOf<Name>;
    const added = old === null ? toNewRow?.(own, id, now) : undefined;
    return { ...added, [idKey]: id, ...toRow(own), ...onWrite?.(now) };
  };
  // drizzle's row types are of the table's own columns, which a generic table does not have by name.
  const [added, changed] = [puts.filter(({ old }) => old === null), puts.filter(({ old }) => old !== null)];
  return [
    ...(added.length > 0 ? scope.insertRows(table, added.map(rowOf) as never) : []),
    ...(changed.length > 0 ? scope.updateRows(table, idKey as never, changed.map(rowOf) as never) : []),
  ];
}
