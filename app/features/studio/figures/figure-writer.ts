import { formatMoney } from '#app/lib/money.ts';
import { numberFormat, numberLocale } from '#app/lib/number-locale.ts';

/** Writes figures as the reader's language does. */
export function figureWriter(lng: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(numberLocale(lng), { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const change = numberFormat(lng, {
    ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  });
  return {
    count: (count: number) => numberFormat(lng).format(count),
    hours: (hours: number) => numberFormat(lng, { maximumFractionDigits: 1 }).format(hours),
    money: (amount: number, currency: string, decimals: number) =>
      formatMoney(amount, currency, lng, decimals),
    /** "2 Nov" */
    shortDay: dates({ day: 'numeric', month: 'short' }),
    /** "2 November 2026" */
    day: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** "November 2026", of any of its days. */
    month: dates({ month: 'long', year: 'numeric' }),
    /** "+12%" */
    change: (now: number, before: number) => change.format((now - before) / Math.abs(before)),
  };
}

export type FigureWriter = ReturnType<typeof figureWriter>;
