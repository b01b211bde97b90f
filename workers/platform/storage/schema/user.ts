import { foreignKey, index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accountId, flag, time } from './columns.ts';

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
    isEmailVerified: flag('is_email_verified').notNull().default(false),
    /** Works for the brand: may read how its titles are watched. The operator says who, see admin/staff.ts. */
    isStaff: flag('is_staff').notNull().default(false),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('users_email').on(table.accountId, table.emailKey),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    accountId: accountId(),
    /** SHA-256 of the session id, base64url. The id itself is never stored. */
    idHash: text('id_hash').notNull(),
    userId: text('user_id').notNull(),
    createdDate: time('created_date').notNull(),
    expiresTime: time('expires_time').notNull(),
    /** Set when a newer id took its place: it stays good for a short while for requests under way. */
    replacedTime: time('replaced_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.idHash] }),
    index('sessions_user').on(table.accountId, table.userId),
    index('sessions_expires').on(table.accountId, table.expiresTime),
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
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);
