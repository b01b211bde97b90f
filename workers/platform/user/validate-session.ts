import type { Handler } from '#workers/platform/call-context.ts';
import { requireSession } from './require-session.ts';
import { isSeenLongAgo, rotateSession } from './session.ts';
import { toAuth } from './to-user.ts';

export const validateSession: Handler<'validateSession'> = async (context) => {
  const { store, now, waitUntil } = context;
  const session = requireSession(context);
  const sessionId = await rotateSession(store, session, now);
  if (isSeenLongAgo(session, now)) waitUntil(() => store.users.sawSession(session.row.idHash, now));
  return { data: toAuth(session, sessionId, store.accountId) };
};
