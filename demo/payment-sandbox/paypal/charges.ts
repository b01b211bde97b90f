import { crc32 } from 'node:zlib';
import type { Charge } from '../charge.ts';
import type { ProviderContext } from '../provider.ts';
import { newId } from '../store.ts';
import { RSA_SHA256 } from './certificate.ts';
import { toCapture } from './objects.ts';
import { signingKey } from './signing-key.ts';

export const CERT = 'CERT-sandbox';

/** Moves money, and sends the webhooks about it. */
export function paypalCharges({ store, webhooks }: ProviderContext) {
  async function notify(c: { base: string }, charge: Charge, kind: string, resource: object) {
    const merchant = await store.merchant('PayPal', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify({ id: newId('WH-'), event_type: kind, resource });
    const id = crypto.randomUUID();
    const time = new Date().toISOString();
    const { pkcs8 } = await signingKey(store);
    const key = await crypto.subtle.importKey('pkcs8', Buffer.from(pkcs8, 'base64'), RSA_SHA256, false, [
      'sign',
    ]);
    const text = `${id}|${time}|${merchant.keys.webhookId}|${crc32(body)}`;
    const signature = await crypto.subtle.sign(RSA_SHA256, key, Buffer.from(text));
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': Buffer.from(signature).toString('base64'),
      'paypal-cert-url': `${c.base}/v1/notifications/certs/${CERT}`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    await webhooks.sendWebhook('PayPal', merchant, { kind, headers, body });
  }

  async function pay(charge: Charge, base: string): Promise<Charge> {
    const paid = await store.pay(charge, newId('').toUpperCase());
    if (charge.paymentId === null) await notify({ base }, paid, 'PAYMENT.CAPTURE.COMPLETED', toCapture(paid));
    return paid;
  }

  async function refund(charge: Charge, base: string, amount?: string): Promise<boolean> {
    const refunded = await store.refund(charge, amount);
    if (!refunded) return false;
    await notify({ base }, refunded, 'PAYMENT.CAPTURE.REFUNDED', toCapture(refunded));
    return true;
  }

  return { notify, pay, refund };
}

export type PaypalCharges = ReturnType<typeof paypalCharges>;
