import type { Figures } from '#app/contract/figures.ts';
import { type I18nContext, translator } from '#app/features/i18n/i18n-server.server.ts';
import type { FigureWriter } from './figure-writer.ts';
import type { FigureBar, FigurePanel } from './figures-model.ts';
import { daysOf } from './range.ts';
import { type Cell, type Column, type FigureTable, revenueRows, type TableName, toTables } from './tables.ts';
import { toChart } from './to-chart.ts';

/** Longer ones are listed by month. */
const MAX_ROWS_OF_DAYS = 92;

type Translate = (key: string, values?: Record<string, string>) => string;
type Write = (value: number) => string;

interface Panel {
  id?: string;
  table: TableName;
  title?: string;
  /** With its rows of the panel's own, where there are several panels of one table. */
  data: FigureTable;
  /** How its numbers are written; counts as they are. */
  write?: Partial<Record<Column, Write>>;
  /** Of its chart's ticks. */
  writeRound?: Write;
}

/** A part of the page for each table, with its chart. */
export async function toPanels(
  context: I18nContext,
  writer: FigureWriter,
  figures: Figures,
): Promise<FigurePanel[]> {
  const t = await translator(context, 'studio');
  const tables = toTables(figures);
  const days = daysOf(figures);
  const hours = { hours: writer.hours };
  const perDay = (panel: Panel, column: Column, unit = 1): FigurePanel => {
    const { table, data, title = t(`figures_${table}`) } = panel;
    const index = data.columns.indexOf(column);
    const values = data.rows.map((row) => Number(row[index] ?? 0));
    const ofDays = data.rows.map(([day]) => String(day));
    const write = panel.write?.[column] ?? writer.count;
    const chart = toChart(writer, {
      ...{ name: title, days: ofDays, values, unit },
      ...{ write, writeRound: panel.writeRound },
      describe: (shown, isByWeek) => t(isByWeek ? 'figures_chart_weeks' : 'figures_chart', shown),
    });
    return toPanel(t, writer, panel, { chart, bars: null, isEmpty: isZero(data) });
  };
  const perName = (panel: Panel, column: Column): FigurePanel => {
    const bars = toBars(t, writer, panel, column);
    return toPanel(t, writer, panel, { chart: null, bars, isEmpty: bars.length === 0 });
  };
  return [
    perDay({ table: 'sign_ups', data: tables.sign_ups }, 'sign_ups'),
    ...figures.revenue.map((money) => {
      const { currency, decimals } = money;
      const write: Write = (amount) => writer.money(amount, currency, decimals);
      const panel: Panel = {
        ...{ id: `revenue-${currency}`, table: 'revenue', title: t('figures_revenue_in', { currency }) },
        data: withoutCurrency({ ...tables.revenue, rows: revenueRows(days, money) }),
        write: { paid: write, refunded: write, net: write },
        writeRound: (amount) => writer.money(amount, currency, 0),
      };
      return perDay(panel, 'net', 1 / 10 ** decimals);
    }),
    perDay({ table: 'hours', data: tables.hours, write: hours }, 'hours'),
    perDay({ table: 'without_picture', data: tables.without_picture }, 'unseen'),
    perName({ table: 'ends', data: tables.ends }, 'ended'),
    toPanel(
      t,
      writer,
      { table: 'renewals', data: dueTable(writer, figures) },
      { chart: null, bars: null, isEmpty: figures.renewals_due.length === 0 },
    ),
    perName({ table: 'titles', data: tables.titles, write: hours }, 'hours'),
  ];
}

/** A panel has one currency, which its amounts name. */
function withoutCurrency({ columns, rows }: FigureTable): FigureTable {
  const at = columns.indexOf('currency');
  const without = <T>(all: readonly T[]) => all.filter((_, index) => index !== at);
  return { columns: without(columns), rows: rows.map(without) };
}

/** Each amount in its own currency. */
function dueTable(writer: FigureWriter, { renewals_due }: Figures): FigureTable {
  return {
    columns: ['currency', 'due', 'amount'],
    rows: renewals_due.map(({ currency, decimals, count, amount_minor }) => [
      ...[currency, count, writer.money(amount_minor / 10 ** decimals, currency, decimals)],
    ]),
  };
}

function toPanel(
  t: Translate,
  writer: FigureWriter,
  { id, table, title = t(`figures_${table}`), data, write = {} }: Panel,
  { chart, bars, isEmpty }: Pick<FigurePanel, 'chart' | 'bars'> & { isEmpty: boolean },
): FigurePanel {
  const isMonthly = data.columns[0] === 'day' && data.rows.length > MAX_ROWS_OF_DAYS;
  const rows = isEmpty ? [] : isMonthly ? byMonth(data) : data.rows;
  const { columns } = data;
  const cellText = (cell: Cell, column: Column): string => {
    if (column === 'day') return isMonthly ? writer.month(`${cell}-01`) : writer.day(String(cell));
    if (column === 'reason') return t(`figures_end_${cell}`);
    return typeof cell === 'number' ? (write[column] ?? writer.count)(cell) : cell;
  };
  return {
    ...{
      id: id ?? table.replaceAll('_', '-'),
      table,
      title,
      about: t(`figures_${table}_about`),
      chart,
      bars,
    },
    rows: rows.map((row) => columns.map((column, index) => cellText(row[index] ?? '', column))),
    head: columns.map((column) => t(`figures_column_${isMonthly && column === 'day' ? 'month' : column}`)),
    names: columns[1] === 'series' ? 2 : 1,
  };
}

function toBars(
  t: Translate,
  writer: FigureWriter,
  { data, write = {} }: Panel,
  column: Column,
): FigureBar[] {
  const index = data.columns.indexOf(column);
  const numberIn = (row: readonly Cell[]) => Number(row[index] ?? 0);
  const most = Math.max(0, ...data.rows.map(numberIn));
  const isOfReasons = data.columns[0] === 'reason';
  return data.rows.map((row) => ({
    name: isOfReasons ? t(`figures_end_${row[0]}`) : String(row[0]),
    note: isOfReasons || row[1] === '' ? null : String(row[1]),
    value: (write[column] ?? writer.count)(numberIn(row)),
    share: most > 0 ? numberIn(row) / most : 0,
  }));
}

/** The sums of each month, which is what its first cell names: '2026-11'. */
function byMonth({ rows }: FigureTable): Cell[][] {
  const months = new Map<string, number[]>();
  for (const [day, ...cells] of rows) {
    const month = String(day).slice(0, 7);
    const sums = months.get(month) ?? cells.map(() => 0);
    months.set(
      month,
      sums.map((sum, index) => sum + Number(cells[index] ?? 0)),
    );
  }
  return [...months].map(([month, sums]) => [month, ...sums]);
}

const isZero = ({ rows }: FigureTable) => rows.every(([, ...cells]) => cells.every((cell) => cell === 0));
