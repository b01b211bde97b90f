import { numberLocale } from './number-locale.ts';

/**
 * An amount in the currency's major unit, with 2 decimals (viewer.md §9), as the language writes it. A code that is no
 * currency is shown as it is: what has to be paid must never vanish.
 */
export function formatMoney(amount: number, currency: string, lng: string): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat(numberLocale(lng), { style: 'currency', currency, ...decimals }).format(
      amount,
    );
  } catch {
    return `${new Intl.NumberFormat(numberLocale(lng), decimals).format(amount)} ${currency}`;
  }
}
