import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { IncidentKind } from '#app/contract/incident-calls.ts';
import { LIMITS } from '#app/contract/limits.ts';
import type { NewIncident } from '#workers/platform/domain/incident.ts';
import type { AccountScope } from './account-scope.ts';
import { incidents } from './schema/incident.ts';

/** Facts about one payment stay what they are: once closed they do not begin anew. The others may happen again. */
const LASTING: ReadonlySet<IncidentKind> = new Set(['payment-mismatch']);

/** An account's incidents, as its own code reports them. */
export function incidentStore(scope: AccountScope) {
  return {
    /** Reports an incident; one that is known counts once more, and opens again if it was closed. */
    async report({ kind, subject, details }: NewIncident, now: Date): Promise<void> {
      const isReopened = LASTING.has(kind) ? sql`0` : sql`closed_date IS NOT NULL`;
      const target = [incidents.accountId, incidents.kind, incidents.subject];
      const row = { kind, subject, details, openedDate: now, latestDate: now, count: 1 };
      await scope
        .insert(incidents, { ...row, id: crypto.randomUUID() })
        .onConflictDoUpdate({
          target,
          set: {
            details,
            openedDate: sql`CASE WHEN ${isReopened} THEN ${now.getTime()} ELSE opened_date END`,
            latestDate: now,
            count: sql`count + 1`,
            mailedDate: sql`CASE WHEN ${isReopened} THEN NULL ELSE mailed_date END`,
            closedDate: sql`CASE WHEN ${isReopened} THEN NULL ELSE closed_date END`,
          },
        })
        .run();
    },

    /** What it was about works again. */
    resolve: (kind: IncidentKind, subject: string, now: Date) =>
      scope
        .update(
          incidents,
          { closedDate: now, note: 'works again' },
          eq(incidents.kind, kind),
          eq(incidents.subject, subject),
          isNull(incidents.closedDate),
        )
        .run(),

    /** The newest first. */
    open: () =>
      scope
        .find(incidents, isNull(incidents.closedDate))
        .orderBy(desc(incidents.openedDate))
        .page({ limit: LIMITS.shortList }),
  };
}
