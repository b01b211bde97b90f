import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { hasRole, type Role } from '#app/contract/roles.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import type { UserSession } from '#workers/platform/user/session.ts';

/** Theme, header, footer and home are the owner's (edit-mode.md §13). */
const roleFor = (documentId: string, role: Role): Role => (documentId === SITE_DOCUMENT ? 'own' : role);

/** A user who may do it with this document: 403 `role_needed` to others. */
export const requireRoleFor = (
  context: Pick<CallContext, 'session'>,
  documentId: string,
  role: 'edit' | 'publish',
): UserSession => requireRole(context, roleFor(documentId, role));

/** Whether a list shows it to them. */
export const mayEdit = ({ roles }: UserSession['user'], documentId: string): boolean =>
  hasRole(roles, roleFor(documentId, 'edit'));

/** Whether somebody with these roles may put it in front of viewers. */
export const mayPublish = (roles: readonly Role[], documentId: string): boolean =>
  hasRole(roles, roleFor(documentId, 'publish'));
