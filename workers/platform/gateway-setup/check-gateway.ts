import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import type { PaymentGateway } from '#workers/platform/payment/gateways/gateway.ts';
import { GatewayError } from '#workers/platform/payment/gateways/gateway-client.ts';
import { GATEWAY_DESCRIPTORS } from '#workers/platform/payment/gateways/open-gateway.ts';
import type { GatewayRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import { GatewayFault } from './gateway-fault.ts';

/** Throws unless the gateway itself accepts the keys, in this mode, for the currencies of what is sold. */
export async function requireWorkingGateway(
  row: GatewayRow,
  gateway: PaymentGateway,
  plans: readonly Pick<PlanRow, 'currency'>[],
): Promise<void> {
  const org = v.parse(GatewaySchema, row.org);
  const { mode, currency = 'INR' } = row.publicConfig;
  const sold = [...new Set(plans.map((plan) => plan.currency))];
  if (sold.length > 0 && !sold.includes(currency))
    throw new GatewayFault(org, { kind: 'currency-unsold', currency, sold });
  const needed = [...new Set([currency, ...sold])];
  requireCurrencies(org, needed, GATEWAY_DESCRIPTORS[org].currencies);
  const { isLive, currencies } = await gateway.check(currency).catch((thrown: unknown) => {
    throw toFault(org, thrown);
  });
  if (isLive !== null && isLive !== (mode === 'live'))
    throw new GatewayFault(org, { kind: 'other-mode', isLive });
  requireCurrencies(org, needed, currencies);
}

function requireCurrencies(org: Gateway, needed: readonly string[], taken: readonly string[] | null): void {
  const missing = taken === null ? [] : needed.filter((currency) => !taken.includes(currency));
  if (missing.length === 0) return;
  throw new GatewayFault(org, { kind: 'currency-not-taken', missing, taken: taken ?? [] });
}

function toFault(org: Gateway, thrown: unknown): unknown {
  if (!(thrown instanceof GatewayError)) return thrown;
  const { status, code, isRejection } = thrown;
  if (status === 401 || status === 403) return new GatewayFault(org, { kind: 'keys-rejected', code });
  return new GatewayFault(org, isRejection ? { kind: 'check-rejected', code } : { kind: 'unreachable' });
}
