import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';

export async function customerOrgs({
  store,
  dependencies,
}: CallContext<'customerOrgs'>): Promise<HandlerResult> {
  const rows = await store.plans.gateways();
  const data = rows.map((row) => {
    const gateway = dependencies.payments.gateways.open(row);
    return {
      _id: row.id,
      org: row.org,
      // Verified and without keys is of no use to a viewer.
      is_account_verified: row.isAccountVerified && gateway !== null,
      renews: gateway?.renew !== undefined,
      trials: gateway?.trial !== undefined,
    };
  });
  return { data };
}
