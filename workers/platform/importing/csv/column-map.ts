import * as v from 'valibot';
import { DATE_ORDERS, type DateOrder } from '#workers/platform/importing/reading/dates.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import { DELIMITERS } from './delimiter.ts';
import { FIELD_NAMES, guessTarget, readTarget, type Target } from './fields.ts';

const NOT_USED = '';

/** Header to meaning; empty for what is left out. A Map, as valibot's records lose a header such as "constructor". */
const ColumnsSchema = v.pipe(
  v.custom<Record<string, string>>(
    (columns) =>
      typeof columns === 'object' &&
      columns !== null &&
      Object.values(columns).every((meaning) => typeof meaning === 'string'),
    'must be the meaning of each column, such as { "Name": "title" }',
  ),
  v.transform((columns) => new Map(Object.entries(columns))),
);

export const MapSchema = v.strictObject({
  columns: ColumnsSchema,
  delimiter: v.picklist(DELIMITERS),
  /** Between the values of one cell. */
  lists: v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(3)),
  dates: v.picklist(DATE_ORDERS),
});
export type MapFile = v.InferOutput<typeof MapSchema>;

/** How a CSV is read. */
export interface ColumnMap {
  /** A target each column, null where it is left out. */
  targets: (Target | null)[];
  headers: string[];
  lists: string;
  dates: DateOrder;
}

export function guessMap(headers: readonly string[], delimiter: MapFile['delimiter']): MapFile {
  const taken = new Set<string>();
  const columns = headers.filter(hasName).map((header): [string, string] => {
    const target = guessTarget(header);
    // Of two headers that mean the same, the first does.
    const isFree = target !== NOT_USED && !taken.has(target);
    if (isFree) taken.add(target);
    return [header, isFree ? target : NOT_USED];
  });
  return { columns: new Map(columns), delimiter, lists: '|', dates: 'YYYY-MM-DD' };
}

/** The map over the file's own header. */
export function toColumnMap(headers: readonly string[], map: MapFile, mapName: string): ColumnMap {
  requireHeader(headers, map, mapName);
  const targets = headers.map((header) => {
    const meaning = hasName(header) ? (map.columns.get(header) ?? NOT_USED) : NOT_USED;
    if (meaning === NOT_USED) return null;
    const target = readTarget(meaning);
    if (target) return target;
    throw new SourceError(
      `${mapName}: "${meaning}" is nothing that a column can be. It can be ${FIELD_NAMES.join(', ')}, title.<language>, description.<language>, people.<role> or metadata.<field>; "" leaves the column out.`,
    );
  });
  const used = targets.filter((target) => target !== null).map(({ field, of }) => `${field} ${of}`);
  const twice = used.find((one, at) => used.indexOf(one) !== at);
  if (twice !== undefined)
    throw new SourceError(
      `${mapName}: two columns are "${twice.trim().replace(' ', '.')}": leave one of them out with "".`,
      'import_two_columns',
      { name: twice.trim().replace(' ', '.') },
    );
  if (!targets.some((target) => target?.field === 'title'))
    throw new SourceError(
      `${mapName}: no column is the title. Give one of ${headers.filter(hasName).join(', ')} the meaning "title".`,
      'import_no_title',
    );
  return { targets, headers: [...headers], lists: map.lists, dates: map.dates };
}

/** Columns without a name cannot be mapped: spreadsheets add them at the end. */
function hasName(header: string): boolean {
  return header !== '';
}

function requireHeader(headers: readonly string[], map: MapFile, mapName: string): void {
  const missing = [...map.columns.keys()].filter((name) => hasName(name) && !headers.includes(name));
  if (missing.length > 0)
    throw new SourceError(
      `${mapName} names ${missing.map((name) => `"${name}"`).join(', ')}, and the file has no such column. Mend the map, or delete it to have it guessed anew.`,
    );
}

/** A map has each name once: it could not give two columns of one name a meaning each. */
export function requireDistinct(headers: readonly string[]): void {
  const twice = headers.find((header, at) => hasName(header) && headers.indexOf(header) !== at);
  if (twice !== undefined)
    throw new SourceError(
      `The header names "${twice}" twice: each column has its own name.`,
      'import_twice',
      {
        name: twice.slice(0, 60),
      },
    );
}
