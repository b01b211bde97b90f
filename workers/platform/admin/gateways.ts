import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import { CurrencySchema } from '#app/contract/primitives.ts';
import { assertNever } from '#app/lib/assert-never.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { changeGateway } from '#workers/platform/gateway-setup/change-gateway.ts';
import { GatewayFault } from '#workers/platform/gateway-setup/gateway-fault.ts';
import { toGatewaySummary } from '#workers/platform/gateway-setup/gateway-summary.ts';
import { AdminError } from './admin-error.ts';
import { requireAccount } from './require-account.ts';

const ChangeSchema = v.strictObject({
  keys: v.optional(v.record(v.string(), v.unknown())),
  is_verified: v.optional(v.boolean()),
  mode: v.optional(v.picklist(['live', 'test'])),
  currency: v.optional(CurrencySchema),
});
type Deps = Pick<Dependencies, 'stores' | 'directory' | 'payments' | 'now'>;

/** How an account's viewers can pay. */
export async function listGateways(deps: Deps, accountId: string) {
  await requireAccount(deps, accountId);
  const rows = await deps.stores.storeFor(accountId).plans.gateways();
  return rows.map((row) => toGatewaySummary(deps, row));
}

/** Changes a gateway for the operator, whose body may have any of its settings. */
export async function putGateway(deps: Deps, accountId: string, name: string, body: unknown) {
  const account = await requireAccount(deps, accountId);
  const org = requireGateway(name);
  const change = v.safeParse(ChangeSchema, body);
  if (!change.success)
    throw new AdminError(422, 'A gateway takes { "keys", "is_verified", "mode", "currency" }.');
  const store = deps.stores.storeFor(accountId);
  const changed = { account, org, change: change.output, actor: 'operator' };
  const row = await changeGateway(deps, store, changed).catch((thrown: unknown) => {
    throw thrown instanceof GatewayFault ? toAdminError(thrown) : thrown;
  });
  return toGatewaySummary(deps, row);
}

function requireGateway(name: string): Gateway {
  const org = v.safeParse(GatewaySchema, name);
  if (org.success) return org.output;
  throw new AdminError(404, `There is no gateway "${name}"; there are ${GatewaySchema.options.join(', ')}.`);
}

/** Lists of currencies that are longer help nobody. */
const MAX_LISTED = 10;

function toAdminError(fault: GatewayFault): AdminError {
  return new AdminError(fault.reason.kind === 'unreachable' ? 503 : 422, wordsOf(fault));
}

function wordsOf({ org, reason }: GatewayFault): string {
  const code = 'code' in reason && reason.code ? ` (${reason.code})` : '';
  switch (reason.kind) {
    case 'no-keys':
      return `${org} has no keys yet: set them first.`;
    case 'keys-malformed':
      return `The keys of ${org} are ${reason.names.join(', ')}: each a text, and no others.`;
    case 'keys-rejected':
      return `${org} rejects these keys${code}: set the ones of its dashboard, then verify again.`;
    case 'check-rejected':
      return `${org} rejected the check${code}: nothing was changed.`;
    case 'unreachable':
      return `${org} does not respond now: nothing was changed, try again in a moment.`;
    case 'other-mode': {
      const [side, mode] = reason.isLive ? ['live', 'test'] : ['test', 'live'];
      return `These are ${side} keys of ${org}, but its mode is ${mode}: change one of them.`;
    }
    case 'currency-unsold':
      return `The plans cost ${reason.sold.join(', ')}, not ${reason.currency}: set ${org} to that currency.`;
    case 'currency-not-taken': {
      const { missing, taken } = reason;
      const list = taken.length <= MAX_LISTED ? `: it takes ${taken.join(', ')}` : '';
      return `${org} does not take ${missing.join(', ')}${list}.`;
    }
    default:
      return assertNever(reason);
  }
}
