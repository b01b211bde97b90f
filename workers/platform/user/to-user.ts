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
