import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** What `TextDecoder` knows. */
export type Encoding = string;

/** An XML declaration is at the very beginning, and short. */
const DECLARATION_BYTES = 200;

/** A file's characters, piece by piece, without a byte order mark. */
export async function* decodeFile(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(file)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/**
 * By its byte order mark, by the encoding that an XML file declares, or as UTF-8 where all of it is; else Latin-1 as
 * browsers read it, which spreadsheets write by default. Null for a declared one that nobody knows.
 */
export async function guessEncoding(file: string): Promise<Encoding | null> {
  const bytes = await firstBytes(file, DECLARATION_BYTES);
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, the first character of XML is known: in UTF-16 it has an empty byte beside it.
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const declared = declaredEncoding(bytes.toString('latin1'));
  return declared === undefined ? guessByBytes(file) : declared;
}

/** Undefined where nothing is declared that could be true; null for what is unknown. */
function declaredEncoding(head: string): Encoding | null | undefined {
  const [, label] = head.match(/^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"'<>]*)["']/) ?? [];
  // What can be read like this is no UTF-16, and UTF-8 that is none is better guessed than lost.
  if (label === undefined || /^utf-?(?:8|16)/i.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

async function guessByBytes(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
