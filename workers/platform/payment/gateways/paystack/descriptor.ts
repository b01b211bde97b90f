import * as v from 'valibot';
import { PAYSTACK_CURRENCIES } from '../currencies.ts';
import { createGatewayClient } from '../gateway-client.ts';
import { type GatewayDescriptor, keyText, sameAddress } from '../gateway-descriptor.ts';
import { type PaystackKeys, paystackGateway } from './adapter.ts';

export const paystack: GatewayDescriptor<PaystackKeys> = {
  keys: v.object({ secretKey: keyText() }),
  currencies: PAYSTACK_CURRENCIES,
  addresses: sameAddress('https://api.paystack.co'),
  open: (keys, { api }, _, { fetch }) => paystackGateway(createGatewayClient({ baseUrl: api, fetch }), keys),
  freePayload: ({ transactionId: id, returnUrl }) => ({ id, authorization_url: returnUrl }),
};
