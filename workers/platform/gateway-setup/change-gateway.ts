import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { GATEWAY_DESCRIPTORS } from '#workers/platform/payment/gateways/open-gateway.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import { requireWorkingGateway } from './check-gateway.ts';
import { GatewayFault } from './gateway-fault.ts';
import { keyNamesOf } from './gateway-summary.ts';

/** What is left out stays as it is. */
export interface GatewayChange {
  /** All of the gateway's keys by their names, as they were entered. */
  keys?: Readonly<Record<string, unknown>> | undefined;
  is_verified?: boolean | undefined;
  mode?: 'live' | 'test' | undefined;
  /** ISO 4217, in letters of either case. */
  currency?: string | undefined;
}

interface ChangedGateway {
  account: Pick<Account, 'accountId' | 'currency'>;
  org: Gateway;
  change: GatewayChange;
  /** Who changes it, as the audit trail names them. */
  actor: string;
}

type Deps = Pick<Dependencies, 'payments' | 'now'>;
type Store = Pick<AccountStore, 'plans' | 'starter' | 'incidents'>;

/**
 * Stores the keys, sealed, and whether the gateway is offered, live or in test mode, and in which currency. Throws
 * GatewayFault, and then nothing was changed.
 */
export async function changeGateway(
  deps: Deps,
  { plans, starter, incidents }: Store,
  { account, org, change, actor }: ChangedGateway,
): Promise<GatewayRow> {
  const known = await plans.gateway({ org });
  const row = changed(deps, known ?? newGatewayRow(account, org), org, change);
  // What is offered must work: a viewer would find out at the worst moment.
  if (row.isAccountVerified) {
    const gateway = deps.payments.gateways.open(row);
    if (gateway === null) throw new GatewayFault(org, { kind: 'no-keys' });
    await requireWorkingGateway(row, gateway, await plans.active());
  }
  await plans.putGateway(row);
  // Its keys have just been accepted.
  if (row.isAccountVerified) await incidents.resolve('gateway-refuses-keys', org, deps.now());
  const subject = `${account.accountId}/${org}`;
  for (const action of actionsOf(change)) await starter.audit({ action, subject, actor, time: deps.now() });
  return row;
}

/** Of a gateway that nobody has set up yet. */
export function newGatewayRow({ accountId, currency }: ChangedGateway['account'], org: Gateway): GatewayRow {
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
  org: Gateway,
  { keys, is_verified, mode, currency }: GatewayChange,
): GatewayRow {
  return {
    ...row,
    isAccountVerified: is_verified ?? row.isAccountVerified,
    publicConfig: {
      ...row.publicConfig,
      ...(mode ? { mode } : {}),
      ...(currency ? { currency: currency.toUpperCase() } : {}),
    },
    sealedKeys: keys ? payments.sealing.seal(readKeys(org, keys), placeOf(row)) : row.sealedKeys,
  };
}

/** Names what is missing or too much, and repeats nothing of what was given. */
function readKeys(org: Gateway, keys: Readonly<Record<string, unknown>>): object {
  const names = keyNamesOf(org);
  const read = v.safeParse(GATEWAY_DESCRIPTORS[org].keys, keys);
  const isExact = Object.keys(keys).every((name) => names.includes(name));
  if (read.success && isExact) return read.output;
  throw new GatewayFault(org, { kind: 'keys-malformed', names });
}

function actionsOf({ keys, is_verified }: GatewayChange): string[] {
  const verified = is_verified === undefined ? [] : [is_verified ? 'gateway.verify' : 'gateway.disable'];
  return [...(keys ? ['gateway.keys'] : []), ...verified];
}
