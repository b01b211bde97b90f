import type { Handler } from '#workers/platform/call-context.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';
import { closeSession } from './session.ts';

export const logout: Handler<'logout'> = async (context) => {
  const session = requireSession(context);
  await closeSession(context.store, session);
  recordEvent(context, { kind: 'logout', userId: session.user.id });
  return {};
};
