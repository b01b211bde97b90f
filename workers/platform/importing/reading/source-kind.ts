import { SourceError } from '#workers/platform/importing/source-error.ts';
import { latin1 } from './encoding.ts';

export type SourceKind = 'csv' | 'xml' | 'json';

/** Throws for a file of a known format that is none of ours. */
export function requireText(start: Uint8Array, shownName: string): void {
  if (start.length === 0) throw new SourceError(`${shownName} is empty.`, 'import_empty');
  const head = latin1(start.subarray(0, 8));
  const format = BINARY_FORMATS.find(([signature]) => head.startsWith(signature));
  if (format)
    throw new SourceError(`${shownName} is ${format[1]}: save it as CSV (UTF-8) first.`, 'import_packed');
}

export const unknownEncoding = (shownName: string) =>
  new SourceError(
    `${shownName} declares an encoding that is not known: save it as UTF-8 first.`,
    'import_encoding',
  );

/** What a file is, by the beginning of its text rather than by its name. */
export function kindOfText(head: string, shownName: string): SourceKind {
  if (head.includes('\0'))
    throw new SourceError(`${shownName} is no text: it has bytes that no text has.`, 'import_no_text');
  const [first = ''] = head.trimStart();
  return first === '<' ? 'xml' : first === '{' || first === '[' ? 'json' : 'csv';
}

const BINARY_FORMATS: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'a workbook or another packed file'],
  ['\xd0\xcf\x11\xe0', 'a workbook of an old Excel'],
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'packed with gzip'],
];
