import type { ColumnMap, MapFile } from '#workers/platform/importing/csv/column-map.ts';
import { guessMap, requireDistinct, toColumnMap } from '#workers/platform/importing/csv/column-map.ts';
import { guessDelimiter } from '#workers/platform/importing/csv/delimiter.ts';
import { readCsvText } from '#workers/platform/importing/csv/read-csv-text.ts';
import { rowToDraft } from '#workers/platform/importing/csv/row-to-draft.ts';
import type { CsvRow } from '#workers/platform/importing/csv/rows.ts';
import { type Draft, NameCounts, type Source } from '#workers/platform/importing/draft.ts';
import { openJsonFeed } from '#workers/platform/importing/feeds/json-feed.ts';
import { openMrss } from '#workers/platform/importing/feeds/mrss.ts';
import { declaredEncodingOf, LATIN_1 } from '#workers/platform/importing/reading/encoding.ts';
import { kindOfText, requireText, unknownEncoding } from '#workers/platform/importing/reading/source-kind.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';

/** What of a CSV's map its owner may mend. */
export interface SentMap {
  columns: readonly { header: string; meaning: string }[];
  dates: ColumnMap['dates'];
}

export interface Upload {
  /** Null for a feed, whose fields have their meaning. */
  csv: { headers: string[]; guessed: MapFile; rows: CsvRow[] } | null;
  /** All drafts, by the map of a CSV. Each call reads them anew. */
  drafts(map: SentMap | null): Promise<Draft[]>;
}

/** A file that was sent, held in memory: it has two megabytes at most. Throws a SourceError for what is none. */
export function openUpload(bytes: Uint8Array, name: string, now: Date): Upload {
  requireText(bytes, name);
  const text = decode(bytes, name);
  const kind = kindOfText(text, name);
  if (kind === 'csv') return openCsvUpload(text, name);
  const open = kind === 'xml' ? openMrss : openJsonFeed;
  return { csv: null, drafts: () => allOf(open(oneText(text), name, now)) };
}

function openCsvUpload(text: string, name: string): Upload {
  const delimiter = guessDelimiter(text);
  const [first, ...rows] = readCsvText(text, delimiter, name);
  if (!first)
    throw new SourceError(`${name} has no header: its first line names the columns.`, 'import_no_header');
  const headers = first.cells.map((cell) => cell.trim());
  requireDistinct(headers);
  const guessed = guessMap(headers, delimiter);
  return {
    csv: { headers, guessed, rows },
    async drafts(sent) {
      const columns = sent
        ? new Map(sent.columns.map(({ header, meaning }) => [header, meaning]))
        : guessed.columns;
      const map = toColumnMap(headers, { ...guessed, columns, ...(sent && { dates: sent.dates }) }, name);
      return rows.map((row) => rowToDraft(row, map));
    },
  };
}

export const sourceOf = (drafts: readonly Draft[]): Source => ({
  kind: '',
  drafts: oneByOne(drafts),
  notUnderstood: new NameCounts(),
});

async function* oneByOne<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

async function allOf({ drafts }: Source): Promise<Draft[]> {
  const all: Draft[] = [];
  for await (const draft of drafts) all.push(draft);
  return all;
}

function decode(bytes: Uint8Array, name: string): string {
  const declared = declaredEncodingOf(bytes);
  if (declared === null) throw unknownEncoding(name);
  if (declared !== undefined) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LATIN_1).decode(bytes);
  }
}
