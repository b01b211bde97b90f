import type { CsvError, Info, Options } from 'csv-parse/sync';
import { SourceError } from '#workers/platform/importing/source-error.ts';

/** A quote that is never closed would make one row of all the rest. */
const MAX_ROW_CHARS = 2 * 1024 * 1024;

export interface CsvRow {
  /** Of its first line. */
  line: number;
  cells: string[];
}

export interface ParsedRow {
  record: string[];
  info: Pick<Info, 'lines'>;
}

/** How csv-parse reads a catalogue, all at once or piece by piece. */
export function csvOptions(delimiter: string, onLine: (line: number) => void) {
  return {
    delimiter,
    bom: true,
    info: true,
    // Quotes inside a cell that has none around it, as in: 6" nails.
    relax_quotes: true,
    // Which rows are too short or too long is reported by their line, with the others.
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARS,
    // Rows that are read and not yet taken are lost with an error: this one knows of all of them.
    on_record: (record: string[], { lines }) => {
      onLine(lines);
      return record;
    },
  } satisfies Options<string[]>;
}

/** Null for a row that is empty. */
export function toRow({ record, info }: ParsedRow): CsvRow | null {
  const line = info.lines - lineBreaksIn(record);
  return record.some((cell) => cell.trim() !== '') ? { line, cells: record } : null;
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

export function toSourceError(error: CsvError, shownName: string, line: number): SourceError {
  const where = `${shownName}, line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return new SourceError(
      `${where}: a quote (") is opened here and never closed. Close it, or write it twice where the text has one. Nothing was written.`,
      'import_quote',
      { line },
    );
  return new SourceError(`${where}: ${error.message} Nothing was written.`);
}
