import { cpus } from 'node:os';

/** One measured number with everything that is needed to judge it. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** Budget of DESIGN §9, where there is one. */
  limit?: number;
  how: string;
}

export type Report = (figure: Figure) => void;

export interface BenchOptions {
  /** How often a bench that has pages visited repeats that. */
  runs: number;
  /** Part of the names of the pages that are visited. */
  pageName: string;
  /** Whether to print what was under way before each page's first paint. */
  withWaterfall: boolean;
  /** Prints a line of text, not where the report is JSON. */
  print(text: string): void;
}

/**
 * Prints each figure as it comes, as text or as a JSON line, and remembers which ones are over their limit.
 */
export function createReport(asJson: boolean) {
  const over: Figure[] = [];
  const report: Report = (figure) => {
    const rounded = { ...figure, value: round(figure.value) };
    if (figure.limit !== undefined && figure.value > figure.limit) over.push(figure);
    process.stdout.write(`${asJson ? JSON.stringify(rounded) : toText(rounded)}\n`);
  };
  return { report, over };
}

export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${process.platform}`;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function toText({ what, value, unit, limit, how }: Figure): string {
  const verdict = limit === undefined ? '' : `≤ ${limit} ${value <= limit ? 'ok' : 'OVER'}`;
  return `${what.padEnd(44)} ${`${value} ${unit}`.padStart(14)}  ${verdict.padEnd(14)} ${how}`;
}

const round = (value: number) => Number(value.toPrecision(4));
