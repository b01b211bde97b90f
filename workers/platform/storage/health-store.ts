import { type Column, count, isNull, lt, min, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { incidents } from './schema/incident.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals, transactions } from './schema/payment.ts';
import { reminders } from './schema/reminder.ts';

/** What the cron works through; a name of namespace the operator reads. */
export const ROUNDS = ['payments', 'renewals', 'mails', 'reminders'] as const;
type Round = (typeof ROUNDS)[number];

const DUE: Record<Round, { table: SQLiteTable; column: Column }> = {
  payments: { table: transactions, column: transactions.nextCheckTime },
  renewals: { table: renewals, column: renewals.dueTime },
  mails: { table: queuedMails, column: queuedMails.dueTime },
  reminders: { table: reminders, column: reminders.dueTime },
};

export interface HealthFacts {
  databaseBytes: number;
  /** What was due before a time and has not been done, and since when. */
  overdue: { round: Round; count: number; oldest: Date }[];
  incidents: { kind: string; count: number }[];
}

/** How the platform is doing, over all accounts. */
export function openHealthStore(db: Database) {
  return {
    async read(dueBefore: Date): Promise<HealthFacts> {
      const [{ meta }, open, ...rows] = await Promise.all([
        db.run(sql`SELECT 1`),
        db
          .select({ kind: incidents.kind, count: count() })
          .from(incidents)
          .where(isNull(incidents.closedDate))
          .groupBy(incidents.kind),
        ...ROUNDS.map((round) => readOverdue(db, round, lt(DUE[round].column, dueBefore))),
      ]);
      return {
        databaseBytes: meta.size_after ?? 0,
        overdue: rows.flat(),
        incidents: open,
      };
    },
  };
}

async function readOverdue(db: Database, round: Round, isOverdue: SQL) {
  const { table, column } = DUE[round];
  const [row] = await db
    .select({ count: count(), oldest: min(column).mapWith(Number) })
    .from(table)
    .where(isOverdue);
  return row && row.count > 0 ? [{ round, count: row.count, oldest: new Date(row.oldest) }] : [];
}

export type HealthStore = ReturnType<typeof openHealthStore>;
