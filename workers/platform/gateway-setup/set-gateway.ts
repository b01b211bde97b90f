import type { ParsedBody } from '#app/contract/calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { changeGateway } from './change-gateway.ts';
import { GatewayFault } from './gateway-fault.ts';
import { toGatewayState } from './to-gateway-state.ts';
import { toHttpError } from './to-http-error.ts';

export const setGateway: Handler<'setGateway'> = async (context) => {
  const { user } = requireRole(context, 'own');
  const { store, account, params, body, calledAt, dependencies } = context;
  const { password = '', ...change } = body;
  if (!isStop(change)) await requirePassword(context, user, password);
  const changed = { account, org: params.org, change, actor: `user:${user.id}` };
  const row = await changeGateway(dependencies, store, changed).catch((thrown: unknown) => {
    throw thrown instanceof GatewayFault ? toHttpError(thrown) : thrown;
  });
  const origin = await dependencies.payments.siteOf(account.accountId, calledAt);
  return { data: toGatewayState(dependencies, row, origin) };
};

/** To no longer offer a gateway gives nobody anything, and may be urgent. */
function isStop({ keys, is_verified, mode, currency }: Omit<ParsedBody<'setGateway'>, 'password'>): boolean {
  return is_verified === false && keys === undefined && mode === undefined && currency === undefined;
}
