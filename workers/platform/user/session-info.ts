import type { Handler } from '#workers/platform/call-context.ts';
import { requireSession } from './require-session.ts';
import { toAuth } from './to-user.ts';

export const sessionInfo: Handler<'sessionInfo'> = async (context) => {
  const { user, sessionId } = requireSession(context);
  return { data: toAuth(user, sessionId, context.store.accountId) };
};
