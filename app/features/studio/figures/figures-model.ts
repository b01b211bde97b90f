import type { ChartScale } from './chart-scale.ts';
import type { TableName } from './tables.ts';

// What the page shows, in texts of the reader's language: a browser may write numbers another way than the server.

export interface FigureTile {
  name: string;
  value: string;
  /** Against the days before; null where that means nothing. */
  change: { text: string; direction: 'up' | 'down' | 'same'; isGood: boolean } | null;
  note: string | null;
}

export interface DayChart {
  /** Without looking at it: what it shows, and where it is highest. */
  text: string;
  values: readonly number[];
  /** Of each value, for a pointer over it. */
  titles: readonly string[];
  scale: ChartScale;
  ticks: readonly string[];
  /** The first day, one in the middle and the last. */
  marks: readonly string[];
}

export interface FigureBar {
  name: string;
  note: string | null;
  value: string;
  /** Of the longest, 0 to 1. */
  share: number;
}

export interface FigurePanel {
  id: string;
  table: TableName;
  title: string;
  about: string;
  chart: DayChart | null;
  bars: readonly FigureBar[] | null;
  /** Empty where there is nothing in these days. */
  rows: readonly (readonly string[])[];
  head: readonly string[];
  /** How many of the first columns name their row; the others are numbers. */
  names: number;
}

export interface FiguresModel {
  isNew: boolean;
  lead: string;
  tiles: readonly FigureTile[];
  panels: readonly FigurePanel[];
}
