import { data, redirect } from '@remix-run/cloudflare';
import { hasRole, type Role, rolesOf } from '#app/contract/roles.ts';
import { paths } from '#app/features/links/paths.ts';
import { redirectToPage } from '#app/features/links/redirect-to-page.server.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import type { MarqueeContext, Session, SessionStore } from '#app/services/load-context.ts';
import { isServiceError, isSessionOver } from '#app/services/service-error.ts';

/** Pages are for adults unless they are marked: what belongs to the account is out of a child's reach. */
interface GuardOptions {
  isForChildren?: boolean;
}

interface SessionContext {
  session: Pick<SessionStore, 'get'>;
}

/**
 * The signed-in viewer; a guest is redirected to sign in and comes back afterwards. A ServiceError of the
 * user service is passed on: what is protected fails closed.
 */
export async function requireUser(
  context: SessionContext,
  request: Request,
  { isForChildren = false }: GuardOptions = {},
): Promise<Session> {
  const session = await context.session.get();
  if (session && !isForChildren) leadOutOfChildProfile(session, request);
  if (session) return session;
  throw redirect(paths.login({}, { redirectTo: returnPathOf(request) }));
}

/** To where a child's profile is left with the PIN, and back. The service refuses it by itself, too. */
export function leadOutOfChildProfile(session: Pick<Session, 'profile'> | null, request: Request): void {
  if (session?.profile?.is_child) throw redirect(paths.profiles({}, { redirectTo: returnPathOf(request) }));
}

/**
 * A signed-in user with the role, which is looked up each time; to all others, guests too, the page does not
 * exist. The service refuses them by itself, too.
 */
export async function requireRole(
  context: { session: Pick<SessionStore, 'getFresh'> },
  role: Role | 'any',
): Promise<Session> {
  const session = await context.session.getFresh();
  const roles = session ? rolesOf(session.user) : [];
  if (session && (role === 'any' ? roles.length > 0 : hasRole(roles, role))) return session;
  throw data({ kind: 'not-found' }, { status: 404 });
}

/**
 * Loads something of the signed-in viewer's own. When the service rejects a session that was ended elsewhere,
 * it ends here as well: its viewer is redirected to sign in, with a toast that explains why.
 */
export async function loadForMember<T>(
  context: Pick<MarqueeContext, 'session' | 'flash'>,
  request: Request,
  load: (session: Session) => Promise<T>,
  options?: GuardOptions,
): Promise<T> {
  const session = await requireUser(context, request, options);
  try {
    return await load(session);
  } catch (error) {
    if (!isSessionOver(error)) throw error;
    await context.session.clear();
    context.flash.put({ kind: 'info', key: 'session_ended' });
    throw redirect(paths.login({}, { redirectTo: returnPathOf(request) }));
  }
}

/** Sends a signed-in viewer on from a page that only guests need. */
export async function requireGuest(
  context: SessionContext,
  redirectTo: string = paths.home(),
): Promise<void> {
  if (await isSignedIn(context)) throw redirectToPage(redirectTo);
}

/** Where to go after signing in: the `redirectTo` of the query if it is a page of this site, else home. */
export function redirectTargetOf(request: Request, fallback: string = paths.home()): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), fallback);
}

async function isSignedIn({ session }: SessionContext): Promise<boolean> {
  try {
    return (await session.get()) !== null;
  } catch (error) {
    // A guests' page must stay reachable while the user service is down.
    if (isServiceError(error)) return false;
    throw error;
  }
}

/** A form cannot be posted again after signing in; its viewer returns to the start. */
function returnPathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return request.method === 'GET' || request.method === 'HEAD' ? pathname + search : paths.home();
}
