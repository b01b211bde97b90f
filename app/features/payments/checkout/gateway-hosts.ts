import type { Gateway } from '#app/contract/payment.ts';

/** Pages of each gateway's that a viewer may be sent to. Razorpay has none: its checkout lies over ours. */
const HOSTS: Readonly<Record<Gateway, readonly string[]>> = {
  Stripe: ['checkout.stripe.com'],
  Paystack: ['checkout.paystack.com'],
  PayPal: ['www.paypal.com', 'www.sandbox.paypal.com'],
  PayU: ['secure.payu.in', 'test.payu.in'],
  Razorpay: [],
};
/** Plays all of them on a developer's machine (workers/sandbox). */
const SANDBOX_HOSTNAME = 'pay.localhost';

/** Whether an address is the gateway's own: money goes nowhere else, whatever the payment service says. */
export function isCheckoutUrl(org: Gateway, address: string, { isDevelopment }: { isDevelopment: boolean }) {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isDevelopment && protocol === 'http:' && hostname === SANDBOX_HOSTNAME) return true;
  return protocol === 'https:' && HOSTS[org].includes(host);
}
