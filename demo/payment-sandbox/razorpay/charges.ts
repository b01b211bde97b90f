import type { Charge } from '../charge.ts';
import { hmac, type ProviderContext } from '../provider.ts';
import { newId } from '../store.ts';
import { toOrder, toPayment } from './objects.ts';

/** Moves money, and sends the webhooks about it. */
export function razorpayCharges({ store, webhooks }: ProviderContext) {
  async function notify(charge: Charge, event: string) {
    const merchant = await store.merchant('Razorpay', charge.merchant);
    if (!merchant) return;
    const payload = { payment: { entity: toPayment(charge) }, order: { entity: toOrder(charge) } };
    const body = JSON.stringify({ entity: 'event', event, contains: ['payment', 'order'], payload });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac('sha256', merchant.keys.webhookSecret ?? '', body),
      'x-razorpay-event-id': newId(''),
    };
    await webhooks.sendWebhook('Razorpay', merchant, { kind: event, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, newId('pay_'));
    if (charge.paymentId === null) {
      await notify(paid, 'payment.captured');
      await notify(paid, 'order.paid');
    }
    return paid;
  }

  async function refund(charge: Charge, _base?: string, amount?: string): Promise<boolean> {
    const refunded = await store.refund(charge, amount);
    if (refunded) await notify(refunded, 'refund.processed');
    return refunded !== null;
  }

  return { pay, refund };
}

export type RazorpayCharges = ReturnType<typeof razorpayCharges>;
