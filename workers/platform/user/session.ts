import { CHILD_SESSION_PREFIX } from '#app/contract/profile.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { SessionProfile, SessionRow } from '#workers/platform/storage/user-sessions.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { hashOfSecret, newSecret } from './secret.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_MS = 30 * DAY_MS;
/** A session that is validated after this long gets a new id, and 30 more days. */
const ROTATE_AFTER_MS = DAY_MS;
/** The old id stays good for requests that set out with it. */
const ROTATION_GRACE_MS = 5 * 60 * 1000;

/** The edge validates a session as often; a write for each page would be too many. */
const SEEN_EVERY_MS = 60 * 1000;

export interface UserSession {
  sessionId: string;
  row: SessionRow;
  user: UserRow;
  /** Null for the user's own while nothing of it was changed. */
  profile: SessionProfile | null;
  /** Whose history and lists these are: the profile's id, which of the user's own is the user's. */
  viewerId: string;
  /** Of a child's profile: titles from more years on are not there. Null is no limit. */
  maxAge: number | null;
}

/** The session of that id within the store's account; null when it is unknown or over. */
export async function findSession(
  store: AccountStore,
  sessionId: string,
  now: Date,
): Promise<UserSession | null> {
  const found = await store.users.session(hashOfSecret(sessionId), now);
  if (!found) return null;
  const { session: row, user, profile } = found;
  const maxAge = profile?.isChild ? (profile.maxAge ?? 0) : null;
  return { sessionId, row, user, profile, viewerId: row.profileId ?? user.id, maxAge };
}

/** How a session came to be: a new id of an old one keeps when its viewer signed in. */
interface Origin {
  device: string | null;
  signedInTime?: Date | null;
  publicId?: string;
  profile?: { id: string; isChild: boolean } | null;
  pinUntilTime?: Date | null;
}

/** Opens a session and sweeps out the user's expired ones. Answers the id, which is stored nowhere. */
export async function openSession(
  store: AccountStore,
  userId: string,
  now: Date,
  { device, signedInTime, publicId, profile, pinUntilTime = null }: Origin,
): Promise<string> {
  const sessionId = `${profile?.isChild ? CHILD_SESSION_PREFIX : ''}${newSecret()}`;
  await store.users.removeExpiredSessions(userId, now);
  await store.users.addSession({
    idHash: hashOfSecret(sessionId),
    publicId: publicId ?? `ses_${crypto.randomUUID()}`,
    userId,
    createdDate: now,
    signedInTime: signedInTime ?? now,
    lastSeenTime: now,
    device,
    expiresTime: new Date(now.getTime() + SESSION_MS),
    profileId: profile && profile.id !== userId ? profile.id : null,
    pinUntilTime,
  });
  return sessionId;
}

/** The id to go on with: a new one when the session is old enough, else the same. */
export async function rotateSession(store: AccountStore, session: UserSession, now: Date): Promise<string> {
  const { row, sessionId, user, profile } = session;
  const isYoung = now.getTime() - row.createdDate.getTime() < ROTATE_AFTER_MS;
  if (isYoung || row.replacedTime) return sessionId;
  const graceEnd = new Date(now.getTime() + ROTATION_GRACE_MS);
  const isFirst = await store.users.replaceSession(row.idHash, now, graceEnd);
  const { device, publicId, pinUntilTime } = row;
  const signedInTime = row.signedInTime ?? row.createdDate;
  const origin = { device, publicId, pinUntilTime, profile, signedInTime };
  return isFirst ? openSession(store, user.id, now, origin) : sessionId;
}

/** Goes on as another profile. The old ids name it as well, so that none of them leads back to where a child was let out. */
export async function changeProfile(
  store: AccountStore,
  { row, user }: UserSession,
  profile: { id: string; isChild: boolean },
  now: Date,
): Promise<string> {
  const graceEnd = new Date(now.getTime() + ROTATION_GRACE_MS);
  const profileId = profile.id === user.id ? null : profile.id;
  await store.users.leaveSession(row, profileId, now, graceEnd);
  const { device, publicId } = row;
  const signedInTime = row.signedInTime ?? row.createdDate;
  return openSession(store, user.id, now, { device, publicId, signedInTime, profile });
}

/** Whether the stored time of the session's last use is due for an update. */
export function isSeenLongAgo({ row }: UserSession, now: Date): boolean {
  return now.getTime() - (row.lastSeenTime ?? row.createdDate).getTime() >= SEEN_EVERY_MS;
}

/** With the id that it replaced, if that is still good. */
export function closeSession(store: AccountStore, { user, row }: UserSession) {
  return store.sessionList.end(user.id, row.publicId);
}
