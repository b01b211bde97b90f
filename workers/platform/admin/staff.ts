import * as v from 'valibot';
import { EmailSchema } from '#app/contract/primitives.ts';
import { ROLES, type Role, RoleSchema } from '#app/contract/roles.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { changeRoles, mayHave } from '#workers/platform/staff/change-roles.ts';
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
  }),
  // Of before there were roles.
  v.pipe(
    v.strictObject({ email_id: EmailSchema, is_staff: v.boolean() }),
    v.transform(({ email_id, is_staff }) => ({
      email_id,
      roles: (is_staff ? ['moderate', 'read'] : []) satisfies Role[] as Role[],
    })),
  ),
]);

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'now'>;

/** Sets what a user may do for the brand (edit-mode.md §13); an empty list takes all of it back. */
export async function putStaff(deps: Deps, accountId: string, body: unknown) {
  const parsed = v.safeParse(StaffSchema, body);
  if (!parsed.success)
    throw new AdminError(422, `A staff entry is { "email_id", "roles" }, of ${ROLES.join(', ')}.`);
  await requireAccount(deps, accountId);
  const { email_id, roles } = parsed.output;
  const { users } = deps.stores.storeFor(accountId);
  const user = await users.byEmail(toEmailKey(email_id));
  if (!user) throw new AdminError(404, 'Nobody has signed up with this address.');
  if (!mayHave(user, roles))
    throw new AdminError(
      422,
      `${email_id} is not verified yet: its owner follows the link in the mail first.`,
    );
  await changeRoles(deps.stores.scopeFor(accountId), user, { roles, actor: 'operator', time: deps.now() });
  return { email_id, roles };
}
