import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';

export function requireUser(session: CallContext['session']) {
  if (!session) throw new HttpError(401, 'login_needed');
  return session.user;
}
