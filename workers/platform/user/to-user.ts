import type { UserRow } from '#workers/platform/storage/user-store.ts';

export function toUser(
  row: Pick<UserRow, 'id' | 'name' | 'emailId' | 'phone' | 'isEmailVerified'> &
    Partial<Pick<UserRow, 'isStaff'>>,
) {
  return {
    _id: row.id,
    name: row.name,
    email_id: row.emailId,
    phone: row.phone ?? undefined,
    is_email_verified: row.isEmailVerified,
    is_staff: row.isStaff || undefined,
  };
}

export function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
