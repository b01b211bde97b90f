import { and, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { GRACE_MS } from '#app/domain/renewal.ts';
import { NO_FINDING } from '#workers/platform/domain/hostname-progress.ts';
import type { Database } from './database.ts';
import type { KnownTenant } from './registry-store.ts';
import { accounts, auditEvents } from './schema/account.ts';
import { incidents } from './schema/incident.ts';
import { renewals } from './schema/payment.ts';
import { domains, erasures, formerHostnames, hostnames, tenants } from './schema/registry.ts';

type Write = BatchItem<'sqlite'>;
type Writes = [Write, ...Write[]];

/** One change of a brand; its id makes the statements of a batch depend on the first one. */
interface Change {
  db: Database;
  slug: string;
  id: string;
  now: Date;
}

/** A slug or hostname that is held makes the batch fail. */
export function createWrites(db: Database, record: TenantRecord, now: Date): Writes {
  const change = newChange(db, record.slug, now);
  const dates = { createdDate: now, modifiedDate: now };
  const row = { slug: record.slug, accountId: record.account_id, record, changeId: change.id, ...dates };
  return [
    db.insert(tenants).values(row),
    ...claimWrites(change, record.hostnames),
    ...syncAccount(change, record.account_id),
    auditWrite(change, { action: 'tenant.create', after: record }),
  ];
}

/** Everything after the first statement happens only where that has found the record as it was read. */
export function replaceWrites(
  db: Database,
  old: KnownTenant,
  record: TenantRecord,
  { now, actor }: { now: Date; actor?: string | undefined },
): Writes {
  const change = newChange(db, record.slug, now);
  const row = { accountId: record.account_id, record, changeId: change.id, modifiedDate: now };
  return [
    db.update(tenants).set(row).where(isAsRead(old)),
    ...releaseWrites(change, record.hostnames),
    ...claimWrites(change, record.hostnames),
    auditWrite(change, { action: 'tenant.change', before: old.record, after: record, actor }),
  ];
}

/** Takes a brand off the air or back onto it: the two records differ in `suspended` or in `deleted`. */
export function stateWrites(db: Database, old: KnownTenant, record: TenantRecord, now: Date): Writes {
  const change = newChange(db, record.slug, now);
  const eraseTime = record.deleted ? new Date(record.deleted.erase_on) : null;
  const row = { record, changeId: change.id, modifiedDate: now, stateTime: now, eraseTime };
  return [
    db.update(tenants).set(row).where(isAsRead(old)),
    ...syncAccount(change, record.account_id),
    auditWrite(change, { action: stateAction(old.record, record), before: old.record, after: record }),
  ];
}

function stateAction(before: TenantRecord, after: TenantRecord): string {
  if (after.deleted) return 'tenant.delete';
  if (before.deleted) return 'tenant.undelete';
  return after.suspended ? 'tenant.suspend' : 'tenant.resume';
}

export function removeWrites(db: Database, old: KnownTenant, now: Date): Writes {
  const change = newChange(db, old.record.slug, now);
  return [
    // Marks the row for the statements that follow.
    db.update(tenants).set({ changeId: change.id }).where(isAsRead(old)),
    ...releaseWrites(change, []),
    forgetContested(change),
    auditWrite(change, { action: 'tenant.remove', before: old.record }),
    db.delete(tenants).where(and(eq(tenants.slug, change.slug), eq(tenants.changeId, change.id))),
    ...syncAccount(change, old.record.account_id),
  ];
}

/** Starts the erasure of a brand that is due; its account goes with it where no other brand has it. */
export function beginErasureWrites(db: Database, old: KnownTenant, now: Date): Writes {
  const { slug, account_id: accountId, deleted } = old.record;
  const change = newChange(db, slug, now);
  const others = sql`SELECT 1 FROM tenants WHERE account_id = ${accountId} AND slug <> ${slug}`;
  const deletedMs = Date.parse(deleted?.since ?? now.toISOString());
  return [
    // An undelete at this moment has read another one, and fails.
    db
      .update(tenants)
      .set({ changeId: change.id })
      .where(and(isAsRead(old), lte(tenants.eraseTime, now))),
    db.insert(erasures).select(
      sql`SELECT ${change.id}, ${accountId}, ${slug}, CASE WHEN EXISTS (${others}) THEN 'brand' ELSE 'account' END,
        ${deletedMs}, ${now.getTime()}, NULL, NULL WHERE ${hasHappened(change)}`,
    ),
  ];
}

/** The end of an erasure. Nothing of it is written to the audit of an account that is gone. */
export function eraseBrandWrites(db: Database, old: KnownTenant, now: Date): Writes {
  const change = newChange(db, old.record.slug, now);
  return [
    db.update(tenants).set({ changeId: change.id }).where(isAsRead(old)),
    ...releaseWrites(change, []),
    forgetContested(change),
    db.delete(tenants).where(and(eq(tenants.slug, change.slug), eq(tenants.changeId, change.id))),
  ];
}

/**
 * An account is suspended while no brand of it is on the air, so that nothing is charged, and deleted with the last of them.
 * What viewers owe when it comes back can be paid for as long as if it had fallen due that day.
 */
function syncAccount({ db, now }: Change, accountId: string): [Write, Write] {
  const brands = sql`SELECT 1 FROM tenants WHERE account_id = ${accountId}`;
  const isOnAir = sql`EXISTS (${brands} AND coalesce(json_extract(record, '$.suspended'), json_extract(record, '$.deleted')) IS NULL)`;
  const isDeleted = sql`EXISTS (${brands}) AND NOT EXISTS (${brands} AND json_extract(record, '$.deleted') IS NULL)`;
  const [since, graceEnd] = [now.getTime(), now.getTime() + GRACE_MS];
  const isOfSuspended = sql`EXISTS (SELECT 1 FROM accounts WHERE account_id = ${accountId} AND suspended_time IS NOT NULL)`;
  return [
    // Before it is resumed below.
    db
      .update(renewals)
      .set({ graceEndTime: sql`max(grace_end_time, ${graceEnd})` })
      .where(
        and(
          eq(renewals.accountId, accountId),
          eq(renewals.renewalStatus, 'ongoing'),
          lte(renewals.periodEndTime, now),
          sql`grace_end_time IS NOT NULL AND ${isOnAir} AND ${isOfSuspended}`,
        ),
      ),
    db
      .update(accounts)
      .set({
        suspendedTime: sql`CASE WHEN ${isOnAir} THEN NULL ELSE coalesce(suspended_time, ${since}) END`,
        deletedTime: sql`CASE WHEN ${isDeleted} THEN coalesce(deleted_time, ${since}) ELSE NULL END`,
      })
      .where(eq(accounts.accountId, accountId)),
  ];
}

const newChange = (db: Database, slug: string, now: Date): Change => ({
  db,
  slug,
  id: crypto.randomUUID(),
  now,
});

const isAsRead = ({ record, changeId }: KnownTenant) =>
  and(eq(tenants.slug, record.slug), eq(tenants.changeId, changeId));

const hasHappened = ({ slug, id }: Pick<Change, 'slug' | 'id'>) =>
  sql`EXISTS (SELECT 1 FROM tenants WHERE slug = ${slug} AND change_id = ${id})`;

/** However many they are, one parameter. */
export const listOf = (names: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;

/** What the brand would have had, had it proved that it is its own. */
const forgetContested = (change: Change): Write =>
  change.db.delete(domains).where(sql`slug = ${change.slug} AND is_contested = 1 AND ${hasHappened(change)}`);

/** Hostnames that do not remain become former ones, for KV to forget. */
function releaseWrites(change: Change, remaining: readonly string[]): Write[] {
  const { db, slug, now } = change;
  const released: SQL = sql`slug = ${slug} AND hostname NOT IN ${listOf(remaining)} AND ${hasHappened(change)}`;
  return [
    // Nobody has to look at a hostname that is no longer the brand's.
    db
      .update(incidents)
      .set({ closedDate: now, note: 'removed' })
      .where(
        sql`account_id = (SELECT account_id FROM tenants WHERE slug = ${slug}) AND kind = 'domain-not-live'
          AND closed_date IS NULL AND subject IN (SELECT hostname FROM hostnames WHERE ${released})`,
      ),
    db
      .insert(formerHostnames)
      .select(sql`SELECT hostname, slug, ${now.getTime()}, 0 FROM hostnames WHERE ${released}`),
    db.delete(hostnames).where(released),
    // Cloudflare has yet to forget them.
    db
      .update(domains)
      .set({ removedTime: now, nextCheckTime: now })
      .where(
        sql`slug = ${slug} AND hostname NOT IN ${listOf(remaining)} AND is_contested = 0 AND removed_time IS NULL
          AND ${hasHappened(change)}`,
      ),
  ];
}

function claimWrites(change: Change, names: readonly string[]): Write[] {
  const { db, slug, now } = change;
  const own = sql`(SELECT hostname FROM hostnames WHERE slug = ${slug})`;
  return [
    startWrite(change, sql`SELECT value FROM json_each(${JSON.stringify(names)}) WHERE value NOT IN ${own}`),
    db.insert(hostnames).select(
      sql`SELECT value, ${slug}, ${now.getTime()} FROM json_each(${JSON.stringify(names)})
        WHERE ${hasHappened(change)} AND value NOT IN ${own}`,
    ),
    db.delete(formerHostnames).where(sql`hostname IN ${listOf(names)} AND ${hasHappened(change)}`),
  ];
}

/** From now on the hostnames are looked at (docs/decisions/099), whatever became of them before. */
function startWrite({ db, slug, id, now }: Change, names: SQL): Write {
  const nowMs = now.getTime();
  const history = JSON.stringify([{ state: 'wanted', cause: null, time: nowMs }]);
  const wanted = sql`'wanted', NULL, ${JSON.stringify(NO_FINDING)}, ${nowMs}, 0, NULL, ${nowMs}, ${nowMs}, 0, NULL, ${history}`;
  const row = sql`SELECT ${slug}, value, ${wanted}, 0, NULL, NULL, ${nowMs} FROM (${names}) WHERE ${hasHappened({ slug, id })}`;
  const { slug: _, hostname: __, ...others } = getTableColumns(domains);
  const set = Object.entries(others).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]);
  return db
    .insert(domains)
    .select(row)
    .onConflictDoUpdate({ target: [domains.slug, domains.hostname], set: Object.fromEntries(set) });
}

/** The history of a brand, both records, under its account. */
function auditWrite(
  change: Change,
  {
    action,
    before,
    after,
    actor = 'operator',
  }: { action: string; before?: TenantRecord; after?: TenantRecord; actor?: string | undefined },
): Write {
  const accountId = (after ?? before)?.account_id;
  const details = JSON.stringify({ before, after });
  return change.db.insert(auditEvents).select(
    sql`SELECT ${accountId}, ${change.id}, ${change.now.getTime()}, ${actor}, ${action}, ${change.slug}, ${details}
      WHERE ${hasHappened(change)}`,
  );
}
