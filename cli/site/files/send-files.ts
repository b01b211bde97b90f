import type { Bucket } from '#cli/film/sending/bucket.ts';
import { sendFile } from '#cli/film/sending/send-file.ts';
import { sendInOrder } from '#cli/film/sending/send-in-order.ts';
import type { Progress } from '#cli/local/progress.ts';
import { type FileSource, type FileVersion, isSameFile } from './file-source.ts';

export interface PlannedFile {
  op: 'create' | 'change';
  key: string;
  bytes: number;
  /** What is there now. */
  present?: FileVersion;
}

/** Files that the target lacks or has in another version. None is ever deleted. */
export function planFiles({ files }: FileSource, present: readonly FileVersion[]): PlannedFile[] {
  const there = new Map(present.map((file) => [file.key, file]));
  return files
    .filter((file) => !isSameFile(file, there.get(file.key)))
    .map(({ key, bytes }) => {
      const before = there.get(key);
      return before ? { op: 'change', key, bytes, present: before } : { op: 'create', key, bytes };
    });
}

/**
 * Sends what was planned. Cut off anywhere, the target has what was acknowledged, and a new plan has the rest; of a
 * large file the parts that arrived are not sent again.
 */
export async function sendFiles(
  planned: readonly PlannedFile[],
  source: FileSource,
  bucket: Bucket,
  progress: Progress,
): Promise<{ count: number; bytes: number }> {
  const total = planned.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = { count: 0, bytes: 0 };
  let done = 0;
  const send = ({ key, present }: PlannedFile) =>
    source.withFile(key, async ({ path, digest }) => {
      const count = (of: 'sent' | 'known', bytes: number) => {
        if (of === 'sent') sent.bytes += bytes;
        done += bytes;
        progress.update(total === 0 ? 1 : done / total, `sending ${key.split('/').at(-1)}`);
      };
      // Of another brand's file the digest may only be known now that it is here.
      if (isSameFile(digest, present)) return count('known', digest.bytes);
      await sendFile(bucket, { key, path, digest, count });
      sent.count += 1;
    });
  await sendInOrder(planned, send);
  progress.end();
  return sent;
}
