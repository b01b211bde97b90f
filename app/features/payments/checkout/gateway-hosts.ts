import type { Gateway } from '#app/contract/payment.ts';

/** Pages of each gateway's that a viewer may be sent to. Razorpay has none: its checkout lies over ours. */
const HOSTS: Readonly<Record<Gateway, readonly string[]>> = {
  Stripe: ['checkout.stripe.com'],
  Paystack: ['checkout.paystack.com'],
  PayPal: ['www.paypal.com', 'www.sandbox.paypal.com'],
  PayU: ['secure.payu.in', 'test.payu.in'],
  Razorpay: [],
};

/**
 * Whether an address is the gateway's own: money goes nowhere else, whatever the payment service says. `paymentSandbox`
 * is the origin of what plays all gateways on a developer's machine.
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
  return protocol === 'https:' && HOSTS[org].includes(host);
}
