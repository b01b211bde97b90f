import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { incidents } from './schema/incident.ts';

export type IncidentRow = typeof incidents.$inferSelect;

export interface IncidentFilter {
  accountId?: string | undefined;
  /** Without those that are closed. */
  isOpen: boolean;
  /** Behind this one; the first page has none. */
  after?: Pick<IncidentRow, 'openedDate' | 'id'> | undefined;
}

/** The incidents of all accounts, for the operator alone. */
export interface IncidentList {
  /** The oldest first. */
  page(filter: IncidentFilter, limit: number): Promise<IncidentRow[]>;
  find(id: string): Promise<IncidentRow | null>;
  /** False where there is none, or it is closed already. */
  close(id: string, note: string | null, now: Date): Promise<boolean>;
  /** Open ones that the operator has not been sent. */
  unmailed(limit: number): Promise<IncidentRow[]>;
  markMailed(id: string, now: Date): Promise<void>;
}

export function openIncidentList(db: Database): IncidentList {
  const byAge = [asc(incidents.openedDate), asc(incidents.id)];
  return {
    page: ({ accountId, isOpen, after }, limit) =>
      db
        .select()
        .from(incidents)
        .where(
          and(
            accountId === undefined ? undefined : eq(incidents.accountId, accountId),
            isOpen ? isNull(incidents.closedDate) : undefined,
            after && isBehind(after),
          ),
        )
        .orderBy(...byAge)
        .limit(limit),
    async find(id) {
      const [row] = await db.select().from(incidents).where(eq(incidents.id, id));
      return row ?? null;
    },
    async close(id, note, now) {
      const isOpen = and(eq(incidents.id, id), isNull(incidents.closedDate));
      const closed = db.update(incidents).set({ closedDate: now, note }).where(isOpen);
      return (await closed.returning({ id: incidents.id })).length > 0;
    },
    unmailed: (limit) =>
      db
        .select()
        .from(incidents)
        .where(and(isNull(incidents.closedDate), isNull(incidents.mailedDate)))
        .orderBy(...byAge)
        .limit(limit),
    async markMailed(id, now) {
      await db.update(incidents).set({ mailedDate: now }).where(eq(incidents.id, id));
    },
  };
}

function isBehind({ openedDate, id }: NonNullable<IncidentFilter['after']>): SQL | undefined {
  const isSameTime = and(eq(incidents.openedDate, openedDate), gt(incidents.id, id));
  return or(gt(incidents.openedDate, openedDate), isSameTime);
}
