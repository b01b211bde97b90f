import { decimalsOf } from '#app/lib/currency-decimals.ts';

/** 999 of USD as it is typed: `9.99`. */
export function toTypedAmount(minor: number, currency: string): string {
  const digits = decimalsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** `9.99` or `9,99` in the smallest unit; null for what is no amount, or is finer than that unit. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = decimalsOf(currency);
  const [, units = '', fraction = ''] = /^\s*(\d{1,12})(?:[.,](\d{1,4}))?\s*$/.exec(typed) ?? [];
  if (units === '' || fraction.replace(/0+$/, '').length > digits) return null;
  return Number(`${units}${fraction.padEnd(digits, '0').slice(0, digits)}`);
}
