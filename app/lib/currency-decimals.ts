/**
 * Amounts are integers of the currency's smallest unit that the site shows: hundredths, or whole units of a
 * currency that has none (api.md: at most 2 decimals).
 */
export function decimalsOf(currency: string): number {
  return Math.min(2, isoDecimals(currency));
}

// ISO 4217's list, and not Intl's: engines differ (HUF has 0 decimals in one ICU and 2 in the next), and what
// is stored must mean the same everywhere.
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** ISO 4217's: 0 for JPY, 3 for KWD, else 2. */
export function isoDecimals(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}
