import { CommandError } from '#cli/local/run-command.ts';
import { decodeFile, type Encoding, firstBytes, guessEncoding } from './decode-file.ts';

const HEAD_CHARS = 64 * 1024;

export type SourceKind = 'csv' | 'xml' | 'json';

export interface SourceText {
  kind: SourceKind;
  encoding: Encoding;
  /** Its beginning. */
  head: string;
}

/** What a file is, by what is in it rather than by its name. */
export async function recogniseSource(file: string, shownName: string): Promise<SourceText> {
  const magic = await firstBytes(file, 8);
  if (magic.length === 0) throw new CommandError(`${shownName} is empty.`);
  const format = BINARY_FORMATS.find(([signature]) => magic.toString('latin1').startsWith(signature));
  if (format) throw new CommandError(`${shownName} is ${format[1]}: save it as CSV (UTF-8) first.`);
  const encoding = await guessEncoding(file);
  if (encoding === null)
    throw new CommandError(`${shownName} declares an encoding that is not known: save it as UTF-8 first.`);
  let head = '';
  for await (const text of decodeFile(file, encoding)) {
    head += text;
    if (head.length >= HEAD_CHARS) break;
  }
  if (head.includes('\0')) throw new CommandError(`${shownName} is no text: it has bytes that no text has.`);
  const [first = ''] = head.trimStart();
  return { kind: first === '<' ? 'xml' : first === '{' || first === '[' ? 'json' : 'csv', encoding, head };
}

const BINARY_FORMATS: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'a workbook or another packed file'],
  ['\xd0\xcf\x11\xe0', 'a workbook of an old Excel'],
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'packed with gzip'],
];
