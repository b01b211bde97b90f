import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { resumePositions } from './schema/analytics.ts';
import { subscriptions } from './schema/payment.ts';
import { sessions, users } from './schema/user.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
/** A plan that a user has now, and until when: its end, or that of the grace after it. */
export interface OwnedPlan {
  planId: string;
  endTime: Date;
  revokedTime: Date | null;
  /** Unix ms. */
  graceEndMs: number | null;
}
type NewUser = Omit<typeof users.$inferInsert, 'accountId'>;
type NewSession = Omit<typeof sessions.$inferInsert, 'accountId'>;

/** Viewers, their sessions and what they may see. */
export function userStore(scope: AccountScope) {
  // A placeholder's value goes to the database as it is: milliseconds, not a Date.
  const now = sql.placeholder('now');
  const userId = sql.placeholder('userId');
  const byEmail = memoize(() => scope.find(users, eq(users.emailKey, sql.placeholder('emailKey'))));
  const session = memoize(() =>
    scope
      .pick(
        sessions,
        { session: sessions, user: users },
        eq(sessions.idHash, sql.placeholder('idHash')),
        gt(sessions.expiresTime, now),
      )
      // Of an account that is to be deleted no session counts: one may have been opened at that very moment.
      .innerJoin(users, sql`${users.id} = ${sessions.userId} AND ${isNull(users.deletionDueTime)}`),
  );
  // By full names, which drizzle shortens in what is selected.
  const isPpv = sql<number | null>`(SELECT is_ppv FROM plans
    WHERE plans.account_id = subscriptions.account_id AND plans.id = subscriptions.plan_id)`;
  // Of a plan whose renewal could not be charged yet: how long it stays open all the same.
  const graceEnd = sql<number | null>`(SELECT max(grace_end_time) FROM renewals
    WHERE renewals.account_id = subscriptions.account_id AND renewals.user_id = subscriptions.user_id
    AND renewals.plan_id = subscriptions.plan_id AND period_end_time <= ${now} AND grace_end_time > ${now})`;
  const activePlanIds = memoize(() =>
    scope.pick(
      subscriptions,
      {
        planId: subscriptions.planId,
        isPpv: isPpv.as('is_ppv'),
        endTime: subscriptions.endTime,
        revokedTime: subscriptions.revokedTime,
        graceEndMs: graceEnd.as('grace_end_ms'),
      },
      eq(subscriptions.userId, userId),
      lte(subscriptions.startTime, now),
      or(
        and(
          gt(subscriptions.endTime, now),
          or(isNull(subscriptions.revokedTime), gt(subscriptions.revokedTime, now)),
        ),
        isNotNull(graceEnd),
      ),
    ),
  );
  const resumePosition = memoize(() =>
    scope.find(
      resumePositions,
      eq(resumePositions.userId, userId),
      eq(resumePositions.contentId, sql.placeholder('contentId')),
      eq(resumePositions.isFinished, false),
    ),
  );

  return {
    async byEmail(emailKey: string): Promise<UserRow | null> {
      const [user] = await byEmail().with({ emailKey });
      return user ?? null;
    },

    async byId(userId: string): Promise<UserRow | null> {
      const [user] = await scope.find(users, eq(users.id, userId));
      return user ?? null;
    },

    /**
     * The session and its user, unless it is over or unknown. One query; never in a batch: its names collide.
     */
    async session(idHash: string, now: Date) {
      const [found] = await session().with({ idHash, now: now.getTime() });
      return found ?? null;
    },

    /** The plans that the user has now, and until when. */
    activePlanIds: (userId: string, now: Date) => activePlanIds().with({ userId, now: now.getTime() }),
    /** Of a title that is not finished. */
    resumePosition: (userId: string, contentId: string) => resumePosition().with({ userId, contentId }),

    /** False when the address is taken: the index decides, so two sign-ups at once cannot both win. */
    async create(user: NewUser): Promise<boolean> {
      const { meta } = await scope.insert(users, user).onConflictDoNothing().run();
      return meta.changes === 1;
    },

    /** False when nobody has the address. */
    async setStaff(emailKey: string, isStaff: boolean): Promise<boolean> {
      const { meta } = await scope.update(users, { isStaff }, eq(users.emailKey, emailKey)).run();
      return meta.changes === 1;
    },

    addSession: (session: NewSession) => scope.insert(sessions, session).run(),

    /** Hands a session on to a new id. False when another request did that first. */
    async replaceSession(idHash: string, now: Date, expiresTime: Date): Promise<boolean> {
      const { meta } = await scope
        .update(
          sessions,
          { replacedTime: now, expiresTime },
          and(eq(sessions.idHash, idHash), isNull(sessions.replacedTime)),
        )
        .run();
      return meta.changes === 1;
    },

    sawSession: (idHash: string, now: Date) =>
      scope.update(sessions, { lastSeenTime: now }, eq(sessions.idHash, idHash)).run(),

    removeExpiredSessions: (userId: string, now: Date) =>
      scope.remove(sessions, eq(sessions.userId, userId), lte(sessions.expiresTime, now)).run(),
  };
}
