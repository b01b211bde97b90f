import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import type { NewMail } from './mail-store.ts';
import { endOf } from './renewal-writes.ts';
import { queuedMails } from './schema/mail.ts';
import { renewals } from './schema/payment.ts';

export type RenewalRow = typeof renewals.$inferSelect;

const MAX_LISTED = 1000;
const IS_ONGOING = eq(renewals.renewalStatus, 'ongoing');

/** Each change is one conditional UPDATE, and its mail is written only if that changed something. */
export function renewalStore(scope: AccountScope) {
  return { ...renewalQueries(scope), ...renewalChanges(scope) };
}

function renewalQueries(scope: AccountScope) {
  return {
    ofUser: (userId: string) =>
      scope
        .find(renewals, eq(renewals.userId, userId))
        .orderBy(desc(renewals.createdDate), desc(renewals.id))
        .page({ limit: MAX_LISTED }),

    /** Paid no longer, and open all the same. */
    inGrace: (userId: string, now: Date) =>
      scope.pick(
        renewals,
        { planId: renewals.planId, graceEndTime: renewals.graceEndTime },
        eq(renewals.userId, userId),
        lte(renewals.periodEndTime, now),
        gt(renewals.graceEndTime, now),
      ),

    async find(id: string): Promise<RenewalRow | null> {
      const [row] = await scope.find(renewals, eq(renewals.id, id));
      return row ?? null;
    },
  };
}

function renewalChanges(scope: AccountScope) {
  return {
    /** The row for the first caller, due again at `leaseEnd` should that run die; null for the others. */
    async claim(id: string, dueTime: Date, leaseEnd: Date): Promise<RenewalRow | null> {
      const [row] = await scope
        .update(
          renewals,
          { dueTime: leaseEnd },
          eq(renewals.id, id),
          IS_ONGOING,
          eq(renewals.dueTime, dueTime),
        )
        .returning();
      return row ?? null;
    },

    /** Nothing is due before then. */
    scheduleNext: (row: RenewalRow, dueTime: Date, mail: NewMail | null = null) =>
      change(scope, row.id, { dueTime }, isClaimOf(row), mail),

    /** A charge was declined; the next one is due at `nextTime`. */
    recordFailedCharge: (row: RenewalRow, nextTime: Date, mail: NewMail | null) =>
      change(
        scope,
        row.id,
        { tries: row.tries + 1, nextRenewalDate: nextTime, dueTime: nextTime },
        isClaimOf(row),
        mail,
      ),

    /** Ends the renewal that this run has claimed. */
    end: (row: RenewalRow, end: ReturnType<typeof endOf>, mail: NewMail | null) =>
      change(scope, row.id, end, isClaimOf(row), mail),

    /** Cancels on the viewer's request, at any time. True for the call that ended it. */
    cancel: (id: string, userId: string, now: Date, mail: NewMail | null) =>
      change(scope, id, endOf('cancelled', now), eq(renewals.userId, userId), mail),
  };
}

/** The claim still holds, and nothing has been paid or expired meanwhile. */
const isClaimOf = ({ dueTime, tries }: RenewalRow) =>
  and(sql`${renewals.dueTime} = ${dueTime?.getTime() ?? 0}`, eq(renewals.tries, tries));

async function change(
  scope: AccountScope,
  id: string,
  set: Parameters<typeof scope.update<typeof renewals>>[1],
  condition: SQL | undefined,
  mail: NewMail | null,
): Promise<boolean> {
  const changeId = crypto.randomUUID();
  const won = sql`EXISTS (SELECT 1 FROM renewals WHERE account_id = ${scope.accountId} AND id = ${id} AND change_id = ${changeId})`;
  const [updated] = await scope.write([
    scope.update(renewals, { ...set, changeId }, eq(renewals.id, id), IS_ONGOING, condition),
    ...(mail ? [scope.insertIf(queuedMails, won, mail)] : []),
  ]);
  return updated?.meta.changes === 1;
}
