import { data } from '@remix-run/cloudflare';
import type { Role } from '#app/contract/roles.ts';
import { loadForMember, requireRole } from '#app/features/account/guards.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import type { MarqueeContext, Session } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';

/**
 * Loads a page of edit mode for a user with the role; to all others, and where the backend has no edit mode, it
 * does not exist. A session that ended elsewhere leads to signing in, and back.
 */
export async function loadForEditor<T>(
  context: MarqueeContext,
  request: Request,
  role: Role,
  load: (session: Session) => Promise<T>,
): Promise<T> {
  await requireRole(context, role);
  return loadForMember(context, request, (session) =>
    load(session).catch((error: unknown) => {
      if (isClientError(error, 401)) throw error;
      // The role was taken back since the session was read.
      if (isClientError(error, 403)) throw data({ kind: 'not-found' }, { status: 404 });
      throw pageForError(error);
    }),
  );
}
