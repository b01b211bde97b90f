import type { Role } from '#app/contract/roles.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { type UserRow, userStore } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';

/** What needs no proof that the address is the user's: it shows and hides, and changes nothing of the site. */
const OF_UNVERIFIED: ReadonlySet<Role> = new Set(['moderate', 'read']);

/**
 * Whether somebody may have these: an address that nobody has verified may be anybody's. Without a password nobody is in
 * before a mail to the address was read.
 */
export const mayHave = (
  { isEmailVerified, passwordHash }: Pick<UserRow, 'isEmailVerified' | 'passwordHash'>,
  roles: readonly Role[],
) => isEmailVerified || passwordHash === NO_PASSWORD || roles.every((role) => OF_UNVERIFIED.has(role));

/** Sets all that a user may do for the brand, in one batch with the audit. `actor` is `operator` or `user:<id>`. */
export async function changeRoles(
  scope: AccountScope,
  user: Pick<UserRow, 'id' | 'roles' | 'accountId'>,
  { roles, actor, time }: { roles: Role[]; actor: string; time: Date },
): Promise<void> {
  const action = roles.length > 0 ? 'staff.add' : 'staff.remove';
  const details = { user: user.id, before: user.roles, after: roles };
  await scope.write([
    userStore(scope).setRoles(user.id, roles),
    ...editingStore(scope).addAudits([{ action, subject: user.accountId, actor, details }], time),
  ]);
}
