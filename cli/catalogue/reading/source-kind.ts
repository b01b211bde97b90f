import type { Encoding } from '#workers/platform/importing/reading/encoding.ts';
import {
  kindOfText,
  requireText,
  type SourceKind,
  unknownEncoding,
} from '#workers/platform/importing/reading/source-kind.ts';
import { decodeFile, firstBytes, guessEncoding } from './decode-file.ts';

const HEAD_CHARS = 64 * 1024;

export interface SourceText {
  kind: SourceKind;
  encoding: Encoding;
  /** Its beginning. */
  head: string;
}

/** What a file is, by what is in it rather than by its name. */
export async function recogniseSource(file: string, shownName: string): Promise<SourceText> {
  requireText(await firstBytes(file, 8), shownName);
  const encoding = await guessEncoding(file);
  if (encoding === null) throw unknownEncoding(shownName);
  let head = '';
  for await (const text of decodeFile(file, encoding)) {
    head += text;
    if (head.length >= HEAD_CHARS) break;
  }
  return { kind: kindOfText(head, shownName), encoding, head };
}
