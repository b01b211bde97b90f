import { and, eq, gt, inArray, lte, max, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { auditEvents } from './schema/account.ts';
import { editCommands, editorPresence, previews } from './schema/drafts.ts';
import { queuedMails } from './schema/mail.ts';
import { erasures } from './schema/registry.ts';
import { reminders } from './schema/reminder.ts';
import { securityEvents, sessions, userKeys } from './schema/user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the trail of sign-ins is kept. */
export const SECURITY_EVENT_RETENTION_DAYS = 180;
/** How long it is kept who did what (operators.md B.9). */
export const AUDIT_RETENTION_DAYS = 365;
/** How long changes of drafts can be undone, and how many of a document (edit-mode.md §3). */
const EDIT_LOG_DAYS = 30;
export const EDIT_LOG_BATCHES = 2_000;
/** A document that nobody changes does not grow: only those changed since are looked at. Sweeps are far closer. */
const LOOKED_AT_DAYS = 2;
/** Rows of one statement: a long delete would hold up everybody's writes. */
const ROWS_AT_ONCE = 1_000;
/** Of one table in one run; what is left waits for the next. */
const MAX_STATEMENTS = 20;

/** Rows that went, by table. */
export interface Swept {
  sessions: number;
  keys: number;
  events: number;
  /** Where nothing sends any more, what waits still goes. */
  mails: number;
  previews: number;
  /** Batches of changes. */
  edits: number;
  /** Editors who left without a word. */
  presences: number;
  /** Of what started a day ago and more. */
  reminders: number;
  /** Of who did what. */
  audits: number;
  /** Of what was erased when. */
  erasures: number;
}

/** Removes what is over in all accounts alike: the one thing that no account's own store can do. */
export async function sweep(db: Database, now: Date): Promise<Swept> {
  const oldestEvent = daysBefore(now, SECURITY_EVENT_RETENTION_DAYS);
  return {
    sessions: await removeUpTo(db, sessions, sessions.expiresTime, now),
    keys: await removeUpTo(db, userKeys, userKeys.expiresTime, now),
    events: await removeUpTo(db, securityEvents, securityEvents.time, oldestEvent),
    mails: await removeUpTo(db, queuedMails, queuedMails.expiresTime, now),
    previews: await removeUpTo(db, previews, previews.expiresTime, now),
    edits:
      (await removeUpTo(db, editCommands, editCommands.time, daysBefore(now, EDIT_LOG_DAYS))) +
      (await removeOldEdits(db, daysBefore(now, LOOKED_AT_DAYS))),
    presences: await removeUpTo(db, editorPresence, editorPresence.seenTime, daysBefore(now, 1)),
    reminders: await removeUpTo(db, reminders, reminders.startTime, daysBefore(now, 1)),
    audits: await removeUpTo(db, auditEvents, auditEvents.time, daysBefore(now, AUDIT_RETENTION_DAYS)),
    erasures: await removeUpTo(db, erasures, erasures.finishedTime, daysBefore(now, AUDIT_RETENTION_DAYS)),
  };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function removeUpTo(db: Database, table: SQLiteTable, column: SQLiteColumn, time: Date): Promise<number> {
  const over = db.select({ rowId: ROW_ID }).from(table).where(lte(column, time)).limit(ROWS_AT_ONCE);
  return removeRows(db, table, over);
}

/** Batches that so many newer ones of their document came after. Revisions count batches. */
function removeOldEdits(db: Database, changedSince: Date): Promise<number> {
  const { accountId, documentId, revision } = editCommands;
  const newest = db
    .select({ accountId, documentId, revision: max(revision).as('newest') })
    .from(editCommands)
    .where(gt(editCommands.time, changedSince))
    .groupBy(accountId, documentId)
    .as('changed');
  const old = db
    .select({ rowId: sql`${editCommands}.rowid`.as('old') })
    .from(newest)
    .innerJoin(
      editCommands,
      and(
        eq(accountId, newest.accountId),
        eq(documentId, newest.documentId),
        lte(revision, sql`${newest.revision} - ${EDIT_LOG_BATCHES}`),
      ),
    )
    .limit(ROWS_AT_ONCE);
  return removeRows(db, editCommands, old);
}

const ROW_ID = sql`rowid`;

/** `over` names the rows, as many as one statement removes. */
async function removeRows(db: Database, table: SQLiteTable, over: SQLWrapper): Promise<number> {
  let removed = 0;
  for (let statement = 0; statement < MAX_STATEMENTS; statement++) {
    const { meta } = await db.delete(table).where(inArray(ROW_ID, over)).run();
    removed += meta.changes;
    if (meta.changes < ROWS_AT_ONCE) break;
  }
  return removed;
}
