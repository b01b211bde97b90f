import type { Gateway } from '#app/contract/payment.ts';
import type { PaymentGateway } from './gateway.ts';
import { createGatewayClient } from './gateway-client.ts';
import { type PaypalKeys, paypalGateway } from './paypal/adapter.ts';
import { openPaypalWebhooks } from './paypal/webhook.ts';
import { type PaystackKeys, paystackGateway } from './paystack/adapter.ts';
import { type PayuKeys, payuGateway } from './payu/adapter.ts';
import { type RazorpayKeys, razorpayGateway } from './razorpay/adapter.ts';
import { type StripeKeys, stripeGateway } from './stripe/adapter.ts';

/** An account's secrets at a gateway, as its operator has entered them. */
export interface GatewayKeys {
  Razorpay: RazorpayKeys;
  Stripe: StripeKeys;
  Paystack: PaystackKeys;
  PayPal: PaypalKeys;
  PayU: PayuKeys;
}

/** Where a gateway's API is. `checkout` is PayU's second host, for browsers. */
export interface GatewayAddress {
  api: string;
  checkout: string;
}

export type GatewayMode = 'live' | 'test';

const one = (api: string): GatewayAddress => ({ api, checkout: api });

const ADDRESSES: Readonly<Record<Gateway, Record<GatewayMode, GatewayAddress>>> = {
  Razorpay: same(one('https://api.razorpay.com')),
  Stripe: same(one('https://api.stripe.com')),
  Paystack: same(one('https://api.paystack.co')),
  PayPal: { live: one('https://api-m.paypal.com'), test: one('https://api-m.sandbox.paypal.com') },
  PayU: {
    live: { api: 'https://info.payu.in', checkout: 'https://secure.payu.in' },
    test: { api: 'https://test.payu.in', checkout: 'https://test.payu.in' },
  },
};

/** These tell test from live by the key alone. */
function same(address: GatewayAddress): Record<GatewayMode, GatewayAddress> {
  return { live: address, test: address };
}

export interface GatewayEnvironment {
  /** In place of a provider's own address; the sandbox's on development machines. */
  addresses: Partial<Record<Gateway, GatewayAddress>>;
  fetch: typeof fetch;
  now: () => Date;
}

interface GatewaySettings {
  mode: GatewayMode;
  /** What PayU's account takes. */
  currency: string;
}

type Opened<Org extends Gateway> = (
  keys: GatewayKeys[Org],
  address: GatewayAddress,
  settings: GatewaySettings,
  surroundings: GatewayEnvironment,
) => PaymentGateway;

const OPENERS: { [Org in Gateway]: Opened<Org> } = {
  Razorpay: (keys, { api }, _, { fetch }) =>
    razorpayGateway(createGatewayClient({ baseUrl: api, fetch }), keys),
  Stripe: (keys, { api }, _, { fetch, now }) =>
    stripeGateway(createGatewayClient({ baseUrl: api, fetch }), keys, now),
  Paystack: (keys, { api }, _, { fetch }) =>
    paystackGateway(createGatewayClient({ baseUrl: api, fetch }), keys),
  PayPal: (keys, { api }, _, { fetch, now }) =>
    paypalGateway(
      createGatewayClient({ baseUrl: api, fetch }),
      keys,
      openPaypalWebhooks({ baseUrl: api, webhookId: keys.webhookId, fetch }),
      now,
    ),
  PayU: (keys, { api, checkout }, { currency }, { fetch }) =>
    payuGateway(createGatewayClient({ baseUrl: api, fetch }), { ...keys, checkoutUrl: checkout, currency }),
};

/** One account's way to pay by one gateway. */
export function openGateway<Org extends Gateway>(
  org: Org,
  keys: GatewayKeys[Org],
  settings: GatewaySettings,
  surroundings: GatewayEnvironment,
): PaymentGateway {
  const address = surroundings.addresses[org] ?? ADDRESSES[org][settings.mode];
  return OPENERS[org](keys, address, settings, surroundings);
}
