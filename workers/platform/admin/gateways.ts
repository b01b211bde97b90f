import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import { CurrencySchema } from '#app/contract/primitives.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { GATEWAY_DESCRIPTORS } from '#workers/platform/payment/gateways/open-gateway.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import { AdminError } from './admin-error.ts';
import { requireWorkingGateway } from './check-gateway.ts';
import { requireAccount } from './require-account.ts';

const ChangeSchema = v.strictObject({
  keys: v.optional(v.record(v.string(), v.unknown())),
  is_verified: v.optional(v.boolean()),
  mode: v.optional(v.picklist(['live', 'test'])),
  currency: v.optional(v.pipe(CurrencySchema, v.toUpperCase())),
});
type Change = v.InferOutput<typeof ChangeSchema>;
type Deps = Pick<Dependencies, 'stores' | 'directory' | 'payments' | 'now'>;

/** How an account's viewers can pay. The keys are never included, sealed or not. */
export async function listGateways(deps: Deps, accountId: string) {
  await requireAccount(deps, accountId);
  const rows = await deps.stores.storeFor(accountId).plans.gateways();
  return rows.map((row) => toSummary(deps, row));
}

/**
 * Stores the keys, sealed, and whether the gateway is offered, live or in test mode, and in which currency.
 */
export async function putGateway(deps: Deps, accountId: string, name: string, body: unknown) {
  const account = await requireAccount(deps, accountId);
  const org = requireGateway(name);
  const change = v.safeParse(ChangeSchema, body);
  if (!change.success)
    throw new AdminError(422, 'A gateway takes { "keys", "is_verified", "mode", "currency" }.');
  const { plans, starter } = deps.stores.storeFor(accountId);
  const known = await plans.gateway({ org });
  const row = changed(deps, known ?? newRow(accountId, org, account.currency), change.output);
  // What is offered must work: a viewer would find out at the worst moment.
  if (row.isAccountVerified) {
    const gateway = deps.payments.gateways.open(row);
    if (gateway === null) throw new AdminError(422, `${org} has no keys yet: set them first.`);
    await requireWorkingGateway(row, gateway, await plans.active());
  }
  await plans.putGateway(row);
  const subject = `${accountId}/${org}`;
  for (const action of actionsOf(change.output)) {
    await starter.audit({ action, subject, actor: 'operator', time: deps.now() });
  }
  return toSummary(deps, row);
}

function requireGateway(name: string): Gateway {
  const org = v.safeParse(GatewaySchema, name);
  if (org.success) return org.output;
  throw new AdminError(404, `There is no gateway "${name}"; there are ${GatewaySchema.options.join(', ')}.`);
}

function newRow(accountId: string, org: Gateway, currency: string | null): GatewayRow {
  return {
    accountId,
    id: `gateway-${org.toLowerCase()}`,
    org,
    isAccountVerified: false,
    publicConfig: { mode: 'test', ...(currency ? { currency } : {}) },
    sealedKeys: null,
    position: GatewaySchema.options.indexOf(org),
  };
}

function changed(
  { payments }: Deps,
  row: GatewayRow,
  { keys, is_verified, mode, currency }: Change,
): GatewayRow {
  return {
    ...row,
    isAccountVerified: is_verified ?? row.isAccountVerified,
    publicConfig: { ...row.publicConfig, ...(mode ? { mode } : {}), ...(currency ? { currency } : {}) },
    sealedKeys: keys
      ? payments.sealing.seal(readKeys(requireGateway(row.org), keys), placeOf(row))
      : row.sealedKeys,
  };
}

/** Names what is missing or too much, and repeats nothing of what was given. */
function readKeys(org: Gateway, keys: Record<string, unknown>): object {
  const names = Object.keys(GATEWAY_DESCRIPTORS[org].keys.entries);
  const read = v.safeParse(GATEWAY_DESCRIPTORS[org].keys, keys);
  const isExact = Object.keys(keys).every((name) => names.includes(name));
  if (read.success && isExact) return read.output;
  throw new AdminError(422, `The keys of ${org} are ${names.join(', ')}: each a text, and no others.`);
}

function actionsOf({ keys, is_verified }: Change): string[] {
  const verified = is_verified === undefined ? [] : [is_verified ? 'gateway.verify' : 'gateway.disable'];
  return [...(keys ? ['gateway.keys'] : []), ...verified];
}

function toSummary({ payments }: Deps, row: GatewayRow) {
  const { org, isAccountVerified, publicConfig } = row;
  return {
    org,
    is_verified: isAccountVerified,
    has_keys: payments.gateways.open(row) !== null,
    mode: publicConfig.mode === 'live' ? 'live' : 'test',
    currency: publicConfig.currency ?? null,
  };
}
