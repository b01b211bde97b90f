import type { Charge } from '../charge.ts';
import { hmac, type ProviderContext } from '../provider.ts';
import { newId } from '../store.ts';
import { toEvent, toIntent, toSession, toSetupIntent } from './objects.ts';

type Form = Record<string, string>;

/** Moves money, and sends the webhooks about it. */
export function stripeCharges({ store, webhooks }: Pick<ProviderContext, 'store' | 'webhooks'>) {
  async function notify(charge: Charge, kind: string, object: object) {
    const merchant = await store.merchant('Stripe', charge.merchant);
    if (!merchant) return;
    const body = JSON.stringify(toEvent(newId('evt_'), kind, object));
    const time = Math.floor(Date.now() / 1000);
    const signature = hmac('sha256', merchant.keys.webhookSecret ?? '', `${time}.${body}`);
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
    await webhooks.sendWebhook('Stripe', merchant, { kind, headers, body });
  }

  async function save(charge: Charge, card: string): Promise<Charge> {
    const saved = await store.save(charge, newId('seti_'), card);
    if (charge.paymentId === null) {
      await notify(saved, 'setup_intent.succeeded', toSetupIntent(saved));
      await notify(saved, 'checkout.session.completed', toSession(saved, ''));
    }
    return saved;
  }

  async function pay(charge: Charge): Promise<Charge> {
    if (charge.isSetup) return await save(charge, cardOf(charge));
    const isIntent = charge.id.startsWith('pi_');
    const paid = await store.pay(charge, isIntent ? charge.id : newId('pi_'));
    if (paid.timesCharged === 1 && charge.paymentId === null) {
      await notify(paid, 'payment_intent.succeeded', toIntent(paid));
      if (!isIntent) await notify(paid, 'checkout.session.completed', toSession(paid, ''));
    }
    return paid;
  }

  async function refund(charge: Charge, _base?: string, amount?: string): Promise<boolean> {
    const refunded = await store.refund(charge, amount);
    if (!refunded) return false;
    await notify(refunded, 'charge.refunded', { object: 'charge', ...toIntent(refunded).latest_charge });
    return true;
  }

  return { notify, pay, save, refund };
}

/** The card in a new buyer's pocket: nobody else's. */
export function cardOf({ email, id }: Charge): string {
  const digits = [...(email || id)].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_000,
    7,
  );
  return `4242 4242 4242 ${String(digits).padStart(4, '0')}`;
}

export type StripeCharges = ReturnType<typeof stripeCharges>;

export function toCharge(id: string, merchant: string, form: Form): Charge {
  return {
    org: 'Stripe',
    merchant,
    id,
    reference: form.client_reference_id ?? id,
    amount: form['line_items[0][price_data][unit_amount]'] ?? form.amount ?? '0',
    currency: form['line_items[0][price_data][currency]'] ?? form.currency ?? '',
    description:
      form['line_items[0][price_data][product_data][name]'] ??
      form['setup_intent_data[description]'] ??
      form.description ??
      '',
    email: form.customer_email ?? '',
    returnUrl: (form.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: form.cancel_url ?? form.success_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: form['payment_intent_data[setup_future_usage]'] === 'off_session',
    ...(form.mode === 'setup' ? { isSetup: true } : {}),
    createdMs: Date.now(),
  };
}
