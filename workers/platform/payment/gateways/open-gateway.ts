import type { Gateway } from '#app/contract/payment.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayDescriptor, GatewayEnvironment, GatewaySettings } from './gateway-descriptor.ts';
import type { PaypalKeys } from './paypal/adapter.ts';
import { paypal } from './paypal/descriptor.ts';
import type { PaystackKeys } from './paystack/adapter.ts';
import { paystack } from './paystack/descriptor.ts';
import type { PayuKeys } from './payu/adapter.ts';
import { payu } from './payu/descriptor.ts';
import type { RazorpayKeys } from './razorpay/adapter.ts';
import { razorpay } from './razorpay/descriptor.ts';
import type { StripeKeys } from './stripe/adapter.ts';
import { stripe } from './stripe/descriptor.ts';

/** An account's secrets at a gateway, as its operator has entered them. */
export interface GatewayKeys {
  Razorpay: RazorpayKeys;
  Stripe: StripeKeys;
  Paystack: PaystackKeys;
  PayPal: PaypalKeys;
  PayU: PayuKeys;
}

/** Every gateway that the platform can take payments by. */
export const GATEWAY_DESCRIPTORS: { readonly [Org in Gateway]: GatewayDescriptor<GatewayKeys[Org]> } = {
  Razorpay: razorpay,
  Stripe: stripe,
  Paystack: paystack,
  PayPal: paypal,
  PayU: payu,
};

/** One account's way to pay by one gateway. */
export function openGateway<Org extends Gateway>(
  org: Org,
  keys: GatewayKeys[Org],
  settings: GatewaySettings,
  environment: GatewayEnvironment,
): PaymentGateway {
  const { addresses, open } = GATEWAY_DESCRIPTORS[org];
  return open(keys, environment.addresses[org] ?? addresses[settings.mode], settings, environment);
}
