/** Arabic writes its own digits; engines disagree on whether to, so it is said. */
const DIGITS: Record<string, string> = {
  ar: 'arab',
  fa: 'arabext',
  ur: 'arabext',
  ckb: 'arab',
  ps: 'arabext',
};

/**
 * A language code with the digits that its readers expect ("ar" → "ar-u-nu-arab"), for every Intl formatter. Server and
 * browser must format alike, or hydration finds other texts than it expects.
 */
export function numberLocale(lng: string): string {
  const base = lng.split('-')[0]?.toLowerCase() ?? '';
  const digits = Object.hasOwn(DIGITS, base) && !lng.includes('-u-') ? DIGITS[base] : undefined;
  const tag = digits ? `${lng}-u-nu-${digits}` : lng;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

const MAX_FORMATS = 200;
const formats = new Map<string, Intl.NumberFormat>();

/** The language's formatter for numbers. Making one costs a hundred times what using it does, so they are kept. */
export function numberFormat(lng: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${lng} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(numberLocale(lng), options);
  if (formats.size < MAX_FORMATS) formats.set(key, format);
  return format;
}

/** Writes a text's ASCII digits as the language does. */
export function localDigits(text: string, lng: string): string {
  const formatter = numberFormat(lng, { useGrouping: false });
  return text.replace(/[0-9]/g, (digit) => formatter.format(Number(digit)));
}
