import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AuditRow } from '#workers/platform/storage/editing-store.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

/** One of the brand's; whose account is erased is nobody's. */
export async function requireViewer({ store }: Pick<CallContext, 'store'>, id: string): Promise<UserRow> {
  const viewer = await store.users.byId(id);
  if (!viewer || viewer.erasedTime) throw new HttpError(404, 'not_found');
  return viewer;
}

/** A line of the audit trail about a viewer. */
export const auditOf = (
  by: { id: string },
  viewer: { id: string },
  action: `viewer.${string}`,
  details: AuditRow['details'] = {},
): AuditRow => ({ actor: `user:${by.id}`, action, subject: viewer.id, details });
