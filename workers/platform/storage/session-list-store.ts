import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { sessions } from './schema/user.ts';

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
