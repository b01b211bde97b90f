import type { CallContext } from '#workers/platform/call-context.ts';
import type { Answer } from '#workers/platform/http/answer.ts';

export async function customerOrgs({ store, dependencies }: CallContext<'customerOrgs'>): Promise<Answer> {
  const rows = await store.plans.gateways();
  const data = rows.map((row) => ({
    _id: row.id,
    org: row.org,
    // Verified and without keys is of no use to a viewer.
    is_account_verified: row.isAccountVerified && dependencies.payments.gateways.open(row) !== null,
  }));
  return { data };
}
