import { GATEWAYS } from '#app/contract/payment.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { newGatewayRow } from './change-gateway.ts';
import { toGatewayState } from './to-gateway-state.ts';

export const listGateways: Handler<'gateways'> = async (context) => {
  requireRole(context, 'own');
  const { store, account, calledAt, dependencies } = context;
  const [rows, origin] = await Promise.all([
    store.plans.gateways(),
    dependencies.payments.siteOf(account.accountId, calledAt),
  ]);
  const data = GATEWAYS.map((org) => {
    const row = rows.find((each) => each.org === org) ?? newGatewayRow(account, org);
    return toGatewayState(dependencies, row, origin);
  });
  return { data };
};
