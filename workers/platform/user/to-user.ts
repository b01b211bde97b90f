import { hasRole } from '#app/contract/roles.ts';
import { ownProfileOf, toProfile } from '#workers/platform/profiles/to-profile.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import type { UserSession } from './session.ts';

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

/** Of a child's profile no more than who is watching: what belongs to the account is not shown there. */
export function toAuth(session: Pick<UserSession, 'user' | 'profile'>, sessionId: string, accountId: string) {
  const { user, profile } = session;
  return {
    user: profile?.isChild ? { _id: user.id, name: profile.name, email_id: '' } : toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
    profile: toProfile(profile ?? ownProfileOf(user), user.id),
  };
}
