import { fromDecimal } from '../../amounts.ts';
import type { PaymentOutcome, SavedMethod, StoredPayment } from '../gateway.ts';
import { asList, asObject, asText, type JsonObject, requireText } from '../gateway-client.ts';

const unitOf = (order: JsonObject) => asObject(asList(order.purchase_units)[0]);

function amountOf(amount: JsonObject | null) {
  const currency = asText(amount?.currency_code);
  return { currency, amountMinor: fromDecimal(asText(amount?.value), currency) };
}

/** Checked before money is captured. */
export function isSameOrder(
  order: JsonObject,
  payment: Pick<StoredPayment, 'transactionId' | 'amountMinor' | 'currency'>,
) {
  const unit = unitOf(order);
  const { amountMinor, currency } = amountOf(asObject(unit?.amount));
  return (
    unit?.custom_id === payment.transactionId &&
    currency === payment.currency &&
    amountMinor === payment.amountMinor
  );
}

export function toOutcome(order: JsonObject, payment: Pick<StoredPayment, 'transactionId'>): PaymentOutcome {
  if (order.status === 'VOIDED') return { state: 'failed', reason: 'expired' };
  const unit = unitOf(order);
  const captured = asObject(asList(asObject(unit?.payments)?.captures)[0]);
  if (!captured) return { state: 'pending' };
  if ((asText(captured.custom_id) || unit?.custom_id) !== payment.transactionId) {
    return { state: 'failed', reason: 'mismatch' };
  }
  const paymentId = requireText(captured.id, 'id');
  switch (captured.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return {
        state: 'captured',
        paymentId,
        ...amountOf(asObject(captured.amount)),
        method: toMethod(order),
      };
    case 'REFUNDED':
      return { state: 'refunded', paymentId };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed', reason: 'declined' };
    default:
      return { state: 'pending' };
  }
}

/** Refunds that failed or were cancelled moved no money. */
const NO_REFUND: ReadonlySet<unknown> = new Set(['FAILED', 'CANCELLED']);

/** What has been refunded of an order, or is about to be, in minor units. */
export function refundedOf(order: JsonObject): number {
  const refunds = asList(asObject(unitOf(order)?.payments)?.refunds).map(asObject);
  return refunds
    .filter((refund) => !NO_REFUND.has(refund?.status))
    .reduce((sum, refund) => sum + amountOf(asObject(refund?.amount)).amountMinor, 0);
}

function toMethod(order: JsonObject): SavedMethod | null {
  const paypal = asObject(asObject(order.payment_source)?.paypal);
  const vault = asObject(asObject(paypal?.attributes)?.vault);
  const token = vault?.status === 'VAULTED' ? asText(vault.id) : '';
  return token ? { token, customer: asText(asObject(vault?.customer)?.id) || null } : null;
}
