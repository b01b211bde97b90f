import { and, eq, sql } from 'drizzle-orm';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { Database } from './database.ts';
import { listOf } from './registry-writes.ts';
import { formerHostnames, hostnames, tenants } from './schema/registry.ts';

/** What KV is to have of one brand. */
export interface Projection {
  slug: string;
  /** Null once the brand is gone or deleted. */
  record: TenantRecord | null;
  changeId: string | null;
  /** Hostnames to forget. */
  former: string[];
  /** Hostnames of a deleted brand: to forget, and nobody else's. */
  held: string[];
}

/** Which changes KV does not have yet. */
export interface ProjectionStore {
  of(slug: string): Promise<Projection>;
  /** Brands whose latest change KV may not have. */
  behind(limit: number): Promise<string[]>;
  /**
   * Brands to be projected again: this one where it has changed meanwhile, and those that took a hostname
   * over while it was being forgotten.
   */
  markDone(done: Projection): Promise<string[]>;
  /** Of these hostnames, those that the registry knows, as somebody's or as a former one. */
  known(names: readonly string[]): Promise<Map<string, 'held' | 'former'>>;
}

export function openProjectionStore(db: Database): ProjectionStore {
  const uncleared = (slug: string) => and(eq(formerHostnames.slug, slug), sql`is_cleared = 0`);
  return {
    async of(slug) {
      const [[tenant], former] = await db.batch([
        db.select().from(tenants).where(eq(tenants.slug, slug)),
        db.select({ hostname: formerHostnames.hostname }).from(formerHostnames).where(uncleared(slug)),
      ]);
      const record = tenant?.record ?? null;
      return {
        slug,
        record: record?.deleted ? null : record,
        changeId: tenant?.changeId ?? null,
        held: record?.deleted ? record.hostnames : [],
        former: former.map(({ hostname }) => hostname),
      };
    },
    async behind(limit) {
      const rows = await db.all<{ slug: string }>(sql`
        SELECT slug FROM tenants WHERE projected_id IS NOT change_id
        UNION SELECT slug FROM former_hostnames WHERE is_cleared = 0 LIMIT ${limit}`);
      return rows.map(({ slug }) => slug);
    },
    async markDone({ slug, changeId, former }) {
      const names = listOf(former);
      const isCleared = and(eq(formerHostnames.slug, slug), sql`hostname IN ${names}`);
      const isWritten = and(eq(tenants.slug, slug), sql`${tenants.changeId} IS ${changeId}`);
      const isReused = sql`slug IN (SELECT slug FROM hostnames WHERE hostname IN ${names})`;
      const [, , current, reused] = await db.batch([
        db.update(formerHostnames).set({ isCleared: true }).where(isCleared),
        db.update(tenants).set({ projectedId: tenants.changeId }).where(isWritten),
        db.select({ id: tenants.changeId }).from(tenants).where(eq(tenants.slug, slug)),
        db.update(tenants).set({ projectedId: null }).where(isReused).returning({ slug: tenants.slug }),
      ]);
      const isCurrent = (current[0]?.id ?? null) === changeId;
      return [...(isCurrent ? [] : [slug]), ...reused.map((row) => row.slug)];
    },
    async known(names) {
      const [held, former] = await db.batch([
        db
          .select()
          .from(hostnames)
          .where(sql`${hostnames.hostname} IN ${listOf(names)}`),
        db
          .select()
          .from(formerHostnames)
          .where(sql`${formerHostnames.hostname} IN ${listOf(names)}`),
      ]);
      return new Map([
        ...former.map(({ hostname }) => [hostname, 'former'] as const),
        ...held.map(({ hostname }) => [hostname, 'held'] as const),
      ]);
    },
  };
}

/** As one parameter: D1 takes a hundred at most. */
