import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { DomainCause, HostnameState } from '#app/contract/domain.ts';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { HistoryEntry, StoredFinding } from '#workers/platform/domain/hostname-progress.ts';
import { flag, json, time } from './columns.ts';

/** Every brand's record: what KV has of it is written from here. */
export const tenants = sqliteTable(
  'tenants',
  {
    slug: text('slug').primaryKey(),
    /** Not always an account of ours: a brand's user service may be its own. */
    accountId: text('account_id').notNull(),
    record: json<TenantRecord>('record').notNull(),
    /** Drawn anew with every change, so that of two at once the later is noticed. */
    changeId: text('change_id').notNull(),
    /** The change that KV has; another one, or none, until it was written there. */
    projectedId: text('projected_id'),
    createdDate: time('created_date').notNull(),
    modifiedDate: time('modified_date').notNull(),
    /** When it was suspended, resumed, deleted or taken back last: what the edge has to see within seconds. */
    stateTime: time('state_time'),
    /** When the data of a deleted brand goes. */
    eraseTime: time('erase_time'),
  },
  (table) => [
    index('tenants_state').on(table.stateTime).where(sql`state_time IS NOT NULL`),
    index('tenants_erasure').on(table.eraseTime).where(sql`erase_time IS NOT NULL`),
    index('tenants_account').on(table.accountId),
    index('tenants_behind').on(table.slug).where(sql`projected_id IS NOT change_id`),
  ],
);

/** Who answers on a hostname. The key is what makes a second holder impossible. */
export const hostnames = sqliteTable(
  'hostnames',
  {
    hostname: text('hostname').primaryKey(),
    slug: text('slug')
      .notNull()
      .references(() => tenants.slug),
    createdDate: time('created_date').notNull(),
  },
  (table) => [index('hostnames_slug').on(table.slug)],
);

/** Hostnames that a brand once had: their history, and what KV has yet to forget. */
export const formerHostnames = sqliteTable(
  'former_hostnames',
  {
    hostname: text('hostname').primaryKey(),
    slug: text('slug').notNull(),
    removedDate: time('removed_date').notNull(),
    /** KV no longer has it. */
    isCleared: flag('is_cleared').notNull(),
  },
  (table) => [
    index('former_hostnames_uncleared').on(table.slug).where(sql`is_cleared = 0`),
    index('former_hostnames_removed').on(table.removedDate),
  ],
);

/** What was erased of deleted brands, and when: for the operator, without anything of the brand's people. */
export const erasures = sqliteTable(
  'erasures',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    slug: text('slug').notNull(),
    /** `brand` where the account stays, as it has other brands. */
    scope: text('scope').$type<'account' | 'brand'>().notNull(),
    deletedTime: time('deleted_time').notNull(),
    startedTime: time('started_time').notNull(),
    finishedTime: time('finished_time'),
    /** Rows by table and files, as they were when it started. */
    counts: json<Record<string, number>>('counts'),
  },
  (table) => [
    uniqueIndex('erasures_unfinished').on(table.accountId, table.slug).where(sql`finished_time IS NULL`),
    index('erasures_finished').on(table.finishedTime),
  ],
);

/** A change of a hostname's state as it is stored: times in milliseconds. */
export type StoredChange = Omit<HistoryEntry, 'time'> & { time: number };

/**
 * How far each hostname of a brand has come (docs/decisions/099). The columns have the order in which registry-writes.ts
 * fills them.
 */
export const domains = sqliteTable(
  'domains',
  {
    slug: text('slug').notNull(),
    hostname: text('hostname').notNull(),
    state: text('state').$type<HostnameState>().notNull(),
    cause: text('cause').$type<DomainCause>(),
    finding: json<StoredFinding>('finding').notNull(),
    sinceTime: time('since_time').notNull(),
    /** Since then. */
    looks: integer('looks').notNull(),
    checkedTime: time('checked_time'),
    nextCheckTime: time('next_check_time').notNull(),
    /** Since when it is not live; null while it is. */
    downTime: time('down_time'),
    wasLive: flag('was_live').notNull(),
    correctTime: time('correct_time'),
    history: json<readonly StoredChange[]>('history').notNull(),
    /** Another brand has, or had, the name: it is not this brand's before its TXT record is there. */
    isContested: flag('is_contested').notNull(),
    /** It was taken off the brand, and Cloudflare may still have it. */
    removedTime: time('removed_time'),
    /** Somebody was sent a mail that it is not live. */
    mailedTime: time('mailed_time'),
    createdTime: time('created_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.hostname] }),
    index('domains_hostname').on(table.hostname),
    index('domains_due').on(table.nextCheckTime).where(sql`state <> 'live'`),
    index('domains_due_live').on(table.nextCheckTime).where(sql`state = 'live'`),
    // No state without a reason.
    check('domains_reason', sql`state IN ('live', 'wanted') OR cause IS NOT NULL`),
  ],
);
