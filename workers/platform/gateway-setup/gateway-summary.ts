import type { Gateway } from '#app/contract/payment.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { GATEWAY_DESCRIPTORS } from '#workers/platform/payment/gateways/open-gateway.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';

/** A gateway of an account. The keys are never included, sealed or not. */
export function toGatewaySummary({ payments }: Pick<Dependencies, 'payments'>, row: GatewayRow) {
  const { org, isAccountVerified, publicConfig } = row;
  return {
    org,
    is_verified: isAccountVerified,
    has_keys: payments.gateways.open(row) !== null,
    mode: publicConfig.mode === 'live' ? ('live' as const) : ('test' as const),
    currency: publicConfig.currency ?? null,
  };
}

/** What a gateway's keys are called. */
export const keyNamesOf = (org: Gateway): readonly string[] =>
  Object.keys(GATEWAY_DESCRIPTORS[org].keys.entries);
