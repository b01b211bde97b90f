import { numberLocale } from './number-locale.ts';

/** What Intl begins an amount with in such languages, a negative one the second. */
const RIGHT_TO_LEFT = ['\u200f', '\u061c'];

/**
 * An amount in the currency's major unit, with 2 decimals (viewer.md §9) unless others are given, as the language
 * writes it. A code that is no currency is shown as it is: what has to be paid must never vanish.
 */
export function formatMoney(amount: number, currency: string, lng: string, digits = 2): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    const format = new Intl.NumberFormat(numberLocale(lng), { style: 'currency', currency, ...decimals });
    return format.formatToParts(amount).map(toText).join('');
  } catch {
    return `${new Intl.NumberFormat(numberLocale(lng), decimals).format(amount)} ${currency}`;
  }
}

/**
 * In right-to-left text "US$" would be reordered to "$US": currency signs with letters are isolated from the
 * text around them.
 */
function toText(
  { type, value }: Intl.NumberFormatPart,
  _: number,
  numberParts: Intl.NumberFormatPart[],
): string {
  const isRightToLeft = RIGHT_TO_LEFT.includes(numberParts[0]?.value.charAt(0) ?? '');
  const isTurned = type === 'currency' && /[a-z]/i.test(value) && isRightToLeft;
  return isTurned ? `\u2066${value}\u2069` : value;
}
