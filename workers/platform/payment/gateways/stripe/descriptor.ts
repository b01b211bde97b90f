import * as v from 'valibot';
import { STRIPE_CURRENCIES } from '../currencies.ts';
import { createGatewayClient } from '../gateway-client.ts';
import { type GatewayDescriptor, keyText, sameAddress } from '../gateway-descriptor.ts';
import { type StripeKeys, stripeGateway } from './adapter.ts';

export const stripe: GatewayDescriptor<StripeKeys> = {
  keys: v.object({ secretKey: keyText(), webhookSecret: keyText() }),
  currencies: STRIPE_CURRENCIES,
  addresses: sameAddress('https://api.stripe.com'),
  open: (keys, { api }, _, { fetch, now }) =>
    stripeGateway(createGatewayClient({ baseUrl: api, fetch }), keys, now),
  freePayload: ({ transactionId: id, returnUrl }) => ({ id, url: returnUrl }),
};
