import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, csvLine } from '#app/lib/csv.ts';
import { CommandError } from '#cli/local/run-command.ts';

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

interface CsvFile {
  /** `csvLine` for people to look at; `toCsvLine` for what is read again, and has to be what it was. */
  toLine?: (cells: readonly string[]) => string;
  mode?: number;
}

/** Writes a file whole or not at all: it takes its name when all rows are in it. */
export async function writeCsvFile(
  file: string,
  rows: Rows,
  { toLine = csvLine, mode = 0o666 }: CsvFile = {},
): Promise<void> {
  const part = `${file}.part`;
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) yield toLine(row);
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(part, { mode }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof CommandError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be written: ${why}.`);
  }
}
