import type { Handler } from '#workers/platform/call-context.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { changeProfile } from '#workers/platform/user/session.ts';
import { toAuth } from '#workers/platform/user/to-user.ts';
import { requireProfile } from './list-profiles.ts';
import { requirePinOrPassword } from './require-pin.ts';

export const switchProfile: Handler<'switchProfile'> = async (context) => {
  const { store, params, body, now } = context;
  const session = requireSession(context);
  const { user, viewerId, maxAge } = session;
  const profile = await requireProfile(store, user, params.profile_id);
  // An id that was left is over in minutes, and names no child's profile by its mark: it is none to go on with.
  const isInUse = profile.id === viewerId && session.row.replacedTime === null;
  if (isInUse) return { data: toAuth(session, session.sessionId, store.accountId) };
  const isLeavingChild = maxAge !== null;
  const isEntered = profile.id !== viewerId;
  if (isEntered && (isLeavingChild || profile.isLocked)) await requirePinOrPassword(context, user, body);
  const sessionId = await changeProfile(store, session, profile, now);
  return { data: toAuth({ user, profile }, sessionId, store.accountId) };
};
