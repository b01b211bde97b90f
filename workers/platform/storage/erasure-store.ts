import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_TABLES, type AccountTable, ownedBy } from './account-tables.ts';
import type { Database } from './database.ts';
import { rawStatement } from './raw-statement.ts';
import type { KnownTenant } from './registry-store.ts';
import { beginErasureWrites, eraseBrandWrites } from './registry-writes.ts';
import { contents } from './schema/catalogue.ts';
import { erasures, formerHostnames, tenants } from './schema/registry.ts';

export type Erasure = typeof erasures.$inferSelect;

/** Rows of one statement: a long delete would hold up everybody's writes. */
const ROWS_AT_ONCE = 1_000;
/** Each takes its entries in the search index, the lists and the facets along. */
const TITLES_AT_ONCE = 100;

/** The erasure of deleted brands. Whatever is done is done once more without harm: it may end at any statement. */
export interface ErasureStore {
  /** Starts what is due; from then on nothing can be taken back. */
  begin(now: Date, limit: number): Promise<void>;
  unfinished(limit: number): Promise<Erasure[]>;
  isUnfinished(slug: string): Promise<boolean>;
  isErasing(accountId: string): Promise<boolean>;
  /** The newest first. */
  list(limit: number): Promise<Erasure[]>;
  /** The tables that have rows of the account, in the order in which they go. */
  tablesLeft(accountId: string): Promise<string[]>;
  count(accountId: string): Promise<Record<string, number>>;
  setCounts(id: string, counts: Record<string, number>): Promise<void>;
  /** Titles whose viewers may be in a room together. */
  titlesWithRooms(accountId: string, limit: number): Promise<string[]>;
  removeTitles(accountId: string, ids: readonly string[]): Promise<void>;
  /** True where the table may have more of the account. */
  removeSome(accountId: string, table: string): Promise<boolean>;
  /** The record goes, and its hostnames become former ones. */
  removeBrand(old: KnownTenant, now: Date): Promise<void>;
  formerHostnames(slug: string): Promise<{ hostname: string; isCleared: boolean }[]>;
  forgetHostname(hostname: string): Promise<void>;
  finish(id: string, now: Date): Promise<void>;
}

export function openErasureStore(db: Database): ErasureStore {
  const open = isNull(erasures.finishedTime);
  const isThere = async (condition: SQL | undefined) =>
    (await db.select({ id: erasures.id }).from(erasures).where(and(open, condition))).length > 0;
  return {
    async begin(now, limit) {
      const due = await db
        .select()
        .from(tenants)
        .where(
          and(
            isNotNull(tenants.eraseTime),
            lte(tenants.eraseTime, now),
            sql`NOT EXISTS (SELECT 1 FROM erasures e WHERE e.slug = ${tenants.slug} AND e.finished_time IS NULL)`,
          ),
        )
        .orderBy(asc(tenants.eraseTime))
        .limit(limit);
      for (const { record, changeId } of due)
        await db.batch(beginErasureWrites(db, { record, changeId }, now));
    },
    unfinished: (limit) =>
      db.select().from(erasures).where(open).orderBy(asc(erasures.startedTime)).limit(limit),
    isUnfinished: (slug) => isThere(eq(erasures.slug, slug)),
    isErasing: (accountId) => isThere(and(eq(erasures.accountId, accountId), eq(erasures.scope, 'account'))),
    list: (limit) => db.select().from(erasures).orderBy(desc(erasures.startedTime)).limit(limit),
    async tablesLeft(accountId) {
      const rows = await eachTable(db, accountId, (from) => sql`SELECT EXISTS (SELECT 1 ${from}) AS number`);
      return ACCOUNT_TABLES.flatMap(({ name }, index) => (rows[index] === 1 ? [name] : []));
    },
    async count(accountId) {
      const counts = await eachTable(db, accountId, (from) => sql`SELECT count(*) AS number ${from}`);
      const pairs = ACCOUNT_TABLES.map(({ name }, index) => [name, counts[index] ?? 0] as const);
      return Object.fromEntries(pairs.filter(([, number]) => number > 0));
    },
    async setCounts(id, counts) {
      await db.update(erasures).set({ counts }).where(eq(erasures.id, id));
    },
    async titlesWithRooms(accountId, limit) {
      const rows = await db
        .select({ id: contents.contentId })
        .from(contents)
        .where(and(eq(contents.accountId, accountId), eq(contents.liveCommentsApplicable, true)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async removeTitles(accountId, ids) {
      const among = sql`content_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
      await db.run(sql`DELETE FROM contents WHERE account_id = ${accountId} AND ${among}`);
    },
    async removeSome(accountId, name) {
      const table = ACCOUNT_TABLES.find((each) => each.name === name);
      if (!table) throw new Error(`no rule for the table ${name}`);
      const atOnce = name === 'contents' ? TITLES_AT_ONCE : ROWS_AT_ONCE;
      const { meta } = await db.run(deleteSome(table, accountId, atOnce));
      return meta.changes >= atOnce;
    },
    async removeBrand(old, now) {
      await db.batch(eraseBrandWrites(db, old, now));
    },
    formerHostnames: (slug) =>
      db
        .select({ hostname: formerHostnames.hostname, isCleared: formerHostnames.isCleared })
        .from(formerHostnames)
        .where(eq(formerHostnames.slug, slug)),
    async forgetHostname(hostname) {
      await db.delete(formerHostnames).where(eq(formerHostnames.hostname, hostname));
    },
    async finish(id, now) {
      await db.batch([
        // The text that was indexed last may be of this account.
        rawStatement(db, sql`INSERT INTO search_scratch (search_scratch) VALUES ('delete-all')`),
        db.update(erasures).set({ finishedTime: now }).where(eq(erasures.id, id)),
      ]);
    },
  };
}

/** One number a table, in one round trip. */
async function eachTable(db: Database, accountId: string, query: (from: SQL) => SQL): Promise<number[]> {
  const [first, ...rest] = ACCOUNT_TABLES.map((table) =>
    rawStatement(db, query(sql`FROM ${sql.raw(table.name)} WHERE ${ownedSql(table, accountId)}`)),
  );
  if (!first) return [];
  const results = (await db.batch([first, ...rest])) as unknown as D1Result<{ number: number }>[];
  return results.map(({ results: [row] }) => row?.number ?? 0);
}

function deleteSome(table: AccountTable, accountId: string, limit: number): SQL {
  const name = sql.raw(table.name);
  const key = sql.raw((table.key ?? ['rowid']).join(', '));
  return sql`DELETE FROM ${name} WHERE (${key}) IN
    (SELECT ${key} FROM ${name} WHERE ${ownedSql(table, accountId)} LIMIT ${limit})`;
}

function ownedSql(table: AccountTable, accountId: string): SQL {
  const [before = '', after = ''] = ownedBy(table).split('?');
  return sql`${sql.raw(before)}${accountId}${sql.raw(after)}`;
}
