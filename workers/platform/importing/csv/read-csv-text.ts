import { CsvError, parse } from 'csv-parse/sync';
import { type CsvRow, csvOptions, type ParsedRow, toRow, toSourceError } from './rows.ts';

/** All rows of a CSV text, the header among them, without those that are empty. */
export function readCsvText(text: string, delimiter: string, shownName: string): CsvRow[] {
  let lastLine = 0;
  const options = csvOptions(delimiter, (line) => {
    lastLine = line;
  });
  try {
    // csv-parse counts a break of two characters inside quotes as two lines.
    const rows = parse(text.replace(/\r\n?/g, '\n'), options) as unknown as ParsedRow[];
    return rows.flatMap((row) => toRow(row) ?? []);
  } catch (error) {
    throw error instanceof CsvError ? toSourceError(error, shownName, lastLine + 1) : error;
  }
}
