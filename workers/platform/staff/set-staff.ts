import type { Role } from '#app/contract/roles.ts';
import { ADDRESS_PATTERN } from '#app/contract/site/viewers.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { changeRoles, mayHave } from './change-roles.ts';
import { type Inviting, inviteAgain, inviteStaff } from './invite-staff.ts';

/** Why nothing was changed. */
export type StaffFault =
  /** Nobody has signed up with the address, or whose account it is leaves. */
  | 'nobody'
  /** The address could be nobody's. */
  | 'no-address'
  | 'no-mail'
  | 'own-roles'
  | 'not-verified';

interface Wanted {
  email: string;
  /** All that they may do from now on; none takes everything back. */
  roles: Role[];
  /** Somebody without an account gets one, and somebody without a password the link again. */
  invite: boolean;
}

interface Setting extends Inviting {
  scope: AccountScope;
  /** Who sets the roles, where it is one of the brand's users: nobody changes their own. */
  byId: string | null;
}

/** Sets what somebody may do for the brand, inviting them by mail where that is wanted. */
export async function setStaff(
  setting: Setting,
  wanted: Wanted,
): Promise<{ user: UserRow; isInvited: boolean } | StaffFault> {
  const { store, scope, byId, actor, now } = setting;
  const { roles } = wanted;
  const email = wanted.email.trim();
  const invite = wanted.invite && roles.length > 0;
  let user = await store.users.byEmail(toEmailKey(email));
  if (!user && invite) {
    if (!ADDRESS_PATTERN.test(email)) return 'no-address';
    const invited = await inviteStaff(setting, { email, roles });
    if (invited === 'no-mail') return 'no-mail';
    if (invited !== 'taken') return { user: invited, isInvited: true };
    user = await store.users.byEmail(toEmailKey(email));
  }
  // Somebody whose account is about to go is nobody to work with; taking roles back is possible until the end.
  if (!user || (user.deletionDueTime && roles.length > 0)) return 'nobody';
  if (user.id === byId) return 'own-roles';
  if (!mayHave(user, roles)) return 'not-verified';
  await changeRoles(scope, user, { roles, actor, time: now });
  const isInvited = invite && user.passwordHash === NO_PASSWORD && (await inviteAgain(setting, user));
  return { user: { ...user, roles }, isInvited };
}
