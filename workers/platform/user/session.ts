import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { SessionRow, UserRow } from '#workers/platform/storage/user-store.ts';
import { hashOfSecret, newSessionId } from './session-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_MS = 30 * DAY_MS;
/** A session that is validated after this long gets a new id, and 30 more days. */
const ROTATE_AFTER_MS = DAY_MS;
/** The old id stays good for requests that set out with it. */
const ROTATION_GRACE_MS = 5 * 60 * 1000;

export interface UserSession {
  sessionId: string;
  row: SessionRow;
  user: UserRow;
}

/** The session of that id within the store's account; null when it is unknown or over. */
export async function findSession(
  store: AccountStore,
  sessionId: string,
  now: Date,
): Promise<UserSession | null> {
  const found = await store.users.session(hashOfSecret(sessionId), now);
  return found ? { sessionId, row: found.session, user: found.user } : null;
}

/** Opens a session and sweeps out the user's expired ones. Answers the id, which is stored nowhere. */
export async function openSession(store: AccountStore, userId: string, now: Date): Promise<string> {
  const sessionId = newSessionId();
  await store.users.removeExpiredSessions(userId, now);
  await store.users.addSession({
    idHash: hashOfSecret(sessionId),
    userId,
    createdDate: now,
    expiresTime: new Date(now.getTime() + SESSION_MS),
  });
  return sessionId;
}

/** The id to go on with: a new one when the session is old enough, else the same. */
export async function rotateSession(store: AccountStore, session: UserSession, now: Date): Promise<string> {
  const { row, sessionId, user } = session;
  const isYoung = now.getTime() - row.createdDate.getTime() < ROTATE_AFTER_MS;
  if (isYoung || row.replacedTime) return sessionId;
  const graceEnd = new Date(now.getTime() + ROTATION_GRACE_MS);
  const isFirst = await store.users.replaceSession(row.idHash, now, graceEnd);
  return isFirst ? openSession(store, user.id, now) : sessionId;
}

export function closeSession(store: AccountStore, session: UserSession) {
  return store.users.removeSession(session.row.idHash);
}
