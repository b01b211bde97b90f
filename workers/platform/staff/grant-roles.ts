import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { type StaffFault, setStaff } from './set-staff.ts';
import { toPerson } from './staff.ts';

const MESSAGES = {
  nobody: 'nobody_signed_up',
  'no-address': 'nobody_signed_up',
  'no-mail': 'no_invitation',
  'own-roles': 'own_roles',
  'not-verified': 'not_verified_yet',
} as const satisfies Record<StaffFault, string>;

/** Nobody changes their own roles: an owner does not lock themselves out. */
export const grantRoles: Handler<'grantRoles'> = async (context) => {
  const { user: owner } = requireRole(context, 'own');
  const { email_id: email, roles, invite, password } = context.body;
  await requirePassword(context, owner, password);
  const setting = { ...context, scope: scopeOf(context), byId: owner.id, actor: `user:${owner.id}` };
  const set = await setStaff(setting, { email, roles, invite });
  if (typeof set === 'string') throw new HttpError(422, MESSAGES[set]);
  return { data: toPerson(set.user) };
};
