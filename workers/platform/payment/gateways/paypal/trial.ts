import type { PaymentOutcome, StoredPayment, TrialSetup } from '../gateway.ts';
import { asList, asObject, asText, type JsonObject, requireText } from '../gateway-client.ts';
import type { Post } from './adapter.ts';

interface PaypalCalls {
  post: Post;
  /** Null for what PayPal does not know, or no longer. */
  find(path: string): Promise<JsonObject | null>;
}

/** A wallet approved for later charges: https://developer.paypal.com/docs/checkout/save-payment-methods/ */
export function paypalTrial({ post, find }: PaypalCalls): TrialSetup {
  return {
    async start(order) {
      const answer = await post('/v3/vault/setup-tokens', order.transactionId, {
        payment_source: {
          paypal: {
            description: order.planName.slice(0, 127),
            usage_type: 'MERCHANT',
            experience_context: {
              return_url: order.returnUrl,
              cancel_url: order.cancelUrl,
              brand_name: order.brandName.slice(0, 127),
              shipping_preference: 'NO_SHIPPING',
            },
          },
        },
      });
      const id = requireText(answer.id, 'id');
      const link = asList(answer.links)
        .map(asObject)
        .find((each) => each?.rel === 'approve');
      return { gatewayOrderId: id, payload: { id, url: requireText(link?.href, 'approve') } };
    },

    async reconcile(payment) {
      const path = `/v3/vault/setup-tokens/${encodeURIComponent(payment.gatewayOrderId)}`;
      const setup = await find(path);
      // Approved or not, PayPal forgets it after three days.
      if (!setup) return { state: 'failed', reason: 'expired' };
      if (!APPROVED.has(asText(setup.status))) return { state: 'pending' };
      const saved = await post('/v3/vault/payment-tokens', `${payment.transactionId}-vault`, {
        payment_source: { token: { id: payment.gatewayOrderId, type: 'SETUP_TOKEN' } },
      });
      return toOutcome(saved, payment);
    },
  };
}

/** `VAULTED` where the answer to the last request was lost: repeated under its key, it is the same. */
const APPROVED: ReadonlySet<string> = new Set(['APPROVED', 'VAULTED']);

function toOutcome(saved: JsonObject, { currency }: StoredPayment): PaymentOutcome {
  const token = requireText(saved.id, 'id');
  const wallet = asObject(asObject(saved.payment_source)?.paypal);
  const fingerprint = asText(wallet?.payer_id) || asText(wallet?.account_id) || null;
  const customer = asText(asObject(saved.customer)?.id) || null;
  return {
    state: 'captured',
    paymentId: token,
    amountMinor: 0,
    currency,
    method: { token, customer, fingerprint },
  };
}
