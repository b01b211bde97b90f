import { memoizeByKey } from './memoize.ts';

/** Arabic has its own digits; engines disagree on whether to use them, so the locale names them. */
const DIGITS: Record<string, string> = {
  ar: 'arab',
  fa: 'arabext',
  ur: 'arabext',
  ckb: 'arab',
  ps: 'arabext',
};

/**
 * A language code with the digits that its readers expect ("ar" → "ar-u-nu-arab"), for every Intl formatter.
 * Server and browser must format alike, or hydration finds other texts than it expects.
 */
export const numberLocale = memoizeByKey((lng) => {
  const base = lng.split('-')[0]?.toLowerCase() ?? '';
  const digits = Object.hasOwn(DIGITS, base) && !lng.includes('-u-') ? DIGITS[base] : undefined;
  const tag = digits ? `${lng}-u-nu-${digits}` : lng;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
});

const numberFormats = memoizeByKey((key) => {
  const [lng, options]: [string, Intl.NumberFormatOptions] = JSON.parse(key);
  return new Intl.NumberFormat(numberLocale(lng), options);
});

/**
 * The language's formatter for numbers. Making one costs a hundred times what using it does, so they are
 * kept.
 */
export function numberFormat(lng: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return numberFormats(JSON.stringify([lng, options]));
}

const digits = memoizeByKey((lng) => {
  const formatter = numberFormat(lng, { useGrouping: false });
  return Array.from('0123456789', (digit) => formatter.format(Number(digit)));
});

/** Writes a text's ASCII digits as the language does. */
export function localDigits(text: string, lng: string): string {
  const own = digits(lng);
  return text.replace(/[0-9]/g, (digit) => own[Number(digit)] ?? digit);
}
