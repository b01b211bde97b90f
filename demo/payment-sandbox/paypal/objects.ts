import type { Context } from 'hono';
import type { Charge } from '../charge.ts';
import { baseOf } from '../provider.ts';

/** Of the wallet that a charge was paid with. */
export function tokenOf(charge: Charge): string {
  return `vault-${charge.id}`;
}

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export function toOrder(c: Context, charge: Charge) {
  const isPaid = charge.paymentId !== null;
  const amount = { currency_code: charge.currency, value: charge.amount };
  const href = `${baseOf(c, 'PayPal')}/checkoutnow?token=${charge.id}`;
  const vault = { id: tokenOf(charge), status: 'VAULTED', customer: { id: 'sandbox' } };
  return {
    id: charge.id,
    intent: 'CAPTURE',
    status: isPaid ? 'COMPLETED' : charge.status === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    purchase_units: [
      {
        custom_id: charge.reference,
        amount,
        ...(isPaid ? { payments: { captures: [toCapture(charge)], refunds: toRefunds(charge) } } : {}),
      },
    ],
    ...(isPaid && charge.keepsMethod ? { payment_source: { paypal: { attributes: { vault } } } } : {}),
    links: [{ href, rel: 'payer-action', method: 'GET' }],
  };
}

function toRefunds({ id, currency, refunds = [] }: Charge) {
  return refunds.map((value, index) => ({
    id: `${id}R${index}`,
    status: 'COMPLETED',
    amount: { currency_code: currency, value },
  }));
}

export function toCapture(charge: Charge) {
  return {
    id: charge.paymentId,
    status: charge.status === 'refunded' ? 'REFUNDED' : charge.refunds ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
    amount: { currency_code: charge.currency, value: charge.amount },
    custom_id: charge.reference,
    supplementary_data: { related_ids: { order_id: charge.id } },
  };
}
