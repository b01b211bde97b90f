import { hasRole } from '#app/contract/roles.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

export function toUser(
  row: Pick<UserRow, 'id' | 'name' | 'emailId' | 'phone' | 'isEmailVerified'> &
    Partial<Pick<UserRow, 'roles'>>,
) {
  return {
    _id: row.id,
    name: row.name,
    email_id: row.emailId,
    phone: row.phone ?? undefined,
    is_email_verified: row.isEmailVerified,
    // What it offered before there were roles: to look through reported comments.
    is_staff: hasRole(row.roles ?? [], 'moderate') || undefined,
    roles: row.roles?.length ? row.roles : undefined,
  };
}

export function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
