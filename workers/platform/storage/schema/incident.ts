import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { IncidentKind } from '#app/contract/incident-calls.ts';
import type { NewIncident } from '#workers/platform/domain/incident.ts';
import { accountId, json, time } from './columns.ts';

/** What a person has to look at, until somebody closes it. */
export const incidents = sqliteTable(
  'incidents',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    kind: text('kind').$type<IncidentKind>().notNull(),
    subject: text('subject').notNull(),
    details: json<NewIncident['details']>('details').notNull(),
    openedDate: time('opened_date').notNull(),
    /** When it happened last, and how often. */
    latestDate: time('latest_date').notNull(),
    count: integer('count').notNull(),
    closedDate: time('closed_date'),
    /** What the one who closed it wrote. */
    note: text('note'),
    /** The operator was sent a mail. */
    mailedDate: time('mailed_date'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('incidents_subject').on(table.accountId, table.kind, table.subject),
    // For the operator, who has those of all accounts.
    uniqueIndex('incidents_id').on(table.id),
    index('incidents_open').on(table.openedDate).where(sql`closed_date IS NULL`),
    index('incidents_opened').on(table.openedDate),
  ],
);
