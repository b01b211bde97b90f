import type { Person } from '#app/contract/people-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

export const staff: Handler<'staff'> = async (context) => {
  requireRole(context, 'own');
  return { data: (await context.store.users.staff()).map(toPerson) };
};

export const toPerson = ({
  id,
  name,
  emailId,
  roles,
  passwordHash,
}: Pick<UserRow, 'id' | 'name' | 'emailId' | 'roles' | 'passwordHash'>): Person => ({
  ...{ _id: id, name, email_id: emailId },
  roles: roles ?? [],
  is_invited: passwordHash === NO_PASSWORD,
});
