import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { resumePositions } from './schema/analytics.ts';
import { subscriptions } from './schema/payment.ts';
import { sessions, users } from './schema/user.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'accountId'>;
type NewSession = Omit<typeof sessions.$inferInsert, 'accountId'>;

/** Viewers, their sessions and what they may see. */
export function userStore(scope: AccountScope) {
  return {
    byEmail: (emailKey: string) => scope.find(users, eq(users.emailKey, emailKey)).first(),

    /** False when the address is taken: the index decides, so two sign-ups at once cannot both win. */
    async create(user: NewUser): Promise<boolean> {
      const { meta } = await scope.insert(users, user).onConflictDoNothing().run();
      return meta.changes === 1;
    },

    /** The session and its user, unless it is over or unknown. One query. */
    session: (idHash: string, now: Date) =>
      scope
        .pick(
          sessions,
          { session: sessions, user: users },
          eq(sessions.idHash, idHash),
          gt(sessions.expiresTime, now),
        )
        .innerJoin(users, eq(users.id, sessions.userId))
        .first(),

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

    removeSession: (idHash: string) => scope.remove(sessions, eq(sessions.idHash, idHash)).run(),
    removeExpiredSessions: (userId: string, now: Date) =>
      scope.remove(sessions, eq(sessions.userId, userId), lte(sessions.expiresTime, now)).run(),

    /** Ids of the plans that the user has now. */
    activePlanIds: (userId: string, now: Date) =>
      scope.pick(
        subscriptions,
        { planId: subscriptions.planId },
        eq(subscriptions.userId, userId),
        lte(subscriptions.startTime, now),
        gt(subscriptions.endTime, now),
        or(isNull(subscriptions.revokedTime), gt(subscriptions.revokedTime, now)),
      ),

    resumePosition: (userId: string, contentId: string) =>
      scope.find(
        resumePositions,
        eq(resumePositions.userId, userId),
        eq(resumePositions.contentId, contentId),
      ),
  };
}
