import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, isoDecimals } from '#app/lib/currency-decimals.ts';
import {
  fromDecimal,
  scaleMinor,
  toDecimal,
  toMajor,
  unscaleMinor,
} from '#workers/platform/payment/amounts.ts';

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'INR', 'XOF', 'NGN');
const amountMinor = fc.integer({ min: 0, max: 10 ** 12 });

describe('amounts', () => {
  it('a currency has as many decimals as the site shows, 2 at most', () => {
    expect(['USD', 'JPY', 'KWD', 'no currency'].map(decimalsOf)).toEqual([2, 0, 2, 2]);
  });

  it.each([
    [799, 'USD', '7.99'],
    [5, 'USD', '0.05'],
    [0, 'USD', '0.00'],
    [500, 'JPY', '500'],
    [1250, 'KWD', '12.50'],
  ])('%i of %s is written %s', (minor, code, text) => {
    expect(toDecimal(minor, code)).toBe(text);
    expect(toMajor(minor, code)).toBe(Number(text));
  });

  it('a written amount is read back unchanged', () => {
    fc.assert(
      fc.property(amountMinor, currency, (minor, code) => {
        expect(fromDecimal(toDecimal(minor, code), code)).toBe(minor);
        const decimals = isoDecimals(code);
        expect(unscaleMinor(scaleMinor(minor, code, decimals), code, decimals)).toBe(minor);
      }),
    );
  });

  it.each(['', '-1.00', '1,00', '1e3', ' 1.00', '0x10', 'NaN', '1.999', '99999999999999999', '٧.٩٩'])(
    'the malformed amount %o is not read',
    (text) => {
      expect(fromDecimal(text, 'USD')).toBeNaN();
    },
  );

  it('zeros behind the last decimal are read', () => {
    expect(fromDecimal('800.000000', 'INR')).toBe(80_000);
    expect(fromDecimal('500.00', 'JPY')).toBe(500);
  });

  it('an amount is never rounded for a gateway with coarser units', () => {
    expect(() => scaleMinor(999, 'HUF', 0)).toThrow(RangeError);
    expect(scaleMinor(1000, 'HUF', 0)).toBe(10);
  });

  it('an amount in a finer unit equals none', () => {
    expect(unscaleMinor(7995, 'KWD', 3)).toBeNaN();
    expect(unscaleMinor(7990, 'KWD', 3)).toBe(799);
  });
});
