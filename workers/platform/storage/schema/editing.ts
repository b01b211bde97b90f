import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { accountId, json, time } from './columns.ts';

/** What each entity's canonical value came to when it was last written through the list of changes. */
export const entityDigests = sqliteTable(
  'entity_digests',
  {
    accountId: accountId(),
    kind: text('kind').$type<KindName>().notNull(),
    id: text('id').notNull(),
    digest: text('digest').notNull(),
    /** Counts the writes, from 1. */
    revision: integer('revision').notNull(),
    modifiedDate: time('modified_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.id] })],
);

/** How often a brand was written through the list of changes: what a writer has read is good while it stays. */
export const entityWrites = sqliteTable('entity_writes', {
  accountId: accountId().primaryKey(),
  count: integer('count').notNull(),
});

/** A brand's keys to the operator's API. Of the token itself only the hash is kept. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    scopes: json<string[]>('scopes').notNull(),
    createdDate: time('created_date').notNull(),
    /** Null where it does not end. */
    expiresTime: time('expires_time'),
    /** Up to a minute behind. */
    lastUsedTime: time('last_used_time'),
    revokedTime: time('revoked_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('api_tokens_hash').on(table.tokenHash),
    index('api_tokens_created').on(table.accountId, table.createdDate),
  ],
);
