import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '#cli/local/run-command.ts';

/** A quote that is never closed would make one row of all the rest. */
const MAX_ROW_CHARS = 2 * 1024 * 1024;

export interface CsvRow {
  /** Of its first line. */
  line: number;
  cells: string[];
}

/** All rows of a CSV text, the header among them, without those that are empty. */
export async function* readCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  shownName: string,
): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const parser = parse({
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
      lastLine = lines;
      return record;
    },
  });
  const source = Readable.from(withPlainBreaks(text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      const line = info.lines - lineBreaksIn(record);
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(inWords(error, shownName, lastLine + 1));
    throw error;
  } finally {
    source.destroy();
  }
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

/** csv-parse counts a break of two characters inside quotes as two lines. */
async function* withPlainBreaks(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isAfterReturn = false;
  for await (const piece of text) {
    const rest = isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    isAfterReturn = piece.endsWith('\r');
    const plain = rest.replace(/\r\n?/g, '\n');
    if (plain) yield plain;
  }
}

function inWords(error: CsvError, shownName: string, line: number): string {
  const where = `${shownName}, line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return `${where}: a quote (") is opened here and never closed. Close it, or write it twice where the text has one. Nothing was written.`;
  return `${where}: ${error.message} Nothing was written.`;
}
