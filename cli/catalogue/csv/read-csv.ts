import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  type CsvRow,
  csvOptions,
  type ParsedRow,
  toRow,
  toSourceError,
} from '#workers/platform/importing/csv/rows.ts';

/** All rows of a CSV text, the header among them, without those that are empty. */
export async function* readCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  shownName: string,
): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const parser = parse(
    csvOptions(delimiter, (line) => {
      lastLine = line;
    }),
  );
  const source = Readable.from(withPlainBreaks(text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const parsed of parser as AsyncIterable<ParsedRow>) {
      const row = toRow(parsed);
      if (row) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw toSourceError(error, shownName, lastLine + 1);
    throw error;
  } finally {
    source.destroy();
  }
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
