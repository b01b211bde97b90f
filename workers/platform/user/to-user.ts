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
    ...(row.roles && row.roles.length > 0 ? { is_staff: true, roles: row.roles } : {}),
  };
}

export function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
