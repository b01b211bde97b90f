import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** R2 takes parts of a file from 5 MiB on; all but the last are of one length. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface FileDigest {
  bytes: number;
  /** As the bucket has it: MD5 of a small file; of a larger one MD5 of its parts' MD5s, and their number. */
  etag: string;
  /** Of each part; one for a small file. */
  partEtags: string[];
  /** Of the whole: what the bucket calls a file that came in one request, however large. */
  md5: string;
  sha256: string;
}

/** What the bucket would call this file's contents, so that what is there need not be sent. */
export async function digestOfFile(path: string, partBytes = PART_BYTES): Promise<FileDigest> {
  const partEtags: string[] = [];
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let bytes = 0;
  for await (const part of readEachPart(path, partBytes)) {
    md5.update(part);
    sha256.update(part);
    partEtags.push(createHash('md5').update(part).digest('hex'));
    bytes += part.byteLength;
  }
  const [only = ''] = partEtags;
  const etag = partEtags.length === 1 ? only : multipartEtag(partEtags);
  return { bytes, partEtags, etag, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}

/** Of a file that is sent in parts: MD5 of their MD5s, and their number. */
export function multipartEtag(etags: readonly string[]): string {
  const all = createHash('md5');
  for (const etag of etags) all.update(etag, 'hex');
  return `${all.digest('hex')}-${etags.length}`;
}

/** Each part is overwritten by the next one. */
async function* readEachPart(path: string, partBytes: number): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(Math.min(partBytes, size));
    for (let offset = 0; offset === 0 || offset < size; offset += partBytes)
      yield await readAt(file, offset, buffer);
  } finally {
    await file.close();
  }
}

/** One part of a file, by its number from 1. */
export async function readPart(path: string, number: number, partBytes = PART_BYTES): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const offset = (number - 1) * partBytes;
    return await readAt(file, offset, Buffer.alloc(Math.max(0, Math.min(partBytes, size - offset))));
  } finally {
    await file.close();
  }
}

async function readAt(
  file: Awaited<ReturnType<typeof open>>,
  offset: number,
  buffer: Buffer,
): Promise<Uint8Array> {
  const { bytesRead } = await file.read(buffer, 0, buffer.length, offset);
  return buffer.subarray(0, bytesRead);
}
