const LOCALE = 'en-GB';

/** "US$7.99", of an amount in the major unit; as it is where the provider's orders name no currency (PayU). */
export function priceText(amount: number | string, currency: string): string {
  if (currency === '') return String(amount);
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(Number(amount));
}

/** The same of an amount in the currency's minor unit, or in one with so many decimals. */
export function minorPriceText(amount: number | string, currency: string, decimals?: number): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return priceText(Number(amount) / 10 ** (decimals ?? maximumFractionDigits), currency);
}
