import { isoDecimals } from '#app/lib/currency-decimals.ts';
import { scaleMinor, unscaleMinor } from '../../amounts.ts';
import type { PaymentOrder, PaymentOutcome, SavedMethod } from '../gateway.ts';
import { asObject, asText, type JsonObject, requireText } from '../gateway-client.ts';

/**
 * Whole units that Stripe counts in hundredths nevertheless: https://docs.stripe.com/currencies#special-cases
 */
const HUNDREDTHS = new Set(['ISK', 'UGX']);
const decimalsOfStripe = (currency: string) => (HUNDREDTHS.has(currency) ? 2 : isoDecimals(currency));

export const MISMATCH: PaymentOutcome = { state: 'failed', reason: 'mismatch' };

export function ofIntent(intent: JsonObject): PaymentOutcome {
  if (intent.status === 'succeeded') {
    return toOutcome(intent, intent.amount_received, asText(intent.currency));
  }
  const isOpen = intent.status === 'processing' || intent.status === 'requires_capture';
  return isOpen ? { state: 'pending' } : { state: 'failed', reason: 'declined' };
}

export function toOutcome(intent: JsonObject | null, amount: unknown, currencyText: string): PaymentOutcome {
  const paymentId = requireText(intent?.id, 'payment_intent');
  if (asObject(intent?.latest_charge)?.refunded === true) return { state: 'refunded', paymentId };
  const currency = currencyText.toUpperCase();
  const amountMinor = fromAmount(amount, currency);
  return { state: 'captured', paymentId, amountMinor, currency, method: toMethod(intent) };
}

function toMethod(intent: JsonObject | null): SavedMethod | null {
  const token = asText(intent?.payment_method);
  const customer = asText(intent?.customer);
  return token && customer && intent?.setup_future_usage === 'off_session' ? { token, customer } : null;
}

export function toAmount({ amountMinor, currency }: Pick<PaymentOrder, 'amountMinor' | 'currency'>) {
  const amount = String(scaleMinor(amountMinor, currency, decimalsOfStripe(currency)));
  return { amount, currency: currency.toLowerCase() };
}

export function fromAmount(amount: unknown, currency: string): number {
  return unscaleMinor(Number(amount), currency, decimalsOfStripe(currency));
}
