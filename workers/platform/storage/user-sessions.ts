import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import type { ProfileRow } from './profile-store.ts';
import { sessions, users } from './schema/user.ts';

export type SessionRow = typeof sessions.$inferSelect;
/** The profile in use. */
export type SessionProfile = Omit<ProfileRow, 'accountId' | 'userId' | 'createdDate'>;
type NewSession = Omit<typeof sessions.$inferInsert, 'accountId'>;

/** Null where a session names none and the user's own has no row. By full names, which drizzle shortens. */
const profile =
  sql`(SELECT json_object('id', p.id, 'name', p.name, 'picture', p.picture, 'language', p.language,
    'isChild', p.is_child, 'maxAge', p.max_age, 'isLocked', p.is_locked, 'pinAge', p.pin_age)
  FROM profiles p WHERE p.account_id = sessions.account_id AND p.user_id = sessions.user_id
    AND p.id = coalesce(sessions.profile_id, sessions.user_id))`
    .mapWith(toProfile)
    .as('profile');

export function userSessions(scope: AccountScope) {
  const session = memoize(() =>
    scope
      .pick(
        sessions,
        { session: sessions, user: users, profile },
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
      // A profile that is gone takes its sessions along: they must not become its owner's.
      const isVoid = found?.session.profileId !== null && found?.profile === null;
      return !found || isVoid ? null : found;
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

    /** All ids that the session has had become the profile's; they stay good for requests under way. */
    leaveSession: ({ userId, publicId }: SessionRow, profileId: string | null, now: Date, graceEnd: Date) =>
      scope
        .update(
          sessions,
          { profileId, pinUntilTime: null, replacedTime: now, expiresTime: graceEnd },
          eq(sessions.userId, userId),
          eq(sessions.publicId, publicId),
        )
        .run(),

    openForPin: ({ userId, publicId }: SessionRow, until: Date) =>
      scope
        .update(
          sessions,
          { pinUntilTime: until },
          eq(sessions.userId, userId),
          eq(sessions.publicId, publicId),
        )
        .run(),

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

function toProfile(text: string | null): SessionProfile | null {
  if (text === null) return null;
  const { isChild, isLocked, ...row } = JSON.parse(text);
  return { ...row, isChild: isChild === 1, isLocked: isLocked === 1 };
}
