import type { Gateway } from '#app/contract/payment.ts';
import { GATEWAY_PAGES } from '#app/domain/gateways/gateways.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';

export interface CheckoutSettings extends Pick<Tenant, 'gatewayHosts'> {
  /** The origin of the sandbox that plays all gateways on a developer's machine. */
  paymentSandbox: string | null;
}

/**
 * Whether an address is the gateway's own: viewers pay nowhere else, whatever the payment service returns.
 */
export function isCheckoutUrl(
  org: Gateway,
  address: string,
  { paymentSandbox, gatewayHosts }: CheckoutSettings,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, pathname, origin, username, password } = new URL(address);
  if (username || password) return false;
  if (paymentSandbox !== null) return origin === paymentSandbox;
  const known = [...GATEWAY_PAGES[org].checkoutHosts, ...(gatewayHosts[org] ?? [])];
  return (
    protocol === 'https:' &&
    known.some(
      (place) => place === host || (place.includes('/') && `${host}${pathname}/`.startsWith(`${place}/`)),
    )
  );
}

/** For the log: where a payment would have led, without what the address holds. */
export function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
