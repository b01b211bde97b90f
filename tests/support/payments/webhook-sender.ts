import type { WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import type { PaymentCase } from './case.ts';
import { asSentNow } from './gateways.ts';
import type { Shop } from './merchants.ts';
import type { Action } from './steps.ts';

/** The gateway's webhooks, delivered and forged. */
export function webhookSenderOf(paymentCase: PaymentCase) {
  const { harness, shop, others, random, unverifiable, expectStatus } = paymentCase;
  const { gateways } = harness;
  const { org, merchant } = shop;

  async function deliver(message: WebhookDelivery, to: Shop, body = message.body): Promise<number> {
    const headers = asSentNow(message, shop.keys.Stripe.webhookSecret);
    // A forged webhook has the old signature at best.
    const signed = body === message.body ? headers : message.headers;
    const response = await harness.call(to, {
      path: `/api/v1/payment/webhook/${message.org}`,
      session: '',
      init: { method: 'POST', headers: signed, body },
    });
    return response.status;
  }

  /** Webhooks arrive late, repeatedly and in any order. */
  function messages(): Action[] {
    const known = gateways.deliveriesOf(merchant);
    if (known.length === 0) return [];
    const message = random.pick(known);
    const times = random.chance(0.15) ? 10 : 1 + random.below(2);
    return Array.from({ length: times }, () => ({
      mayCrash: true,
      run: async () => expectStatus('webhook', await deliver(message, shop), [200, ...unverifiable]),
    }));
  }

  function forgery(): Action {
    const known = gateways.deliveriesOf(merchant);
    const foreign = others.filter((other) => other.org === org);
    return {
      mayCrash: false,
      async run() {
        if (known.length === 0 || foreign.length === 0) return;
        const message = random.pick(known);
        if (random.chance(0.5)) {
          const changed = org === 'PayU' ? `${message.body}&status=success&amount=0.01` : `${message.body} `;
          expectStatus('a forged message', await deliver(message, shop, changed), [400, ...unverifiable]);
        } else {
          expectStatus('another tenant’s message', await deliver(message, random.pick(foreign)), [
            400,
            ...unverifiable,
          ]);
        }
      },
    };
  }

  return { deliver, messages, forgery };
}
