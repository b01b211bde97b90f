import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Finding } from '#app/contract/publishing.ts';
import type { ScheduledState } from '#app/contract/scheduled.ts';
import type { SnapshotKind } from '#app/contract/snapshots.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { accountId, json, time } from './columns.ts';

/** What an owner is making of a document, before viewers see it. Its id is the contract's: `page:about`. */
export const drafts = sqliteTable(
  'drafts',
  {
    accountId: accountId(),
    documentId: text('document_id').notNull(),
    body: json<EditDocument>('body').notNull(),
    /** Counts the batches of commands; never goes back. */
    revision: integer('revision').notNull(),
    /** Of what it would be published as. */
    digest: text('digest').notNull(),
    /** Of what was published when it began, or last; null where that was nothing. */
    baseDigest: text('base_digest'),
    modifiedDate: time('modified_date').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.documentId] })],
);

/** The batches that led to a draft, with what takes each back. */
export const editCommands = sqliteTable(
  'edit_commands',
  {
    accountId: accountId(),
    documentId: text('document_id').notNull(),
    revision: integer('revision').notNull(),
    /** The sender's: a batch that comes again is not applied again. */
    commandId: text('command_id').notNull(),
    userId: text('user_id').notNull(),
    time: time('time').notNull(),
    commands: json<Command[]>('commands').notNull(),
    inverses: json<Command[]>('inverses').notNull(),
    /** The revision that it took back. */
    undoes: integer('undoes'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.revision] }),
    uniqueIndex('edit_commands_id').on(table.accountId, table.documentId, table.commandId),
    // For the sweep, which goes through all accounts at once.
    index('edit_commands_time').on(table.time),
  ],
);

/** A version: what was published at one time, or a checkpoint of drafts. Nothing changes or removes it. */
export const snapshots = sqliteTable(
  'snapshots',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    kind: text('kind').$type<SnapshotKind>().notNull(),
    name: text('name').notNull(),
    userId: text('user_id').notNull(),
    time: time('time').notNull(),
    /** Of the documents that changed, the hash of each body. */
    manifest: json<Record<string, string>>('manifest').notNull(),
    commandId: text('command_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('snapshots_command').on(table.accountId, table.commandId),
    index('snapshots_time').on(table.accountId, table.time),
  ],
);

/** Bodies of versions by their hash: what did not change is stored once. */
export const snapshotBodies = sqliteTable(
  'snapshot_bodies',
  {
    accountId: accountId(),
    hash: text('hash').notNull(),
    body: json<Record<string, unknown>>('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** A link by which anybody sees drafts, or a version. Of its token only the hash is here. */
export const previews = sqliteTable(
  'previews',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Null shows the drafts as they are when the link is opened. */
    snapshotId: text('snapshot_id'),
    userId: text('user_id').notNull(),
    commandId: text('command_id').notNull(),
    createdDate: time('created_date').notNull(),
    expiresTime: time('expires_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('previews_token').on(table.accountId, table.tokenHash),
    uniqueIndex('previews_command').on(table.accountId, table.commandId),
    // For the sweep, which goes through all accounts at once.
    index('previews_expires').on(table.expiresTime),
  ],
);

/** Drafts as they were when somebody set a time for them to be published. */
export const scheduledPublishes = sqliteTable(
  'scheduled_publishes',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    userId: text('user_id').notNull(),
    commandId: text('command_id').notNull(),
    createdDate: time('created_date').notNull(),
    scheduledTime: time('scheduled_time').notNull(),
    /** When it is processed next; null once it is over. */
    dueTime: time('due_time'),
    state: text('state').$type<ScheduledState>().notNull(),
    /** By document: the hash of its body, and of what was published of it then. */
    manifest: json<Record<string, string>>('manifest').notNull(),
    bases: json<Record<string, string | null>>('bases').notNull(),
    accept: json<Finding['rule'][]>('accept').notNull(),
    /** Why it failed. */
    findings: json<Finding[]>('findings').notNull(),
    /** The version that came of it. */
    snapshotId: text('snapshot_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('scheduled_publishes_command').on(table.accountId, table.commandId),
    index('scheduled_publishes_due').on(table.dueTime).where(sql`due_time IS NOT NULL`),
  ],
);

/** Who has a document open just now. */
export const editorPresence = sqliteTable(
  'editor_presence',
  {
    accountId: accountId(),
    documentId: text('document_id').notNull(),
    userId: text('user_id').notNull(),
    /** That is in hand. */
    blockId: text('block_id'),
    seenTime: time('seen_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId, table.userId] }),
    // For the sweep, which goes through all accounts at once.
    index('editor_presence_seen').on(table.seenTime),
  ],
);
