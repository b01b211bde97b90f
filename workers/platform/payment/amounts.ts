import { decimalsOf } from '#app/lib/currency-decimals.ts';

// Gateways count in units of their own.

/**
 * In a unit with this many decimals. Throws where the amount has no such number: 9.99 forints as whole ones.
 */
export function scaleMinor(amountMinor: number, currency: string, decimals: number): number {
  const scaled = amountMinor * 10 ** (decimals - decimalsOf(currency));
  if (!Number.isSafeInteger(scaled)) {
    throw new RangeError(`${amountMinor} ${currency} cannot be written with ${decimals} decimals`);
  }
  return scaled;
}

/** Back from a unit with this many decimals; NaN for what is finer than we count, which no amount equals. */
export function unscaleMinor(amount: number, currency: string, decimals: number): number {
  const minor = amount / 10 ** (decimals - decimalsOf(currency));
  return Number.isSafeInteger(minor) ? minor : Number.NaN;
}

/** "7.99"; no rounding on the way, as no fraction is ever made. */
export function toDecimal(amountMinor: number, currency: string, decimals = decimalsOf(currency)): string {
  const digits = String(scaleMinor(amountMinor, currency, decimals)).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,6}))?$/;

/** "7.990000" and "7.99" alike; NaN for anything that is no amount of this currency. */
export function fromDecimal(text: string, currency: string): number {
  const [, integer, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (integer === undefined) return Number.NaN;
  const decimals = decimalsOf(currency);
  const rest = fraction.slice(decimals);
  if (/[1-9]/.test(rest)) return Number.NaN;
  return Number(integer + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** An amount as the calls carry it, in the major unit. */
export function toMajor(amountMinor: number, currency: string): number {
  return Number(toDecimal(amountMinor, currency));
}

/** Back from the major unit; NaN for what is finer than the currency is counted. */
export function toMinor(amount: number, currency: string): number {
  const scaled = amount * 10 ** decimalsOf(currency);
  const minor = Math.round(scaled);
  return Math.abs(scaled - minor) < 1e-4 ? minor : Number.NaN;
}
