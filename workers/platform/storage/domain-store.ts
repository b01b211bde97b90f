import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { HostnameProgress, StoredFinding } from '#workers/platform/domain/hostname-progress.ts';
import type { Database } from './database.ts';
import { domains, formerHostnames } from './schema/registry.ts';

export type DomainRow = typeof domains.$inferSelect;

/** The states of brands' hostnames (docs/decisions/099). Rows come and go with the registry's own (registry-writes.ts). */
export interface DomainStore {
  /** Those of a brand, the oldest first, without those that were taken off it. */
  ofBrand(slug: string): Promise<DomainRow[]>;
  find(slug: string, hostname: string): Promise<DomainRow | null>;
  /** To be looked at, those that are not live first. */
  due(now: Date, limit: number): Promise<DomainRow[]>;
  /** What a look has found. Nothing where the row is gone, or was taken off the brand meanwhile. */
  save(row: DomainRow, progress: HostnameProgress, finding: StoredFinding, now: Date): Promise<void>;
  /** The next look, without one now. */
  postpone(row: DomainRow, nextCheck: Date): Promise<void>;
  markMailed(row: DomainRow, mailed: Date | null): Promise<void>;
  /** A hostname that the brand is to get once it has proved that it is its own. */
  contest(slug: string, hostname: string, progress: HostnameProgress, finding: StoredFinding): Promise<void>;
  forget(row: Pick<DomainRow, 'slug' | 'hostname'>): Promise<void>;
  /** The brand that had a hostname last, where nobody has it now. */
  formerHolder(hostname: string): Promise<string | null>;
}

export function openDomainStore(db: Database): DomainStore {
  const keyOf = ({ slug, hostname }: Pick<DomainRow, 'slug' | 'hostname'>) =>
    and(eq(domains.slug, slug), eq(domains.hostname, hostname));
  return {
    ofBrand: (slug) =>
      db
        .select()
        .from(domains)
        .where(and(eq(domains.slug, slug), isNull(domains.removedTime)))
        .orderBy(asc(domains.createdTime), asc(domains.hostname)),
    async find(slug, hostname) {
      const [row] = await db.select().from(domains).where(keyOf({ slug, hostname }));
      return row ?? null;
    },
    async due(now, limit) {
      const [waiting, live] = await db.batch([
        db
          .select()
          .from(domains)
          .where(and(sql`state <> 'live'`, lte(domains.nextCheckTime, now)))
          .orderBy(asc(domains.nextCheckTime))
          .limit(limit),
        db
          .select()
          .from(domains)
          .where(and(sql`state = 'live'`, lte(domains.nextCheckTime, now)))
          .orderBy(asc(domains.nextCheckTime))
          .limit(limit),
      ]);
      return [...waiting, ...live].slice(0, limit);
    },
    async save(row, progress, finding, now) {
      const set = { ...toColumns(progress), finding, checkedTime: now };
      await db
        .update(domains)
        .set(set)
        .where(and(keyOf(row), isNull(domains.removedTime), eq(domains.isContested, row.isContested)));
    },
    async postpone(row, nextCheckTime) {
      await db.update(domains).set({ nextCheckTime }).where(keyOf(row));
    },
    async markMailed(row, mailedTime) {
      await db.update(domains).set({ mailedTime }).where(keyOf(row));
    },
    async contest(slug, hostname, progress, finding) {
      const columns = { ...toColumns(progress), finding, checkedTime: progress.since, removedTime: null };
      const row = { slug, hostname, ...columns, isContested: true, createdTime: progress.since };
      await db
        .insert(domains)
        .values(row)
        .onConflictDoUpdate({
          target: [domains.slug, domains.hostname],
          set: { ...columns, isContested: true },
          setWhere: sql`is_contested = 1 OR removed_time IS NOT NULL`,
        });
    },
    async forget(row) {
      await db.delete(domains).where(keyOf(row));
    },
    async formerHolder(hostname) {
      const [row] = await db
        .select({ slug: formerHostnames.slug })
        .from(formerHostnames)
        .where(eq(formerHostnames.hostname, hostname));
      return row?.slug ?? null;
    },
  };
}

function toColumns(progress: HostnameProgress) {
  const { state, cause, since, looks, nextCheck, downSince, wasLive, correctSince, history } = progress;
  return {
    ...{ state, cause, sinceTime: since, looks, nextCheckTime: nextCheck, downTime: downSince },
    ...{ wasLive, correctTime: correctSince },
    history: history.map((change) => ({ ...change, time: change.time.getTime() })),
  };
}

export function toProgress(row: DomainRow): HostnameProgress {
  return {
    ...{ state: row.state, cause: row.cause, since: row.sinceTime, looks: row.looks },
    ...{ nextCheck: row.nextCheckTime, downSince: row.downTime, wasLive: row.wasLive },
    correctSince: row.correctTime,
    history: row.history.map((change) => ({ ...change, time: new Date(change.time) })),
  };
}
