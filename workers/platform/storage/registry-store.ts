import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { Database } from './database.ts';
import { createWrites, listOf, removeWrites, replaceWrites, stateWrites } from './registry-writes.ts';
import { hostnames, tenants } from './schema/registry.ts';

export interface KnownTenant {
  record: TenantRecord;
  /** Of the change that made it so; `replace` and `remove` take it back. */
  changeId: string;
}

/** A hostname or slug that another brand has, or a record that has changed since it was read. */
export type WriteOutcome = 'written' | 'conflict';

/** Which brands there are and on which hostnames they answer. No call reads more than it responds with. */
export interface RegistryStore {
  find(slug: string): Promise<KnownTenant | null>;
  /** The slugs of the brands that answer on these hostnames; without those that are nobody's. */
  ownersOf(names: readonly string[]): Promise<Map<string, string>>;
  /** All brands of this account. */
  slugsOf(accountId: string): Promise<string[]>;
  /** A brand of this account that is not deleted; of several the first by slug. */
  ofAccount(accountId: string): Promise<TenantRecord | null>;
  /** By slug, beginning behind `after`. */
  page(after: string, limit: number): Promise<TenantRecord[]>;
  isEmpty(): Promise<boolean>;
  create(record: TenantRecord, now: Date): Promise<WriteOutcome>;
  /** `actor` is who the audit trail names, by default the operator. */
  replace(old: KnownTenant, record: TenantRecord, now: Date, actor?: string): Promise<WriteOutcome>;
  /** `record` differs from the old one in its suspension or its deletion. */
  changeState(old: KnownTenant, record: TenantRecord, now: Date): Promise<WriteOutcome>;
  remove(old: KnownTenant, now: Date): Promise<WriteOutcome>;
}

export function openRegistryStore(db: Database): RegistryStore {
  return {
    async find(slug) {
      const { record, changeId } = tenants;
      const [row] = await db.select({ record, changeId }).from(tenants).where(eq(tenants.slug, slug));
      return row ?? null;
    },
    async ownersOf(names) {
      const rows = await db
        .select()
        .from(hostnames)
        .where(sql`${hostnames.hostname} IN ${listOf(names)}`);
      return new Map(rows.map(({ hostname, slug }) => [hostname, slug]));
    },
    async slugsOf(accountId) {
      const rows = await db
        .select({ slug: tenants.slug })
        .from(tenants)
        .where(eq(tenants.accountId, accountId));
      return rows.map(({ slug }) => slug);
    },
    async ofAccount(accountId) {
      const ofIt = db
        .select()
        .from(tenants)
        .where(and(eq(tenants.accountId, accountId), isNull(tenants.eraseTime)));
      const [row] = await ofIt.orderBy(asc(tenants.slug)).limit(1);
      return row?.record ?? null;
    },
    async page(after, limit) {
      const behind = db.select({ record: tenants.record }).from(tenants).where(gt(tenants.slug, after));
      return (await behind.orderBy(asc(tenants.slug)).limit(limit)).map(({ record }) => record);
    },
    async isEmpty() {
      return (await db.select({ slug: tenants.slug }).from(tenants).limit(1)).length === 0;
    },
    create: (record, now) => attempt(() => db.batch(createWrites(db, record, now))),
    replace: (old, record, now, actor) =>
      attempt(() => db.batch(replaceWrites(db, old, record, { now, actor }))),
    changeState: (old, record, now) => attempt(() => db.batch(stateWrites(db, old, record, now))),
    remove: (old, now) => attempt(() => db.batch(removeWrites(db, old, now))),
  };
}

/**
 * A batch is one transaction. Its first statement changes one row, or none where somebody else was faster;
 * a key that is held ends it with an error, and nothing of it is written.
 */
async function attempt(write: () => Promise<readonly unknown[]>): Promise<WriteOutcome> {
  try {
    const [first] = (await write()) as D1Result[];
    return first?.meta.changes === 0 ? 'conflict' : 'written';
  } catch (error) {
    if (isKeyHeld(error)) return 'conflict';
    throw error;
  }
}

/** Drizzle wraps what D1 threw. */
function isKeyHeld(error: unknown): boolean {
  const { message = '', cause } = error instanceof Error ? error : new Error();
  return message.includes('UNIQUE constraint failed') || (cause !== undefined && isKeyHeld(cause));
}
