import type { Bucket } from './bucket.ts';
import { type FileDigest, PART_BYTES, readPart } from './etag.ts';
import { runPool } from './run-pool.ts';

const AT_ONCE = 3;

export type SentOrKnown = 'sent' | 'known';

export interface FileToSend {
  key: string;
  path: string;
  digest: FileDigest;
  partBytes?: number;
  count(of: SentOrKnown, bytes: number): void;
}

/** Sends one file: a small one at once, a larger one in parts, of which those that arrived before are known. */
export async function sendFile(bucket: Bucket, file: FileToSend): Promise<void> {
  const { key, path, digest, partBytes = PART_BYTES, count } = file;
  const { partEtags, bytes } = digest;
  if (partEtags.length === 1) {
    await bucket.put(key, await readPart(path, 1, partBytes));
    return count('sent', bytes);
  }
  const upload = await bucket.openUpload(key, digest);
  const lengthOf = (number: number) => Math.min(partBytes, bytes - (number - 1) * partBytes);
  const numbers = partEtags.map((_, index) => index + 1);
  const isThere = (number: number) => upload.received.has(number);
  for (const number of numbers.filter(isThere)) count('known', lengthOf(number));
  const etags = new Map(upload.received);
  await runPool(
    numbers.filter((number) => !isThere(number)),
    AT_ONCE,
    async (number) => {
      etags.set(number, await bucket.putPart(key, upload, number, await readPart(path, number, partBytes)));
      count('sent', lengthOf(number));
    },
  );
  await bucket.complete(
    key,
    upload,
    numbers.map((number) => etags.get(number) ?? ''),
  );
}
