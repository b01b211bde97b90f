import type { Gateway } from '#app/contract/payment.ts';
import type { GatewayPages } from './gateway-pages.ts';
import { paypal } from './paypal.ts';
import { paystack } from './paystack.ts';
import { payu } from './payu.ts';
import { razorpay } from './razorpay.ts';
import { stripe } from './stripe.ts';

/** Every gateway as sites see it. The platform's side of each is in workers/platform/payment/gateways. */
export const GATEWAY_PAGES: Readonly<Record<Gateway, GatewayPages>> = {
  Stripe: stripe,
  Paystack: paystack,
  PayPal: paypal,
  PayU: payu,
  Razorpay: razorpay,
};

/** Of all gateways together, in the registry's order. */
export function fromAllGateways(pick: (pages: GatewayPages) => readonly string[] | undefined): string[] {
  return Object.values(GATEWAY_PAGES).flatMap((pages) => pick(pages) ?? []);
}
