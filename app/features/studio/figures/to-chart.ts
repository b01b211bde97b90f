import { chartScale } from './chart-scale.ts';
import type { FigureWriter } from './figure-writer.ts';
import type { DayChart } from './figures-model.ts';

/** More of them are too narrow to point at: then a column is a week. */
const MAX_COLUMNS = 92;
const WEEK_DAYS = 7;

export interface Charted {
  name: string;
  days: readonly string[];
  values: readonly number[];
  write(value: number): string;
  /** As `write`, of whole numbers where that leaves their decimals out. */
  writeRound?: ((value: number) => string) | undefined;
  /** The least that two values differ by. */
  unit: number;
  /** In words; `day` is that of the highest column, or the first of its week. */
  describe(shown: Record<'name' | 'from' | 'to' | 'most' | 'day', string>, isByWeek: boolean): string;
}

/** Null where nothing is to be drawn. */
export function toChart(
  writer: FigureWriter,
  { name, days, values, write, writeRound = write, unit, describe }: Charted,
): DayChart | null {
  if (values.every((value) => value === 0)) return null;
  const isByWeek = days.length > MAX_COLUMNS;
  const columns = isByWeek
    ? weeksOf(days, values)
    : days.map((day, at) => toColumn([day], [values[at] ?? 0]));
  const sums = columns.map(({ sum }) => sum);
  const scale = chartScale(sums, unit);
  const isRound = scale.ticks.every(Number.isInteger);
  const most = columns[sums.indexOf(Math.max(...sums))];
  const middle = columns[Math.floor((columns.length - 1) / 2)]?.first;
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const words = { name, from: writer.day(from), to: writer.day(to) };
  return {
    text: describe({ ...words, most: write(most?.sum ?? 0), day: writer.day(most?.first ?? '') }, isByWeek),
    values: sums,
    titles: columns.map(({ first, last, sum }) => {
      const end = first === last ? '' : ` – ${writer.shortDay(last)}`;
      return `${writer.shortDay(first)}${end}: ${write(sum)}`;
    }),
    scale,
    ticks: scale.ticks.map((tick) => (isRound ? writeRound : write)(tick + 0)),
    marks: [from, middle ?? from, to].map(writer.shortDay),
  };
}

interface ChartColumn {
  first: string;
  last: string;
  sum: number;
}

function toColumn(days: readonly string[], values: readonly number[]): ChartColumn {
  const sum = values.reduce((total, value) => total + value, 0);
  return { first: days[0] ?? '', last: days.at(-1) ?? '', sum };
}

/** The last week ends with the last day; what is left at the beginning is of the first one. */
function weeksOf(days: readonly string[], values: readonly number[]): ChartColumn[] {
  const count = Math.floor(days.length / WEEK_DAYS);
  const left = days.length - count * WEEK_DAYS;
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index === 0 ? 0 : left + index * WEEK_DAYS, left + (index + 1) * WEEK_DAYS];
    return toColumn(days.slice(start, end), values.slice(start, end));
  });
}
