import * as v from 'valibot';
import { PAYPAL_CURRENCIES } from '../currencies.ts';
import { createGatewayClient } from '../gateway-client.ts';
import { type GatewayDescriptor, keyText } from '../gateway-descriptor.ts';
import { type PaypalKeys, paypalGateway } from './adapter.ts';
import { openPaypalWebhooks } from './webhook.ts';

export const paypal: GatewayDescriptor<PaypalKeys> = {
  keys: v.object({ clientId: keyText(), clientSecret: keyText(), webhookId: keyText() }),
  currencies: PAYPAL_CURRENCIES,
  addresses: {
    live: { api: 'https://api-m.paypal.com', checkout: 'https://api-m.paypal.com' },
    test: { api: 'https://api-m.sandbox.paypal.com', checkout: 'https://api-m.sandbox.paypal.com' },
  },
  open: (keys, { api }, _, { fetch, now }) =>
    paypalGateway(
      createGatewayClient({ baseUrl: api, fetch }),
      keys,
      openPaypalWebhooks({ baseUrl: api, webhookId: keys.webhookId, fetch }),
      now,
    ),
  freePayload: ({ transactionId: id, returnUrl }) => ({ id, url: returnUrl }),
};
