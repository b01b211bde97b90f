import path from 'node:path';
import { decodeFile } from '#cli/catalogue/reading/decode-file.ts';
import type { SourceText } from '#cli/catalogue/reading/source-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { guessMap, requireDistinct, toColumnMap } from '#workers/platform/importing/csv/column-map.ts';
import { guessDelimiter } from '#workers/platform/importing/csv/delimiter.ts';
import { rowToDraft } from '#workers/platform/importing/csv/row-to-draft.ts';
import { type Draft, NameCounts, type Source } from '#workers/platform/importing/draft.ts';
import { readMapFile, writeMapFile } from './map-file.ts';
import { readCsv } from './read-csv.ts';

interface CsvFile extends SourceText {
  file: string;
  shownName: string;
  /** Where the map is, or is to be. */
  mapFile: string;
  note(line: string): void;
}

/** A CSV by the owner's map, or by a guessed one, which is written down to be mended. */
export async function openCsv({ file, shownName, mapFile, encoding, head, note }: CsvFile): Promise<Source> {
  const known = await readMapFile(mapFile);
  const delimiter = known?.delimiter ?? guessDelimiter(head);
  const rows = readCsv(decodeFile(file, encoding), delimiter, shownName);
  const first = await rows.next();
  if (first.done) throw new CommandError(`${shownName} has no header: its first line names the columns.`);
  const headers = first.value.cells.map((cell) => cell.trim());
  requireDistinct(headers);
  const map = known ?? guessMap(headers, delimiter);
  const mapName = path.relative('', mapFile) || mapFile;
  // Before it is looked at: what has to be mended in it, its owner finds there.
  if (!known) await writeMapFile(mapFile, map);
  const columns = toColumnMap(headers, map, known ? mapName : `${mapName}, guessed just now`);
  note(
    known
      ? `Columns as in ${mapName}.`
      : `Columns guessed, and written to ${mapName}: mend it and run this again.`,
  );
  headers.forEach((header, at) => {
    if (header !== '' && !columns.targets[at]) note(`  left out: column "${header}"`);
  });
  return { kind: 'CSV', drafts: drafts(), notUnderstood: new NameCounts() };

  async function* drafts(): AsyncGenerator<Draft> {
    for await (const row of rows) yield rowToDraft(row, columns);
  }
}
