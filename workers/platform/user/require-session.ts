import { hasRole, type Role } from '#app/contract/roles.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { UserSession } from './session.ts';

export function requireSession({ session }: Pick<CallContext, 'session'>): UserSession {
  if (!session) throw new HttpError(401, 'login_needed');
  return session;
}

/** A user with the role. It is looked up at each call, so taking it back counts at once. */
export function requireRole(context: Pick<CallContext, 'session'>, role: Role): UserSession {
  const session = requireSession(context);
  if (!hasRole(session.user.roles, role)) throw new HttpError(403, 'role_needed');
  return session;
}
