import * as v from 'valibot';
import { EmailSchema } from '#app/contract/primitives.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { AdminError } from './admin-error.ts';
import { requireAccount } from './require-account.ts';

const StaffSchema = v.strictObject({ email_id: EmailSchema, is_staff: v.boolean() });

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'now'>;

/** Sets whether a user is on the brand's staff, who may read its analytics and its forms' responses. */
export async function putStaff(deps: Deps, accountId: string, body: unknown) {
  const parsed = v.safeParse(StaffSchema, body);
  if (!parsed.success) throw new AdminError(422, 'A staff entry is { "email_id", "is_staff" }.');
  await requireAccount(deps, accountId);
  const { email_id, is_staff } = parsed.output;
  const { users, starter } = deps.stores.storeFor(accountId);
  if (!(await users.setStaff(toEmailKey(email_id), is_staff))) {
    throw new AdminError(404, 'Nobody has signed up with this address.');
  }
  const action = is_staff ? 'staff.add' : 'staff.remove';
  await starter.audit({ action, subject: accountId, actor: 'operator', time: deps.now() });
  return { email_id, is_staff };
}
