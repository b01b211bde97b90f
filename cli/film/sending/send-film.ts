import type { FilmFile } from '#cli/film/packaging/package-film.ts';
import { type Progress, toMegabytes } from '#cli/local/progress.ts';
import type { Bucket } from './bucket.ts';
import { digestOfFile, type FileDigest, PART_BYTES, readPiece } from './etag.ts';
import { runPool } from './run-pool.ts';

const AT_ONCE = 3;

interface SendOptions {
  bucket: Bucket;
  progress: Progress;
  /** Tests have small ones. */
  partBytes?: number;
}

interface Tally {
  /** Bytes that were sent, and that were there already. */
  sent: number;
  known: number;
}

/**
 * Sends what the bucket does not have. A file is there when its ETag is; of a larger one that was cut off, the
 * pieces that arrived are not sent again.
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
    if (digest.pieceEtags.length === 1) {
      await bucket.put(key, await readPiece(path, 1, partBytes));
      return count('sent', bytes, key);
    }
    await sendLarge({ bucket, key, path, digest, partBytes, count: (of, length) => count(of, length, key) });
  };
  // Large files by themselves, as their pieces are sent side by side; playlists after what they name.
  for (const file of files.filter(({ bytes }) => bytes > partBytes)) await send(file);
  const small = files.filter(({ bytes }) => bytes <= partBytes);
  const isLast = ({ key }: FilmFile) => /\.(?:m3u8|json)$/.test(key);
  await runPool(
    small.filter((file) => !isLast(file)),
    AT_ONCE,
    send,
  );
  for (const file of small.filter(isLast)) await send(file);
  progress.end();
  progress.note(`Sent ${toMegabytes(tally.sent)}; ${toMegabytes(tally.known)} were there.`);
  return tally;
}

interface LargeFile {
  bucket: Bucket;
  key: string;
  path: string;
  digest: FileDigest;
  partBytes: number;
  count(of: keyof Tally, bytes: number): void;
}

async function sendLarge({ bucket, key, path, digest, partBytes, count }: LargeFile): Promise<void> {
  const { pieceEtags, bytes } = digest;
  const upload = await bucket.openUpload(key, digest);
  const lengthOf = (number: number) => Math.min(partBytes, bytes - (number - 1) * partBytes);
  const numbers = pieceEtags.map((_, index) => index + 1);
  const isThere = (number: number) => upload.received.has(number);
  for (const number of numbers.filter(isThere)) count('known', lengthOf(number));
  const etags = new Map(upload.received);
  await runPool(
    numbers.filter((number) => !isThere(number)),
    AT_ONCE,
    async (number) => {
      etags.set(number, await bucket.putPart(key, upload, number, await readPiece(path, number, partBytes)));
      count('sent', lengthOf(number));
    },
  );
  await bucket.complete(
    key,
    upload,
    numbers.map((number) => etags.get(number) ?? ''),
  );
}
