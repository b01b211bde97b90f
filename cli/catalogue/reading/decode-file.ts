import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  DECLARATION_BYTES,
  declaredEncodingOf,
  type Encoding,
  LATIN_1,
} from '#workers/platform/importing/reading/encoding.ts';

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

/** Null for a declared encoding that nobody knows. */
export async function guessEncoding(file: string): Promise<Encoding | null> {
  const declared = declaredEncodingOf(await firstBytes(file, DECLARATION_BYTES));
  return declared === undefined ? guessByBytes(file) : declared;
}

async function guessByBytes(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return LATIN_1;
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
