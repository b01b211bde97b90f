import * as v from 'valibot';
import type { CallDataWire } from '#app/contract/calls.ts';
import { GatewaySchema } from '#app/contract/payment.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import { keyNamesOf, toGatewaySummary } from './gateway-summary.ts';

/** A gateway as its owner sees it; `origin` is the brand's own site, null where nobody has registered one. */
export function toGatewayState(
  dependencies: Pick<Dependencies, 'payments'>,
  row: GatewayRow,
  origin: string | null,
): CallDataWire<'setGateway'> {
  const org = v.parse(GatewaySchema, row.org);
  return {
    ...toGatewaySummary(dependencies, row),
    org,
    key_names: [...keyNamesOf(org)],
    webhook_url: origin && `${origin}/payment-webhook/${org}`,
  };
}
