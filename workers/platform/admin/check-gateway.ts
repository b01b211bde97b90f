import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import type { PaymentGateway } from '#workers/platform/payment/gateways/gateway.ts';
import { GatewayError } from '#workers/platform/payment/gateways/gateway-client.ts';
import { GATEWAY_DESCRIPTORS } from '#workers/platform/payment/gateways/open-gateway.ts';
import type { GatewayRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import { AdminError } from './admin-error.ts';

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
    throw new AdminError(
      422,
      `The plans cost ${sold.join(', ')}, not ${currency}: set ${org} to that currency.`,
    );
  const needed = [...new Set([currency, ...sold])];
  requireCurrencies(org, needed, GATEWAY_DESCRIPTORS[org].currencies);
  const { isLive, currencies } = await gateway.check(currency).catch((thrown: unknown) => {
    throw toAdminError(org, thrown);
  });
  if (isLive !== null && isLive !== (mode === 'live'))
    throw new AdminError(
      422,
      `These are ${isLive ? 'live' : 'test'} keys of ${org}, but its mode is ${isLive ? 'test' : 'live'}: change one of them.`,
    );
  requireCurrencies(org, needed, currencies);
}

function requireCurrencies(org: Gateway, needed: readonly string[], taken: readonly string[] | null): void {
  const missing = taken === null ? [] : needed.filter((currency) => !taken.includes(currency));
  if (missing.length === 0) return;
  const list = taken && taken.length <= 10 ? `: it takes ${taken.join(', ')}` : '';
  throw new AdminError(422, `${org} does not take ${missing.join(', ')}${list}.`);
}

function toAdminError(org: Gateway, thrown: unknown): unknown {
  if (!(thrown instanceof GatewayError)) return thrown;
  const code = thrown.code ? ` (${thrown.code})` : '';
  if (thrown.status === 401 || thrown.status === 403)
    return new AdminError(
      422,
      `${org} rejects these keys${code}: set the ones of its dashboard, then verify again.`,
    );
  if (thrown.isRejection)
    return new AdminError(422, `${org} rejected the check${code}: nothing was changed.`);
  return new AdminError(503, `${org} does not respond now: nothing was changed, try again in a moment.`);
}
