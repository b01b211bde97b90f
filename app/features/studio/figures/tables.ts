import type { Figures } from '#app/contract/figures.ts';
import { daysOf } from './range.ts';

/** In the order of the page. */
export const TABLES = [
  'sign_ups',
  'revenue',
  'hours',
  'without_picture',
  'ends',
  'renewals',
  'titles',
] as const;
export type TableName = (typeof TABLES)[number];

export type Column =
  | 'day'
  | 'sign_ups'
  | 'currency'
  | 'paid'
  | 'refunded'
  | 'net'
  | 'due'
  | 'amount'
  | 'reason'
  | 'ended'
  | 'before'
  | 'hours'
  | 'plays'
  | 'title'
  | 'series'
  | 'unseen';

/** What a cell holds: a day, a reason's name or a text, or a number. Amounts are in the currency's major unit. */
export type Cell = string | number;

export interface FigureTable {
  columns: readonly Column[];
  rows: readonly Cell[][];
}

const SECONDS_OF_HOUR = 3600;

/** Each of the page's tables, every day with a row of its own. */
export function toTables(figures: Figures): Record<TableName, FigureTable> {
  const { sign_ups, revenue, renewals_due, ends, watched, top_titles, without_picture } = figures;
  const days = daysOf(figures);
  return {
    sign_ups: table(
      ['day', 'sign_ups'],
      byDay(days, sign_ups.days, ({ count }) => [count], [0]),
    ),
    revenue: table(
      ['day', 'currency', 'paid', 'refunded', 'net'],
      revenue.flatMap((money) => revenueRows(days, money)),
    ),
    renewals: table(
      ['currency', 'due', 'amount'],
      renewals_due.map(({ currency, count, amount_minor, decimals }) => [
        ...[currency, count, toMajor(amount_minor, decimals)],
      ]),
    ),
    ends: table(
      ['reason', 'ended', 'before'],
      ends.map(({ reason, count, before }) => [reason, count, before]),
    ),
    hours: table(
      ['day', 'hours', 'plays'],
      byDay(days, watched.days, ({ seconds, plays }) => [toHours(seconds), plays], [0, 0]),
    ),
    titles: table(
      ['title', 'series', 'hours', 'plays'],
      top_titles.map(({ content_id, title, parent, seconds, plays }) => [
        ...[title ?? content_id, parent ?? '', toHours(seconds), plays],
      ]),
    ),
    without_picture: table(
      ['day', 'unseen', 'plays'],
      byDay(
        days.filter((day) => day >= without_picture.stored_from),
        without_picture.days,
        ({ count, plays }) => [count, plays],
        [0, 0],
      ),
    ),
  };
}

export function revenueRows(days: readonly string[], money: Figures['revenue'][number]): Cell[][] {
  const { currency, decimals } = money;
  const amounts = (paid: number, refunded: number): Cell[] => [
    ...[currency, toMajor(paid, decimals), toMajor(refunded, decimals)],
    toMajor(paid - refunded, decimals),
  ];
  return byDay(
    days,
    money.days,
    ({ paid_minor, refunded_minor }) => amounts(paid_minor, refunded_minor),
    amounts(0, 0),
  );
}

/** The nearest number, which is written with the same digits: 1999 hundredths are 19.99. */
export const toMajor = (minor: number, decimals: number) => minor / 10 ** decimals;

export const toHours = (seconds: number) => Math.round((seconds / SECONDS_OF_HOUR) * 100) / 100;

const table = (columns: readonly Column[], rows: readonly Cell[][]): FigureTable => ({ columns, rows });

function byDay<Row extends { day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  toCells: (row: Row) => Cell[],
  none: readonly Cell[],
): Cell[][] {
  const rowOf = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const row = rowOf.get(day);
    return [day, ...(row ? toCells(row) : none)];
  });
}
