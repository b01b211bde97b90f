import * as v from 'valibot';
import { createGatewayClient } from '../gateway-client.ts';
import { type GatewayDescriptor, keyText } from '../gateway-descriptor.ts';
import { type PayuKeys, payuGateway } from './adapter.ts';

export const payu: GatewayDescriptor<PayuKeys> = {
  keys: v.object({ merchantKey: keyText(), salt: keyText() }),
  currencies: null,
  addresses: {
    live: { api: 'https://info.payu.in', checkout: 'https://secure.payu.in' },
    test: { api: 'https://test.payu.in', checkout: 'https://test.payu.in' },
  },
  open: (keys, { api, checkout }, { currency }, { fetch }) =>
    payuGateway(createGatewayClient({ baseUrl: api, fetch }), { ...keys, checkoutUrl: checkout, currency }),
  freePayload: ({ returnUrl }) => ({ url: returnUrl, fields: {} }),
};
