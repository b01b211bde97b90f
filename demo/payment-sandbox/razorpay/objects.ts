import type { Charge } from '../charge.ts';
import { refundedOf } from '../charge-store.ts';

export function toOrder(charge: Charge) {
  const isPaid = charge.paymentId !== null;
  return {
    id: charge.id,
    entity: 'order',
    amount: Number(charge.amount),
    amount_paid: isPaid ? Number(charge.amount) : 0,
    currency: charge.currency,
    receipt: charge.reference,
    status: isPaid ? 'paid' : 'created',
    notes: { transaction_id: charge.reference },
  };
}

export function toPayment(charge: Charge) {
  return {
    id: charge.paymentId,
    entity: 'payment',
    amount: Number(charge.amount),
    currency: charge.currency,
    status: charge.status === 'refunded' ? 'refunded' : 'captured',
    order_id: charge.id,
    method: 'card',
    amount_refunded: refundedOf(charge),
    notes: {},
  };
}
