import { ADDRESS_PATTERN } from '#app/contract/site/viewers.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { changeRoles, mayHave } from './change-roles.ts';
import { inviteAgain, inviteStaff } from './invite-staff.ts';
import { toPerson } from './staff.ts';

/** Nobody changes their own roles: an owner does not lock themselves out. */
export const grantRoles: Handler<'grantRoles'> = async (context) => {
  const { user: owner } = requireRole(context, 'own');
  const { body, store, now } = context;
  await requirePassword(context, owner, body.password);
  let user = await store.users.byEmail(toEmailKey(body.email_id));
  const { roles, invite } = body;
  const inviting = { ...context, actor: `user:${owner.id}` };
  if (!user && invite && roles.length > 0 && ADDRESS_PATTERN.test(body.email_id.trim())) {
    const invited = await inviteStaff(inviting, { email: body.email_id.trim(), roles });
    if (invited === 'no-mail') throw new HttpError(422, 'no_invitation');
    if (invited !== 'taken') return { data: toPerson(invited) };
    user = await store.users.byEmail(toEmailKey(body.email_id));
  }
  // Somebody whose account is about to go is nobody to work with; taking roles back is possible until the end.
  if (!user || (user.deletionDueTime && roles.length > 0)) throw new HttpError(422, 'nobody_signed_up');
  if (user.id === owner.id) throw new HttpError(422, 'own_roles');
  if (!mayHave(user, roles)) throw new HttpError(422, 'not_verified_yet');
  await changeRoles(scopeOf(context), user, { roles, actor: `user:${owner.id}`, time: now });
  if (invite && user.passwordHash === NO_PASSWORD) await inviteAgain(inviting, user);
  return { data: toPerson({ ...user, roles }) };
};
