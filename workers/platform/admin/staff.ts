import * as v from 'valibot';
import { EmailSchema } from '#app/contract/primitives.ts';
import { ROLES, type Role, RoleSchema } from '#app/contract/roles.ts';
import { ADDRESS_PATTERN, NO_ADDRESS } from '#app/contract/site/viewers.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import { changeRoles, mayHave } from '#workers/platform/staff/change-roles.ts';
import { inviteAgain, inviteStaff } from '#workers/platform/staff/invite-staff.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { AdminError } from './admin-error.ts';
import { requireAccount } from './require-account.ts';

const StaffSchema = v.union([
  v.strictObject({
    email_id: EmailSchema,
    roles: v.pipe(
      v.array(RoleSchema),
      v.transform((roles) => ROLES.filter((role) => roles.includes(role))),
    ),
    /** Somebody without an account gets one, and a mail with the link that sets its password. */
    invite: v.optional(v.boolean(), false),
  }),
  // Of before there were roles.
  v.pipe(
    v.strictObject({ email_id: EmailSchema, is_staff: v.boolean() }),
    v.transform(({ email_id, is_staff }) => ({
      email_id,
      roles: (is_staff ? ['moderate', 'read'] : []) satisfies Role[] as Role[],
      invite: false,
    })),
  ),
]);

const NO_MAIL =
  'No invitation can go out: mail is not set up, or the brand has no hostname. Nothing was changed.';

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'outbox' | 'now'>;

/**
 * Sets what a user may do for the brand (edit-mode.md §13); an empty list takes all of it back. An owner's first way in
 * is an invitation (operators.md B.6).
 */
export async function putStaff(deps: Deps, accountId: string, request: Request) {
  const body = await readJson(request);
  const parsed = v.safeParse(StaffSchema, body);
  if (!parsed.success)
    throw new AdminError(422, `A staff entry is { "email_id", "roles" }, of ${ROLES.join(', ')}.`);
  const account = await requireAccount(deps, accountId);
  const { email_id, roles, invite } = parsed.output;
  const store = deps.stores.storeFor(accountId);
  let user = await store.users.byEmail(toEmailKey(email_id));
  const inviting = {
    ...{ dependencies: deps, store, account, calledAt: new URL(request.url), now: deps.now() },
    ...{ language: account.defaultLanguage, actor: 'operator' },
  };
  if (!user && invite && roles.length > 0) {
    if (!ADDRESS_PATTERN.test(email_id.trim())) throw new AdminError(422, `The address ${NO_ADDRESS}.`);
    const invited = await inviteStaff(inviting, { email: email_id.trim(), roles });
    if (invited === 'no-mail') throw new AdminError(422, NO_MAIL);
    if (invited !== 'taken') return { email_id, roles, is_invited: true };
    user = await store.users.byEmail(toEmailKey(email_id));
  }
  if (!user) throw new AdminError(404, 'Nobody has signed up with this address.');
  if (!mayHave(user, roles))
    throw new AdminError(
      422,
      `${email_id} is not verified yet: its owner follows the link in the mail first.`,
    );
  await changeRoles(deps.stores.scopeFor(accountId), user, { roles, actor: 'operator', time: deps.now() });
  const isInvited = invite && user.passwordHash === NO_PASSWORD && (await inviteAgain(inviting, user));
  return { email_id, roles, is_invited: isInvited };
}
