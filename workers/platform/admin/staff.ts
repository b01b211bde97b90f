import * as v from 'valibot';
import { EmailSchema } from '#app/contract/primitives.ts';
import { ROLES, type Role, RoleSchema } from '#app/contract/roles.ts';
import { NO_ADDRESS } from '#app/contract/site/viewers.ts';
import { assertNever } from '#app/lib/assert-never.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import { type StaffFault, setStaff } from '#workers/platform/staff/set-staff.ts';
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

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'outbox' | 'now'>;

/**
 * Sets what a user may do for the brand (edit-mode.md §13); an empty list takes all of it back. An owner's first way in
 * is an invitation (operators.md B.6).
 */
export async function putStaff(deps: Deps, accountId: string, request: Request) {
  const parsed = v.safeParse(StaffSchema, await readJson(request));
  if (!parsed.success)
    throw new AdminError(422, `A staff entry is { "email_id", "roles" }, of ${ROLES.join(', ')}.`);
  const account = await requireAccount(deps, accountId);
  const { email_id, roles, invite } = parsed.output;
  const setting = {
    ...{ dependencies: deps, store: deps.stores.storeFor(accountId), scope: deps.stores.scopeFor(accountId) },
    ...{ account, calledAt: new URL(request.url), language: account.defaultLanguage, now: deps.now() },
    ...{ actor: 'operator', byId: null },
  };
  const set = await setStaff(setting, { email: email_id, roles, invite });
  if (typeof set === 'string') throw toAdminError(set, email_id);
  return { email_id, roles, is_invited: set.isInvited };
}

function toAdminError(fault: StaffFault, email: string): AdminError {
  switch (fault) {
    case 'nobody':
      return new AdminError(404, 'Nobody has signed up with this address.');
    case 'no-address':
      return new AdminError(422, `The address ${NO_ADDRESS}.`);
    case 'no-mail':
      return new AdminError(
        422,
        'No invitation can go out: mail is not set up, or the brand has no hostname. Nothing was changed.',
      );
    case 'not-verified':
      return new AdminError(
        422,
        `${email} is not verified yet: its owner follows the link in the mail first.`,
      );
    case 'own-roles':
      throw new Error('an operator has no roles');
    default:
      return assertNever(fault);
  }
}
