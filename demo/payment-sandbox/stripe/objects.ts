import { createHash } from 'node:crypto';
import type { Charge } from '../charge.ts';
import { refundedOf } from '../charge-store.ts';

/**
 * https://docs.stripe.com/api/checkout/sessions/object, with the payment intent expanded once there is one.
 */
export function toSession(charge: Charge, url: string) {
  if (charge.isSetup) return toSetupSession(charge, url);
  const isPaid = charge.status === 'paid' || charge.status === 'refunded';
  return {
    id: charge.id,
    object: 'checkout.session',
    mode: 'payment',
    status:
      isPaid || charge.status === 'approved' ? 'complete' : charge.status === 'expired' ? 'expired' : 'open',
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: isPaid ? null : url,
    client_reference_id: charge.reference,
    amount_total: Number(charge.amount),
    currency: charge.currency,
    payment_intent: isPaid ? toIntent(charge) : null,
    metadata: { transaction_id: charge.reference },
  };
}

/** Of `mode: setup`, with the setup intent and its payment method expanded. */
function toSetupSession(charge: Charge, url: string) {
  const isSaved = charge.status === 'paid';
  return {
    id: charge.id,
    object: 'checkout.session',
    mode: 'setup',
    status: isSaved ? 'complete' : charge.status === 'expired' ? 'expired' : 'open',
    payment_status: 'no_payment_required',
    url: isSaved ? null : url,
    client_reference_id: charge.reference,
    amount_total: null,
    currency: charge.currency,
    customer: isSaved ? `cus_${charge.id.slice(-14)}` : null,
    setup_intent: isSaved ? toSetupIntent(charge) : null,
    metadata: { transaction_id: charge.reference },
  };
}

/** https://docs.stripe.com/api/setup_intents/object */
export function toSetupIntent(charge: Charge) {
  const fingerprint = createHash('sha256')
    .update(`${charge.merchant}\n${charge.card}`)
    .digest('hex')
    .slice(0, 16);
  return {
    id: charge.paymentId,
    object: 'setup_intent',
    status: 'succeeded',
    payment_method: { id: tokenOf(charge), object: 'payment_method', type: 'card', card: { fingerprint } },
    metadata: { transaction_id: charge.reference },
  };
}

/** Of the card that a charge was paid with. */
export function tokenOf(charge: Charge): string {
  return `pm_${charge.id.slice(-14)}`;
}

/** https://docs.stripe.com/api/payment_intents/object */
export function toIntent(charge: Charge) {
  const isPaid = charge.status === 'paid' || charge.status === 'refunded';
  return {
    id: charge.paymentId ?? `pi_${charge.id.slice(-20)}`,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : charge.status === 'approved' ? 'processing' : 'requires_payment_method',
    amount: Number(charge.amount),
    amount_received: isPaid ? Number(charge.amount) : 0,
    currency: charge.currency,
    customer: charge.keepsMethod ? `cus_${charge.id.slice(-14)}` : null,
    payment_method: tokenOf(charge),
    setup_future_usage: charge.keepsMethod ? 'off_session' : null,
    metadata: { transaction_id: charge.reference },
    latest_charge: {
      id: `ch_${charge.id.slice(-14)}`,
      amount_refunded: refundedOf(charge),
      refunded: charge.status === 'refunded',
      metadata: { transaction_id: charge.reference },
    },
  };
}

/** https://docs.stripe.com/api/events/object */
export function toEvent(id: string, type: string, object: object) {
  return { id, object: 'event', api_version: '2024-06-20', type, livemode: false, data: { object } };
}
