import type { Gateway } from '#app/contract/payment.ts';
import { GATEWAY_PAGES } from '#app/domain/gateways/gateways.ts';

/**
 * Whether an address is the gateway's own: viewers pay nowhere else, whatever the payment service returns.
 * `paymentSandbox` is the origin of the sandbox that plays all gateways on a developer's machine.
 */
export function isCheckoutUrl(
  org: Gateway,
  address: string,
  { paymentSandbox }: { paymentSandbox: string | null },
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin, username, password } = new URL(address);
  if (username || password) return false;
  if (paymentSandbox !== null) return origin === paymentSandbox;
  return protocol === 'https:' && GATEWAY_PAGES[org].checkoutHosts.includes(host);
}
