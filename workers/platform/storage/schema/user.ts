import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Role } from '#app/contract/roles.ts';
import type { SecurityEventKind } from '#app/contract/security.ts';
import { accountId, flag, json, time } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** As the viewer wrote it. */
    emailId: text('email_id').notNull(),
    /** Lower case: one user an address and account. */
    emailKey: text('email_key').notNull(),
    phone: text('phone'),
    referralCode: text('referral_code'),
    /** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
    passwordHash: text('password_hash').notNull(),
    /** As a password's: of the four digits that children's profiles are left with. */
    pinHash: text('pin_hash'),
    isEmailVerified: flag('is_email_verified').notNull().default(false),
    /** Has a role: written with them. */
    isStaff: flag('is_staff').notNull().default(false),
    /** What the user may do for the brand, see admin/staff.ts. */
    roles: json<Role[]>('roles').notNull().default([]),
    createdDate: time('created_date').notNull(),
    /** When the account is to be erased on its viewer's request; until then signing in withdraws that. */
    deletionDueTime: time('deletion_due_time'),
    /** The row is empty and stays for what points to it. */
    erasedTime: time('erased_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('users_email').on(table.accountId, table.emailKey),
    // For the sweep, which goes through all accounts at once.
    index('users_deletion').on(table.deletionDueTime).where(sql`deletion_due_time IS NOT NULL`),
    // For figures of the brand.
    index('users_created').on(table.accountId, table.createdDate),
    index('users_leaving').on(table.accountId, table.id).where(sql`deletion_due_time IS NOT NULL`),
    index('users_erased').on(table.accountId, table.id).where(sql`erased_time IS NOT NULL`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    accountId: accountId(),
    /** SHA-256 of the session id, base64url. The id itself is never stored. */
    idHash: text('id_hash').notNull(),
    /** Names the session to its owner, while its id changes; good for nothing else. */
    publicId: text('public_id').notNull().default(''),
    userId: text('user_id').notNull(),
    createdDate: time('created_date').notNull(),
    /** When the viewer signed in: a session keeps it while its id changes. */
    signedInTime: time('signed_in_time'),
    /** Up to a minute behind: only validation moves it. */
    lastSeenTime: time('last_seen_time'),
    /** Browser and system, `Firefox · Android`; null where it is unknown. */
    device: text('device'),
    expiresTime: time('expires_time').notNull(),
    /** Set when a newer id took its place: it stays good for a short while for requests under way. */
    replacedTime: time('replaced_time'),
    /** Which of the user's profiles is in use; null for the user's own, which all of them begin with. */
    profileId: text('profile_id'),
    /** Until when titles play that the profile wants the PIN for. */
    pinUntilTime: time('pin_until_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.idHash] }),
    index('sessions_user').on(table.accountId, table.userId),
    index('sessions_expires').on(table.accountId, table.expiresTime),
    // For the sweep, which goes through all accounts at once.
    index('sessions_age').on(table.expiresTime),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The people of one account. A user's own profile has the user's id, and no row until it is changed; what viewers watch
 * and save (resume_positions, watchlist, favourites) is kept under the id of a profile.
 */
export const profiles = sqliteTable(
  'profiles',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    picture: text('picture').notNull(),
    /** BCP 47; null where the site's own choice stays. */
    language: text('language'),
    isChild: flag('is_child').notNull().default(false),
    /** Of a child's: titles from more years on are not there. */
    maxAge: integer('max_age'),
    /** To change to it takes the PIN. */
    isLocked: flag('is_locked').notNull().default(false),
    /** Of an adult's: titles from more years on play with the PIN; null where all of them play. */
    pinAge: integer('pin_age'),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('profiles_user').on(table.accountId, table.userId),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);

/** Single-use keys sent by mail: `verify` an address, `reset` a password. Hashes only. */
export const userKeys = sqliteTable(
  'user_keys',
  {
    accountId: accountId(),
    keyHash: text('key_hash').notNull(),
    kind: text('kind', { enum: ['verify', 'reset'] }).notNull(),
    userId: text('user_id').notNull(),
    createdDate: time('created_date').notNull(),
    expiresTime: time('expires_time').notNull(),
    usedTime: time('used_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.keyHash] }),
    index('user_keys_user').on(table.accountId, table.userId, table.kind),
    // For the sweep, which goes through all accounts at once.
    index('user_keys_age').on(table.expiresTime),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);

/** Security events; contract/security.ts describes them. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    time: time('time').notNull(),
    /** Null where nobody has the address. No foreign key: what happened outlives the user. */
    userId: text('user_id'),
    /** Keyed hashes: equal ones are the same address, and none can be read back by trying addresses. */
    emailHash: text('email_hash'),
    ipHash: text('ip_hash'),
    device: text('device'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('security_events_time').on(table.accountId, table.time),
    index('security_events_user').on(table.accountId, table.userId, table.time),
    // For the sweep, which goes through all accounts at once.
    index('security_events_age').on(table.time),
  ],
);
