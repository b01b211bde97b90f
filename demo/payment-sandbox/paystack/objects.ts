import type { Charge } from '../charge.ts';

const STATUS: Record<Charge['status'], string> = {
  open: 'abandoned',
  approved: 'ongoing',
  paid: 'success',
  declined: 'failed',
  expired: 'abandoned',
  refunded: 'reversed',
};

/** Of the card that a charge was paid with. */
export function tokenOf(charge: Charge): string {
  return `AUTH_${charge.id.slice(0, 10)}`;
}

/** https://paystack.com/docs/api/transaction/#verify */
export function toData(charge: Charge) {
  return {
    id: Number(charge.paymentId ?? 0),
    status: STATUS[charge.status],
    reference: charge.reference,
    amount: Number(charge.amount),
    currency: charge.currency,
    authorization: { authorization_code: tokenOf(charge), reusable: charge.keepsMethod },
    customer: { email: charge.email },
  };
}
