import type { Handler } from '#workers/platform/call-context.ts';
import { requireSession } from './require-session.ts';
import { toAuth } from './to-user.ts';

export const sessionInfo: Handler<'sessionInfo'> = async (context) => {
  const session = requireSession(context);
  return { data: toAuth(session, session.sessionId, context.store.accountId) };
};
