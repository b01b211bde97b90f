import { chartScale } from './chart-scale.ts';
import type { FigureWriter } from './figure-writer.ts';
import type { DayChart } from './figures-model.ts';

/** More of them are too narrow to point at, and are drawn as one line. */
const MAX_COLUMNS = 92;

export interface Charted {
  name: string;
  days: readonly string[];
  values: readonly number[];
  write(value: number): string;
  /** As `write`, of whole numbers where that leaves their decimals out. */
  writeRound?: ((value: number) => string) | undefined;
  /** The least that two values differ by. */
  unit: number;
  /** In words. */
  describe(shown: Record<'name' | 'from' | 'to' | 'most' | 'day', string>): string;
}

/** Null where nothing is to be drawn. */
export function toChart(
  writer: FigureWriter,
  { name, days, values, write, writeRound = write, unit, describe }: Charted,
): DayChart | null {
  if (values.every((value) => value === 0)) return null;
  const scale = chartScale(values, unit);
  const isRound = scale.ticks.every(Number.isInteger);
  const most = values.indexOf(Math.max(...values));
  const middle = days[Math.floor((days.length - 1) / 2)];
  return {
    text: describe({
      name,
      from: writer.day(days[0] ?? ''),
      to: writer.day(days.at(-1) ?? ''),
      most: write(values[most] ?? 0),
      day: writer.day(days[most] ?? ''),
    }),
    values,
    titles:
      days.length <= MAX_COLUMNS
        ? days.map((day, index) => `${writer.shortDay(day)}: ${write(values[index] ?? 0)}`)
        : null,
    scale,
    ticks: scale.ticks.map((tick) => (isRound ? writeRound : write)(tick + 0)),
    marks: [days[0], middle, days.at(-1)].map((day) => writer.shortDay(day ?? '')),
  };
}
