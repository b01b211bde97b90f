import type { Charge } from '../charge.ts';
import { hmac, type ProviderContext } from '../provider.ts';
import { newId } from '../store.ts';
import { toData } from './objects.ts';

/** Moves money, and sends the webhooks about it. */
export function paystackCharges({ store, webhooks }: ProviderContext) {
  async function notify(charge: Charge, event: string, data: object) {
    const merchant = await store.merchant('Paystack', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify({ event, data });
    const signature = hmac('sha512', merchant.keys.secretKey ?? '', body);
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    await webhooks.sendWebhook('Paystack', merchant, { kind: event, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, String(Math.floor(Math.random() * 1e10)));
    if (charge.paymentId === null) await notify(paid, 'charge.success', toData(paid));
    return paid;
  }

  async function refund(charge: Charge, _base?: string, amount?: string): Promise<boolean> {
    const refunded = await store.refund(charge, amount);
    if (!refunded) return false;
    const data = { transaction_reference: refunded.reference, amount: refunded.refunds?.at(-1) };
    await notify(charge, 'refund.processed', { id: newId(''), ...data });
    return true;
  }

  return { pay, refund };
}

export type PaystackCharges = ReturnType<typeof paystackCharges>;
