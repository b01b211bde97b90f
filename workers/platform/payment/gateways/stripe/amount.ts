import { isoDecimals, scaleMinor, unscaleMinor } from '../../amounts.ts';
import type { PaymentOrder } from '../gateway.ts';

/**
 * Whole units that Stripe counts in hundredths nevertheless: https://docs.stripe.com/currencies#special-cases
 */
const HUNDREDTHS = new Set(['ISK', 'UGX']);

const decimalsOfStripe = (currency: string) => (HUNDREDTHS.has(currency) ? 2 : isoDecimals(currency));

export function toAmount({ amountMinor, currency }: Pick<PaymentOrder, 'amountMinor' | 'currency'>) {
  const amount = String(scaleMinor(amountMinor, currency, decimalsOfStripe(currency)));
  return { amount, currency: currency.toLowerCase() };
}

export function fromAmount(amount: unknown, currency: string): number {
  return unscaleMinor(Number(amount), currency, decimalsOfStripe(currency));
}
