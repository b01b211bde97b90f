import type { FilmFile } from '#cli/film/packaging/package-film.ts';
import { type Progress, toMegabytes } from '#cli/local/progress.ts';
import type { Bucket } from './bucket.ts';
import { digestOfFile, PART_BYTES } from './etag.ts';
import { type SentOrKnown, sendFile } from './send-file.ts';
import { sendInOrder } from './send-in-order.ts';

interface SendOptions {
  bucket: Bucket;
  progress: Progress;
  /** Tests have small ones. */
  partBytes?: number;
}

/** Bytes that were sent, and that were there already. */
type Tally = Record<SentOrKnown, number>;

/**
 * Sends what the bucket does not have. A file is there when its ETag is; of a larger one that was cut off, the
 * parts that arrived are not sent again.
 */
export async function sendFilm(
  files: readonly FilmFile[],
  { bucket, progress, partBytes = PART_BYTES }: SendOptions,
): Promise<Tally> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const tally: Tally = { sent: 0, known: 0 };
  const count = (of: keyof Tally, bytes: number, key: string) => {
    tally[of] += bytes;
    progress.update((tally.sent + tally.known) / total, `sending ${key.split('/').at(-1)}`);
  };
  const send = async ({ key, path, bytes }: FilmFile) => {
    const digest = await digestOfFile(path, partBytes);
    if ((await bucket.etagOf(key)) === digest.etag) return count('known', bytes, key);
    await sendFile(bucket, { key, path, digest, partBytes, count: (of, length) => count(of, length, key) });
  };
  await sendInOrder(files, send, partBytes);
  progress.end();
  progress.note(`Sent ${toMegabytes(tally.sent)}; ${toMegabytes(tally.known)} were there.`);
  return tally;
}
