import type { Charge, Merchant } from '../charge.ts';
import { type ProviderContext, sha512 } from '../provider.ts';

export type Fields = Record<string, string>;

const UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];

/** The fields of a payment's form that are hashed, in that order. */
export const SENT = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDFS];

const UNMAPPED: Record<string, string> = { success: 'captured', failure: 'failed', refunded: 'refunded' };

/** Moves money, and sends the webhooks about it. */
export function payuCharges({ store, webhooks }: ProviderContext) {
  const fieldsOf = (charge: Charge) =>
    store.answered('PayU', charge.id).then((stored) => (stored?.answer ?? {}) as Fields);

  async function responseFields(charge: Charge, merchant: Merchant, status: string): Promise<Fields> {
    const sent = await fieldsOf(charge);
    const answer = {
      ...sent,
      status,
      mihpayid: charge.paymentId ?? `${Date.now()}`,
      mode: 'CC',
      unmappedstatus: UNMAPPED[status] ?? '',
    };
    const signed = [
      merchant.keys.salt,
      status,
      '',
      '',
      '',
      '',
      '',
      ...[...SENT].reverse().map((name) => sent[name] ?? ''),
    ];
    return { ...answer, hash: sha512(signed.join('|')) };
  }

  async function notify(charge: Charge, merchant: Merchant, status: string) {
    const body = new URLSearchParams(await responseFields(charge, merchant, status)).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await webhooks.sendWebhook('PayU', merchant, { kind: status, headers, body });
  }

  async function pay(charge: Charge): Promise<Charge> {
    const paid = await store.pay(charge, String(Date.now()) + Math.floor(Math.random() * 1000));
    const merchant = await store.merchant('PayU', charge.merchant);
    if (merchant && charge.paymentId === null) await notify(paid, merchant, 'success');
    return paid;
  }

  async function refund(charge: Charge, _base?: string, amount?: string): Promise<boolean> {
    const merchant = await store.merchant('PayU', charge.merchant);
    const refunded = await store.refund(charge, amount);
    if (!refunded) return false;
    if (merchant) await notify(refunded, merchant, 'refunded');
    return true;
  }

  return { responseFields, pay, refund };
}

export type PayuCharges = ReturnType<typeof payuCharges>;
