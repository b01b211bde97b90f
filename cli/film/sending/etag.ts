import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** R2 takes pieces of a file from 5 MiB on; all but the last are of one length. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface FileDigest {
  bytes: number;
  /** As the bucket has it: MD5 of a small file; of a larger one MD5 of its pieces' MD5s, and their number. */
  etag: string;
  /** Of each piece; one for a small file. */
  pieceEtags: string[];
  /** Of the whole: what the bucket calls a file that came in one piece, however large. */
  md5: string;
  sha256: string;
}

/** What the bucket would call this file's contents, so that what is there need not be sent. */
export async function digestOfFile(path: string, partBytes = PART_BYTES): Promise<FileDigest> {
  const pieceEtags: string[] = [];
  const all = createHash('md5');
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let bytes = 0;
  for await (const piece of readPieces(path, partBytes)) {
    const digest = createHash('md5').update(piece).digest();
    md5.update(piece);
    all.update(digest);
    sha256.update(piece);
    pieceEtags.push(digest.toString('hex'));
    bytes += piece.byteLength;
  }
  const [only = ''] = pieceEtags;
  const isSmall = pieceEtags.length === 1;
  const etag = isSmall ? only : `${all.digest('hex')}-${pieceEtags.length}`;
  return { bytes, pieceEtags, etag, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}

async function* readPieces(path: string, partBytes: number): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let offset = 0; offset === 0 || offset < size; offset += partBytes)
      yield await readAt(file, offset, partBytes);
  } finally {
    await file.close();
  }
}

/** One piece of a file, by its number from 1. */
export async function readPiece(path: string, number: number, partBytes = PART_BYTES): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return await readAt(file, (number - 1) * partBytes, partBytes);
  } finally {
    await file.close();
  }
}

async function readAt(
  file: Awaited<ReturnType<typeof open>>,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
