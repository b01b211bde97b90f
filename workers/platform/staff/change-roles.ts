import type { Role } from '#app/contract/roles.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

/** What needs no proof that the address is the user's: it shows and hides, and changes nothing of the site. */
const OF_UNVERIFIED: ReadonlySet<Role> = new Set(['moderate', 'read']);

/** Whether somebody may have these: an address that nobody has verified may be anybody's. */
export const mayHave = ({ isEmailVerified }: Pick<UserRow, 'isEmailVerified'>, roles: readonly Role[]) =>
  isEmailVerified || roles.every((role) => OF_UNVERIFIED.has(role));

/** Sets all that a user may do for the brand, with an entry in the audit trail. `actor` is `operator` or `user:<id>`. */
export async function changeRoles(
  { users, starter }: Pick<AccountStore, 'users' | 'starter'>,
  user: Pick<UserRow, 'id' | 'roles' | 'accountId'>,
  { roles, actor, time }: { roles: Role[]; actor: string; time: Date },
): Promise<void> {
  await users.setRoles(user.id, roles);
  const action = roles.length > 0 ? 'staff.add' : 'staff.remove';
  const details = { user: user.id, before: user.roles, after: roles };
  await starter.audit({ action, subject: user.accountId, actor, time, details });
}
