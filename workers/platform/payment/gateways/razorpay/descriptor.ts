import * as v from 'valibot';
import { createGatewayClient } from '../gateway-client.ts';
import { type GatewayDescriptor, keyText, sameAddress } from '../gateway-descriptor.ts';
import { type RazorpayKeys, razorpayGateway } from './adapter.ts';

export const razorpay: GatewayDescriptor<RazorpayKeys> = {
  keys: v.object({ keyId: keyText(), keySecret: keyText(), webhookSecret: keyText() }),
  currencies: null,
  addresses: sameAddress('https://api.razorpay.com'),
  open: (keys, { api }, _, { fetch }) => razorpayGateway(createGatewayClient({ baseUrl: api, fetch }), keys),
  freePayload: ({ transactionId: id, currency }) => ({ id, amount: 0, currency, key_id: 'free' }),
};
