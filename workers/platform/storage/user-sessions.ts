import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { sessions, users } from './schema/user.ts';

export type SessionRow = typeof sessions.$inferSelect;
type NewSession = Omit<typeof sessions.$inferInsert, 'accountId'>;

export function userSessions(scope: AccountScope) {
  const session = memoize(() =>
    scope
      .pick(
        sessions,
        { session: sessions, user: users },
        eq(sessions.idHash, sql.placeholder('idHash')),
        gt(sessions.expiresTime, sql.placeholder('now')),
      )
      // Of an account that is to be deleted no session counts: one may have been opened at that very moment.
      .innerJoin(users, sql`${users.id} = ${sessions.userId} AND ${isNull(users.deletionDueTime)}`),
  );

  return {
    /**
     * The session and its user, unless it is over or unknown. One query; never in a batch: its names collide.
     */
    async session(idHash: string, now: Date) {
      const [found] = await session().with({ idHash, now: now.getTime() });
      return found ?? null;
    },

    addSession: (session: NewSession) => scope.insert(sessions, session).run(),

    /** Marks a session as replaced by a new id. False when another request did that first. */
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

/** A viewer's sessions as the viewer sees them. Every query is one viewer's. */
export function sessionListStore(scope: AccountScope) {
  const ofUser = (userId: string) => eq(sessions.userId, userId);
  return {
    /**
     * Those that go on, the last used first; an id that a newer one has replaced is no session of its own.
     */
    open: (userId: string, now: Date) =>
      scope
        .find(sessions, ofUser(userId), isNull(sessions.replacedTime), gt(sessions.expiresTime, now))
        .orderBy(desc(sessions.lastSeenTime), desc(sessions.signedInTime), sessions.publicId),

    /** With all the ids that it has had. False when it is not this viewer's. */
    async end(userId: string, publicId: string): Promise<boolean> {
      const { meta } = await scope
        .remove(sessions, and(ofUser(userId), eq(sessions.publicId, publicId)))
        .run();
      return meta.changes > 0;
    },

    endOthers: (userId: string, currentPublicId: string) =>
      scope.remove(sessions, and(ofUser(userId), ne(sessions.publicId, currentPublicId))).run(),
  };
}
