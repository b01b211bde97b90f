import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { GRACE_MS } from '#app/domain/renewal.ts';
import type { Database } from './database.ts';
import type { KnownTenant } from './registry-store.ts';
import { accounts, auditEvents } from './schema/account.ts';
import { renewals } from './schema/payment.ts';
import { formerHostnames, hostnames, tenants } from './schema/registry.ts';

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
    syncAccount(change, record.account_id),
    auditWrite(change, { action: 'tenant.create', after: record }),
  ];
}

/** Everything after the first statement happens only where that has found the record as it was read. */
export function replaceWrites(db: Database, old: KnownTenant, record: TenantRecord, now: Date): Writes {
  const change = newChange(db, record.slug, now);
  const row = { accountId: record.account_id, record, changeId: change.id, modifiedDate: now };
  return [
    db.update(tenants).set(row).where(isAsRead(old)),
    ...releaseWrites(change, record.hostnames),
    ...claimWrites(change, record.hostnames),
    auditWrite(change, { action: 'tenant.change', before: old.record, after: record }),
  ];
}

/**
 * Takes a brand off the air or back onto it. Its account is suspended once all of its brands are; what viewers owe when it
 * comes back can be paid for as long as if it had fallen due that day.
 */
export function suspensionWrites(db: Database, old: KnownTenant, record: TenantRecord, now: Date): Writes {
  const change = newChange(db, record.slug, now);
  const row = { record, changeId: change.id, modifiedDate: now, stateTime: now };
  const graceEnd = now.getTime() + GRACE_MS;
  const audit = record.suspended
    ? { action: 'tenant.suspend', before: old.record, after: record }
    : { action: 'tenant.resume', before: old.record, after: record };
  return [
    db.update(tenants).set(row).where(isAsRead(old)),
    syncAccount(change, record.account_id),
    ...(record.suspended
      ? []
      : [
          db
            .update(renewals)
            .set({ graceEndTime: sql`max(grace_end_time, ${graceEnd})` })
            .where(
              and(
                eq(renewals.accountId, record.account_id),
                hasHappened(change),
                eq(renewals.renewalStatus, 'ongoing'),
                lte(renewals.periodEndTime, now),
                sql`grace_end_time IS NOT NULL`,
              ),
            ),
        ]),
    auditWrite(change, audit),
  ];
}

export function removeWrites(db: Database, old: KnownTenant, now: Date): Writes {
  const change = newChange(db, old.record.slug, now);
  return [
    // Marks the row for the statements that follow.
    db.update(tenants).set({ changeId: change.id }).where(isAsRead(old)),
    ...releaseWrites(change, []),
    auditWrite(change, { action: 'tenant.remove', before: old.record }),
    db.delete(tenants).where(and(eq(tenants.slug, change.slug), eq(tenants.changeId, change.id))),
    syncAccount(change, old.record.account_id),
  ];
}

/** An account is suspended while it has brands and none of them is on the air. */
function syncAccount({ db, now }: Change, accountId: string): Write {
  const brands = sql`SELECT 1 FROM tenants WHERE account_id = ${accountId}`;
  const suspendedTime = sql`CASE
    WHEN EXISTS (${brands} AND json_extract(record, '$.suspended') IS NULL) THEN NULL
    WHEN EXISTS (${brands}) THEN coalesce(suspended_time, ${now.getTime()})
    ELSE suspended_time END`;
  return db.update(accounts).set({ suspendedTime }).where(eq(accounts.accountId, accountId));
}

const newChange = (db: Database, slug: string, now: Date): Change => ({
  db,
  slug,
  id: crypto.randomUUID(),
  now,
});

const isAsRead = ({ record, changeId }: KnownTenant) =>
  and(eq(tenants.slug, record.slug), eq(tenants.changeId, changeId));

const hasHappened = ({ slug, id }: Change) =>
  sql`EXISTS (SELECT 1 FROM tenants WHERE slug = ${slug} AND change_id = ${id})`;

/** However many they are, one parameter. */
export const listOf = (names: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;

/** Hostnames that do not remain become former ones, for KV to forget. */
function releaseWrites(change: Change, remaining: readonly string[]): Write[] {
  const { db, slug, now } = change;
  const released: SQL = sql`slug = ${slug} AND hostname NOT IN ${listOf(remaining)} AND ${hasHappened(change)}`;
  return [
    db
      .insert(formerHostnames)
      .select(sql`SELECT hostname, slug, ${now.getTime()}, 0 FROM hostnames WHERE ${released}`),
    db.delete(hostnames).where(released),
  ];
}

function claimWrites(change: Change, names: readonly string[]): Write[] {
  const { db, slug, now } = change;
  const own = sql`(SELECT hostname FROM hostnames WHERE slug = ${slug})`;
  return [
    db.insert(hostnames).select(
      sql`SELECT value, ${slug}, ${now.getTime()} FROM json_each(${JSON.stringify(names)})
        WHERE ${hasHappened(change)} AND value NOT IN ${own}`,
    ),
    db.delete(formerHostnames).where(sql`hostname IN ${listOf(names)} AND ${hasHappened(change)}`),
  ];
}

/** The history of a brand, both records, under its account. */
function auditWrite(
  change: Change,
  { action, before, after }: { action: string; before?: TenantRecord; after?: TenantRecord },
): Write {
  const accountId = (after ?? before)?.account_id;
  const details = JSON.stringify({ before, after });
  return change.db.insert(auditEvents).select(
    sql`SELECT ${accountId}, ${change.id}, ${change.now.getTime()}, 'operator', ${action}, ${change.slug}, ${details}
      WHERE ${hasHappened(change)}`,
  );
}
