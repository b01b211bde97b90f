import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { UserSession } from './session.ts';

export function requireSession({ session }: Pick<CallContext, 'session'>): UserSession {
  if (!session) throw new HttpError(401, 'login_needed');
  return session;
}

export function requireStaff(context: Pick<CallContext, 'session'>): UserSession {
  const session = requireSession(context);
  if (!session.user.isStaff) throw new HttpError(403, 'staff_only');
  return session;
}
